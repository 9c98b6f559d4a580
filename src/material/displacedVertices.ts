import { Matrix4, Vector3, type Mesh, type SkinnedMesh } from 'three'
import { read } from '../field/value'
import { ChangeWatch } from './changeWatch'
import type { Displaceable } from './checkDisplaceTarget'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'
import { watchRest } from './drawnTriangles'
import { restNormal, restPosition } from './restPose'
import { spaceMatrix } from './spaceMatrix'

/**
 * Where the vertices of a mesh, points or a line are drawn, in doubles: each computed when it is asked for, and kept until something that
 * it depends on has changed. So the first query of a large mesh is cheap, and so is one of moving water.
 */
export class DisplacedVertices<T extends Displaceable = Mesh> {
  /** Three numbers a vertex, in the mesh's own space; those of vertex i after `compute(i)`. */
  positions = new Float64Array(0)
  /** No position has a larger coordinate so far. */
  extent = 0
  /** Another number whenever vertices may be drawn elsewhere in the mesh's own space. */
  epoch = 0
  /** Another number whenever they may be drawn elsewhere in the world. */
  state = 0
  /** Another number whenever the undisplaced vertices, or the triangles, may have changed, or the direction. */
  restEpoch = 0
  /** The mesh's matrixWorld, or that of the instance. */
  readonly world = new Matrix4()
  readonly worldToLocal = new Matrix4()
  /** From the mesh's own space to that of the field, where there is one. */
  readonly toSpace = new Matrix4()
  private readonly restWatch = new ChangeWatch()
  private readonly watch = new ChangeWatch()
  /** The epochs in which they were computed. */
  private stamps = new Uint32Array(0)
  settings: DisplaceSettings
  /** The one direction in which all vertices move; none for 'normal' and 'radial'. */
  private fixed: Readonly<Vector3> | undefined

  constructor(
    readonly mesh: T,
    private readonly settingsNow: () => DisplaceSettings
  ) {
    this.settings = settingsNow()
  }

  /**
   * Looks at all that positions depend on. To be called before a query.
   *
   * @param instance - the matrix of the instance that is asked for, of a mesh with many
   */
  update(instance?: Matrix4): void {
    this.updateRest(instance)
    this.updateField()
  }

  /** The first half: where the mesh is, and its undisplaced vertices. */
  updateRest(instance?: Matrix4): void {
    const { mesh, restWatch } = this
    this.settings = this.settingsNow()
    mesh.updateWorldMatrix(true, false)
    world.copy(mesh.matrixWorld)
    if (instance) world.multiply(instance)
    if (this.state === 0 || !world.equals(this.world)) {
      this.state++
      this.worldToLocal.copy(this.world.copy(world)).invert()
    }
    watchRest(restWatch, mesh)
    restWatch.see(this.settings.along)
    if (restWatch.hasChanged()) this.restEpoch++
  }

  /** The second half: how far they move. */
  updateField(): void {
    const { mesh, settings, watch } = this
    watch.see(this.restEpoch)
    watch.see(settings)
    // Another array whenever a live value of the field has changed.
    watch.see(settings.height.range())
    watch.see(read(settings.time))
    // Bones move without telling: as if they always had.
    if (isSkinned(mesh)) watch.see(NaN)
    spaceMatrix(settings.space, this.world, this.toSpace)
    watch.seeAll(this.toSpace.elements)
    if (!watch.hasChanged()) return
    this.state++
    this.epoch++
    this.extent = 0
    this.fixed = fixedDirection(settings.along)
    const { count } = mesh.geometry.attributes.position
    if (this.stamps.length === count) return
    this.stamps = new Uint32Array(count)
    this.positions = new Float64Array(3 * count)
  }

  /** Makes sure of `positions` of vertex i. */
  compute(i: number): void {
    if (this.stamps[i] === this.epoch) return
    this.stamps[i] = this.epoch
    const { mesh, settings, positions } = this
    const vertex = restPosition(mesh, i, rest)
    this.fieldPoint(i, vertex, inSpace)
    const height = settings.height.sample(inSpace.x, inSpace.y, inSpace.z, read(settings.time))
    vertex.addScaledVector(this.directionAt(i, vertex, direction), height)
    if (isSkinned(mesh)) mesh.applyBoneTransform(i, vertex)
    vertex.toArray(positions, 3 * i)
    const largest = Math.max(Math.abs(vertex.x), Math.abs(vertex.y), Math.abs(vertex.z))
    if (largest > this.extent) this.extent = largest
  }

  position(i: number, target: Vector3): Vector3 {
    this.compute(i)
    return target.fromArray(this.positions, 3 * i)
  }

  /** Where the field is read for vertex i, which is at `position` undisplaced. */
  fieldPoint(i: number, position: Vector3, target: Vector3): Vector3 {
    if (this.settings.space !== 'uv') return target.copy(position).applyMatrix4(this.toSpace)
    const uv = this.mesh.geometry.attributes.uv
    return target.set(uv.getX(i), uv.getY(i), 0)
  }

  /** Where vertex i, which is at `position` undisplaced, moves to: of length 1. */
  directionAt(i: number, position: Vector3, target: Vector3): Vector3 {
    if (this.fixed) return target.copy(this.fixed)
    if (this.settings.along === 'normal') return restNormal(this.mesh, i, target)
    return target.copy(position).divideScalar(Math.max(position.length(), SMALLEST_RADIUS))
  }
}

/** As in the vertex shader: a vertex in the centre stays there. */
export const SMALLEST_RADIUS = 1e-10

function isSkinned(mesh: Displaceable): mesh is SkinnedMesh {
  return 'isSkinnedMesh' in mesh
}

const rest = /*#__PURE__*/ new Vector3()
const inSpace = /*#__PURE__*/ new Vector3()
const direction = /*#__PURE__*/ new Vector3()
const world = /*#__PURE__*/ new Matrix4()
