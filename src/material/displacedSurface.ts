import { Matrix3, Matrix4, Vector3, type BufferAttribute, type BufferGeometry, type Mesh } from 'three'
import { read } from '../field/value'
import { fixedDirection, type Along, type DisplaceSettings } from './displaceOptions'
import { TriangleGrid } from './triangleGrid'

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

/** cos of the angle to the vertical up to which a displacement counts as vertical: 1.4e-5 rad, well above rounding. */
const VERTICAL = 1 - 1e-10

/** The CPU's view of one displaced mesh: where its vertices and the points between them are drawn. */
export class DisplacedSurface {
  private readonly toSpace = new Matrix4()
  private readonly worldToLocal = new Matrix4()
  private grid?: {
    geometry: BufferGeometry
    version: number
    along: Along
    direction: Vector3
    u: Vector3
    v: Vector3
    triangles: TriangleGrid
  }

  constructor(
    private readonly mesh: Mesh,
    private readonly settingsNow: () => DisplaceSettings
  ) {}

  private get settings(): DisplaceSettings {
    return this.settingsNow()
  }

  /** World height of the highest point of the surface above (x, z), NaN where there is none. */
  heightAt(x: number, z: number, { on = 'mesh' }: SurfaceOptions = {}): number {
    const { height, triangle } = this.highest(x, z)
    if (triangle < 0 || on === 'mesh') return height
    const rest = this.restPoint(triangle)
    return this.place(rest, this.direction(), point).applyMatrix4(this.mesh.matrixWorld).y
  }

  /** World normal, of length 1, at the same point; NaN where there is none. */
  normalAt(x: number, z: number, { on = 'mesh' }: SurfaceOptions = {}, target = new Vector3()): Vector3 {
    const { triangle } = this.highest(x, z)
    if (triangle < 0) return target.set(NaN, NaN, NaN)
    if (on === 'mesh') this.triangleNormal(triangle, target)
    else this.fieldNormal(triangle, target)
    normalMatrix.getNormalMatrix(this.mesh.matrixWorld)
    return target.applyMatrix3(normalMatrix).normalize()
  }

  private readonly hit = { height: NaN, triangle: -1, a: 0, b: 0, c: 0 }

  private highest(x: number, z: number): { height: number; triangle: number } {
    this.updateMatrices()
    const { triangles, direction, u, v } = this.currentGrid()
    const { hit } = this
    hit.height = NaN
    hit.triangle = -1
    const local = point.set(x, 0, z).applyMatrix4(this.worldToLocal)
    triangles.visitAt(local.dot(u), local.dot(v), (triangle, a, b, c) => {
      const height =
        a * this.worldY(triangle, 0, direction) +
        b * this.worldY(triangle, 1, direction) +
        c * this.worldY(triangle, 2, direction)
      if (height <= hit.height) return
      hit.height = height
      hit.triangle = triangle
      hit.a = a
      hit.b = b
      hit.c = c
    })
    return hit
  }

  private worldY(triangle: number, corner: number, direction: Vector3): number {
    const rest = corners[corner].fromBufferAttribute(this.positions(), this.vertex(triangle, corner))
    return this.place(rest, direction, corners[corner]).applyMatrix4(this.mesh.matrixWorld).y
  }

  /** Where a rest point is drawn, in the mesh's own space. */
  private place(rest: Vector3, direction: Vector3, target: Vector3): Vector3 {
    const p = inSpace.copy(rest).applyMatrix4(this.toSpace)
    const height = this.settings.height.sample(p.x, p.y, p.z, read(this.settings.time))
    return target.copy(rest).addScaledVector(direction, height)
  }

  private triangleNormal(triangle: number, target: Vector3): void {
    const direction = this.direction()
    for (let k = 0; k < 3; k++) {
      corners[k].fromBufferAttribute(this.positions(), this.vertex(triangle, k))
      this.place(corners[k], direction, corners[k])
    }
    target.crossVectors(corners[1].sub(corners[0]), corners[2].sub(corners[0])).normalize()
  }

