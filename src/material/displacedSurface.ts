import { Matrix3, Triangle, Vector3, type Mesh } from 'three'
import { describe } from '../describe'
import { DisplacedVertices } from './displacedVertices'
import type { DisplaceSettings } from './displaceOptions'
import { FieldTriangle } from './fieldTriangle'
import { createPlanView, SAME_DIRECTION, type PlanView } from './planView'
import { weighted } from './weighted'

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

export function surfaceOf(options: SurfaceOptions | undefined, caller: string): 'mesh' | 'field' {
  const { on = 'mesh' } = options ?? {}
  if (on === 'mesh' || on === 'field') return on
  throw new Error(`${caller}: \`on\` must be 'mesh' or 'field', got ${describe(on)}.`)
}

/** The CPU's view of one displaced mesh that is a sheet over the ground: its heights and normals. */
export class DisplacedSurface {
  readonly vertices: DisplacedVertices
  private plan: { readonly epoch: number; readonly view: PlanView | undefined } | undefined
  private readonly fieldTriangle: FieldTriangle
  /** What was asked for last, and the highest triangle there, with the weights of its corners. */
  private readonly hit = { x: NaN, z: NaN, state: -1, height: NaN, triangle: -1, weights: new Vector3() }

  constructor(
    readonly mesh: Mesh,
    settingsNow: () => DisplaceSettings
  ) {
    this.vertices = new DisplacedVertices(mesh, settingsNow)
    this.fieldTriangle = new FieldTriangle(this.vertices)
  }

  /** World height of the highest point of the surface above (x, z), NaN where there is none. */
  heightAt(x: number, z: number, options?: SurfaceOptions): number {
    const on = surfaceOf(options, 'heightAt')
    return this.hitHeight(this.findHighest(x, z, 'heightAt'), on)
  }

  /** The same at a point of the plan. */
  heightInPlan(view: PlanView, u: number, v: number, on: 'mesh' | 'field'): number {
    this.hit.state = -1
    this.vertices.updateField()
    this.search(view, u, v)
    return this.hitHeight(view, on)
  }

  /** World normal, of length 1, at the same point; NaN where there is none. */
  normalAt(x: number, z: number, target = new Vector3(), options?: SurfaceOptions): Vector3 {
    const on = surfaceOf(options, 'normalAt')
    const view = this.findHighest(x, z, 'normalAt')
    const { triangle, weights } = this.hit
    if (triangle < 0) return target.set(NaN, NaN, NaN)
    const vertices = cornersOf(view, triangle)
    if (on === 'field') this.fieldTriangle.set(...vertices).normal(weights, view.direction, target)
    else {
      vertices.forEach((i, k) => this.vertices.position(i, corners[k]))
      Triangle.getNormal(...corners, target)
    }
    return target.applyMatrix3(normalMatrix.getNormalMatrix(this.vertices.world)).normalize()
  }

  /** The mesh as seen along the direction of displacement, if there is one. Its vertices must be up to date. */
  planView(): PlanView | undefined {
    const { restEpoch: epoch, settings } = this.vertices
    if (this.plan?.epoch !== epoch) this.plan = { epoch, view: createPlanView(this.mesh, settings.along) }
    return this.plan.view
  }

  /**
   * The mesh from above.
   *
   * @throws if the displacement is not vertical in the world
   */
  verticalView(caller: string): PlanView {
    this.vertices.updateRest()
    const view = this.planView()
    this.assertVertical(view, caller)
    return view
  }

  private findHighest(x: number, z: number, caller: string): PlanView {
    const view = this.verticalView(caller)
    const { hit, vertices } = this
    point.set(x, 0, z).applyMatrix4(vertices.worldToLocal)
    const [u, v] = [point.dot(view.u), point.dot(view.v)]
    // Many chunks are asked, and most are elsewhere.
    if (view.triangles.mayCover(u, v)) vertices.updateField()
    // The normal at a point is often asked for after its height.
    if (x === hit.x && z === hit.z && hit.state === vertices.state) return view
    this.search(view, u, v)
    hit.x = x
    hit.z = z
    hit.state = vertices.state
    return view
  }

  private search(view: PlanView, u: number, v: number): void {
    const { hit } = this
    hit.height = NaN
    hit.triangle = -1
    if (!view.triangles.mayCover(u, v)) return
    view.triangles.visitAt(u, v, (triangle, a, b, c) => {
      const height =
        a * this.worldY(view, triangle, 0) + b * this.worldY(view, triangle, 1) + c * this.worldY(view, triangle, 2)
      if (height <= hit.height) return
      hit.height = height
      hit.triangle = triangle
      hit.weights.set(a, b, c)
    })
  }

  private hitHeight(view: PlanView, on: 'mesh' | 'field'): number {
    const { height, triangle, weights } = this.hit
    if (triangle < 0 || on === 'mesh') return height
    const fieldTriangle = this.fieldTriangle.set(...cornersOf(view, triangle))
    weighted(fieldTriangle.corners, weights, point).addScaledVector(view.direction, fieldTriangle.height(weights))
    return point.applyMatrix4(this.vertices.world).y
  }

  private worldY(view: PlanView, triangle: number, corner: number): number {
    return this.vertices.position(view.vertices[3 * triangle + corner], vertex).applyMatrix4(this.vertices.world).y
  }

  private assertVertical(view: PlanView | undefined, caller: string): asserts view {
    const up = view && worldUp.copy(view.direction).transformDirection(this.vertices.world).y
    if (up !== undefined && Math.abs(up) >= SAME_DIRECTION) return
    throw new Error(
      `${caller}: the displacement of mesh '${this.mesh.name}' is not vertical in the world, so a point may have several ` +
        'heights or none. Use raycast, or displace a sheet that lies in the ground plane along its normals, or along the ' +
        'axis that points up.'
    )
  }
}

function cornersOf({ vertices }: PlanView, triangle: number): [number, number, number] {
  return [vertices[3 * triangle], vertices[3 * triangle + 1], vertices[3 * triangle + 2]]
}

const point = /*#__PURE__*/ new Vector3()
const vertex = /*#__PURE__*/ new Vector3()
const worldUp = /*#__PURE__*/ new Vector3()
const corners = [/*#__PURE__*/ new Vector3(), /*#__PURE__*/ new Vector3(), /*#__PURE__*/ new Vector3()] as const
const normalMatrix = /*#__PURE__*/ new Matrix3()
