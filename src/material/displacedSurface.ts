import { Matrix3, Matrix4, Vector3, type Mesh } from 'three'
import { describe } from '../describe'
import { read } from '../field/value'
import type { DisplaceSettings } from './displaceOptions'
import { planViewOf, SAME_DIRECTION, type PlanView } from './planView'
import { restPosition } from './restPose'

/** Options of queries. */
export interface SurfaceOptions {
  /**
   * 'mesh': the triangles as they are drawn. 'field': the exact field between the vertices, which a coarse mesh only
   * approaches.
   *
   * @defaultValue 'mesh'
   */
  on?: 'mesh' | 'field'
}

function surfaceOf(options: SurfaceOptions | undefined, caller: string): 'mesh' | 'field' {
  const { on = 'mesh' } = options ?? {}
  if (on === 'mesh' || on === 'field') return on
  throw new Error(`${caller}: \`on\` must be 'mesh' or 'field', got ${describe(on)}.`)
}

/** The CPU's view of one displaced mesh: where its vertices and the points between them are drawn. */
export class DisplacedSurface {
  private readonly toSpace = new Matrix4()
  private readonly worldToLocal = new Matrix4()
  private readonly planView: ReturnType<typeof planViewOf>
  /** The highest triangle at the point that was asked for last, with the weights of its corners. */
  private readonly hit = { height: NaN, triangle: -1, a: 0, b: 0, c: 0 }

  constructor(
    private readonly mesh: Mesh,
    private readonly settingsNow: () => DisplaceSettings
  ) {
    this.planView = planViewOf(mesh)
  }

  /** World height of the highest point of the surface above (x, z), NaN where there is none. */
  heightAt(x: number, z: number, options?: SurfaceOptions): number {
    const on = surfaceOf(options, 'heightAt')
    const view = this.findHighest(x, z, 'heightAt')
    const { height, triangle } = this.hit
    if (triangle < 0 || on === 'mesh') return height
    return this.place(this.restPoint(view), view.direction).applyMatrix4(this.mesh.matrixWorld).y
  }

  /** World normal, of length 1, at the same point; NaN where there is none. */
  normalAt(x: number, z: number, target = new Vector3(), options?: SurfaceOptions): Vector3 {
    const on = surfaceOf(options, 'normalAt')
    const view = this.findHighest(x, z, 'normalAt')
    if (this.hit.triangle < 0) return target.set(NaN, NaN, NaN)
    if (on === 'mesh') this.triangleNormal(view, target, true)
    else this.fieldNormal(view, target)
    return target.applyMatrix3(normalMatrix.getNormalMatrix(this.mesh.matrixWorld)).normalize()
  }

  private findHighest(x: number, z: number, caller: string): PlanView {
    this.updateMatrices()
    const view = this.planView(this.settingsNow().along)
    this.assertVertical(view, caller)
    const { hit } = this
    hit.height = NaN
    hit.triangle = -1
    point.set(x, 0, z).applyMatrix4(this.worldToLocal)
    view.triangles.visitAt(point.dot(view.u), point.dot(view.v), (triangle, a, b, c) => {
      const height =
        a * this.worldY(view, triangle, 0) + b * this.worldY(view, triangle, 1) + c * this.worldY(view, triangle, 2)
      if (height <= hit.height) return
      hit.height = height
      hit.triangle = triangle
      hit.a = a
      hit.b = b
      hit.c = c
    })
    return view
  }

  private worldY(view: PlanView, triangle: number, corner: number): number {
    const rest = this.corner(view, triangle, corner)
    return this.place(rest, view.direction).applyMatrix4(this.mesh.matrixWorld).y
  }

  /** Moves a rest point to where it is drawn, in the mesh's own space. */
  private place(rest: Vector3, direction: Vector3): Vector3 {
    const { height, time } = this.settingsNow()
    const p = inSpace.copy(rest).applyMatrix4(this.toSpace)
    return rest.addScaledVector(direction, height.sample(p.x, p.y, p.z, read(time)))
  }

  private triangleNormal(view: PlanView, target: Vector3, displaced: boolean): void {
    for (let k = 0; k < 3; k++) {
      const rest = this.corner(view, this.hit.triangle, k)
      if (displaced) this.place(rest, view.direction)
    }
    const [a, b, c] = corners
    target.crossVectors(b.sub(a), c.sub(a)).normalize()
  }

  /** The exact normal: that of the rest triangle, turned by the field's gradient. */
  private fieldNormal(view: PlanView, target: Vector3): void {
    const { height, time } = this.settingsNow()
    const p = inSpace.copy(this.restPoint(view)).applyMatrix4(this.toSpace)
    height.sampleGradient(p.x, p.y, p.z, gradient, read(time))
    slope.fromArray(gradient).applyMatrix3(spaceToLocal.setFromMatrix4(this.toSpace).transpose())
    this.triangleNormal(view, target, false)
    const along = view.direction.dot(target)
    target.multiplyScalar(1 + slope.dot(view.direction)).addScaledVector(slope, -along)
  }

  private restPoint(view: PlanView): Vector3 {
    const { triangle, a, b, c } = this.hit
    point.set(0, 0, 0).addScaledVector(this.corner(view, triangle, 0), a)
    point.addScaledVector(this.corner(view, triangle, 1), b)
    return point.addScaledVector(this.corner(view, triangle, 2), c)
  }

  private corner(view: PlanView, triangle: number, k: number): Vector3 {
    return restPosition(this.mesh, view.vertices[3 * triangle + k], corners[k])
  }

  private updateMatrices(): void {
    const { mesh, toSpace } = this
    const { space } = this.settingsNow()
    mesh.updateWorldMatrix(true, false)
    this.worldToLocal.copy(mesh.matrixWorld).invert()
    if (space === 'local') {
      toSpace.identity()
    } else if (space === 'world') {
      toSpace.copy(mesh.matrixWorld)
    } else {
      space.updateWorldMatrix(true, false)
      toSpace.copy(space.matrixWorld).invert().multiply(mesh.matrixWorld)
    }
  }

  private assertVertical(view: PlanView | undefined, caller: string): asserts view {
    const up = view && worldUp.copy(view.direction).transformDirection(this.mesh.matrixWorld).y
    if (up !== undefined && Math.abs(up) >= SAME_DIRECTION) return
    throw new Error(
      `${caller}: the displacement of mesh '${this.mesh.name}' is not vertical in the world, so a point may have several ` +
        'heights or none. Displace a sheet that lies in the ground plane along its normals, or along the axis that points up.'
    )
  }
}

const point = /*#__PURE__*/ new Vector3()
const inSpace = /*#__PURE__*/ new Vector3()
const slope = /*#__PURE__*/ new Vector3()
const worldUp = /*#__PURE__*/ new Vector3()
const corners = /*#__PURE__*/ [new Vector3(), new Vector3(), new Vector3()] as const
const gradient: [number, number, number] = [0, 0, 0]
const normalMatrix = /*#__PURE__*/ new Matrix3()
const spaceToLocal = /*#__PURE__*/ new Matrix3()