  /** The exact normal: that of the rest triangle, turned by the field's gradient. */
  private fieldNormal(triangle: number, target: Vector3): void {
    const direction = this.direction()
    const rest = point.copy(this.restPoint(triangle))
    for (let k = 0; k < 3; k++) corners[k].fromBufferAttribute(this.positions(), this.vertex(triangle, k))
    target.crossVectors(corners[1].sub(corners[0]), corners[2].sub(corners[0])).normalize()
    const p = inSpace.copy(rest).applyMatrix4(this.toSpace)
    this.settings.height.sampleGradient(p.x, p.y, p.z, gradient, read(this.settings.time))
    slope.fromArray(gradient).applyMatrix3(spaceToLocal.setFromMatrix4(this.toSpace).transpose())
    const along = direction.dot(target)
    target.multiplyScalar(1 + slope.dot(direction)).addScaledVector(slope, -along)
  }

  private restPoint(triangle: number): Vector3 {
    const { a, b, c } = this.hit
    const positions = this.positions()
    point.set(0, 0, 0)
    for (const [k, weight] of [a, b, c].entries()) {
      point.addScaledVector(corners[k].fromBufferAttribute(positions, this.vertex(triangle, k)), weight)
    }
    return point
  }

  private positions(): BufferAttribute {
    return this.mesh.geometry.attributes.position as BufferAttribute
  }

  private vertex(triangle: number, corner: number): number {
    const { index } = this.mesh.geometry
    return index ? index.getX(3 * triangle + corner) : 3 * triangle + corner
  }

  private updateMatrices(): void {
    const { mesh, toSpace } = this
    const { space } = this.settings
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

  /** The direction in which all vertices move; on a flat sheet also for displacement along the normals. */
  private direction(): Vector3 {
    return this.currentGrid().direction
  }

  private currentGrid(): NonNullable<typeof this.grid> {
    const { geometry } = this.mesh
    const { version } = this.positions()
    const { along } = this.settings
    const { grid } = this
    if (grid?.geometry === geometry && grid.version === version && grid.along === along) {
      this.assertVertical(grid.direction)
      return grid
    }
    const direction = fixedDirection(along) ?? (along === 'normal' ? commonNormal(geometry) : undefined)
    this.assertVertical(direction)
    return (this.grid = { geometry, version, along, ...projectAlong(direction, geometry) })
  }

  private assertVertical(direction: Vector3 | undefined): asserts direction is Vector3 {
    const up = direction && worldUp.copy(direction).transformDirection(this.mesh.matrixWorld).y
    if (up !== undefined && Math.abs(up) >= VERTICAL) return
    throw new Error(
      'heightAt: the displacement is not vertical in the world, so a point may have several heights or none. ' +
        'Displace a sheet that lies in the ground plane along its normals, or along the axis that points up.'
    )
  }
}

/** The normal that all vertices share; none if they differ. */
function commonNormal(geometry: BufferGeometry): Vector3 | undefined {
  const normals = geometry.attributes.normal as BufferAttribute
  const first = new Vector3().fromBufferAttribute(normals, 0).normalize()
  const other = new Vector3()
  for (let i = 1; i < normals.count; i++) {
    if (other.fromBufferAttribute(normals, i).normalize().dot(first) < VERTICAL) return undefined
  }
  return first
}

function projectAlong(direction: Vector3, geometry: BufferGeometry) {
  const u = new Vector3(1, 0, 0)
  if (Math.abs(direction.x) > 0.9) u.set(0, 1, 0)
  u.addScaledVector(direction, -u.dot(direction)).normalize()
  const v = new Vector3().crossVectors(direction, u)
  const positions = geometry.attributes.position as BufferAttribute
  const uv = new Float64Array(2 * positions.count)
  const vertex = new Vector3()
  for (let i = 0; i < positions.count; i++) {
    vertex.fromBufferAttribute(positions, i)
    uv[2 * i] = vertex.dot(u)
    uv[2 * i + 1] = vertex.dot(v)
  }
  const indices = geometry.index?.array ?? Uint32Array.from({ length: positions.count }, (_, i) => i)
  return { direction, u, v, triangles: new TriangleGrid(uv, indices) }
}

const point = /*#__PURE__*/ new Vector3()
const inSpace = /*#__PURE__*/ new Vector3()
const slope = /*#__PURE__*/ new Vector3()
const worldUp = /*#__PURE__*/ new Vector3()
const corners = /*#__PURE__*/ [new Vector3(), new Vector3(), new Vector3()] as const
const gradient: [number, number, number] = [0, 0, 0]
const normalMatrix = /*#__PURE__*/ new Matrix3()
const spaceToLocal = /*#__PURE__*/ new Matrix3()
