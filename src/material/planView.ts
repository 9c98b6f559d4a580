import { Vector3, type BufferAttribute, type Mesh } from 'three'
import { fixedDirection, type Along } from './displaceOptions'
import { coveredTriangles } from './drawnTriangles'
import { restNormal, restPosition } from './restPose'
import { TriangleGrid } from './triangleGrid'

/** The drawn triangles of a mesh as seen along the direction in which all of its vertices move. */
export interface PlanView {
  /** Of length 1, in the mesh's own axes. */
  readonly direction: Vector3
  /** The two axes of the plan. */
  readonly u: Vector3
  readonly v: Vector3
  /** Three vertices a triangle. */
  readonly vertices: ArrayLike<number>
  readonly triangles: TriangleGrid
}

/** cos of 1.4e-5 rad, well above the rounding of matrices and normals: closer directions count as the same. */
export const SAME_DIRECTION = 1 - 1e-10

/** None if vertices move in different directions. */
export function createPlanView(mesh: Mesh, along: Along): PlanView | undefined {
  const direction = fixedDirection(along) ?? (along === 'normal' ? commonNormal(mesh) : undefined)
  if (!direction) return undefined
  const u = new Vector3(1, 0, 0)
  if (Math.abs(direction.x) > 0.9) u.set(0, 1, 0)
  u.addScaledVector(direction, -u.dot(direction)).normalize()
  const v = new Vector3().crossVectors(direction, u)
  const { count } = mesh.geometry.attributes.position
  const plan = new Float64Array(2 * count)
  const vertex = new Vector3()
  for (let i = 0; i < count; i++) {
    restPosition(mesh, i, vertex)
    plan[2 * i] = vertex.dot(u)
    plan[2 * i + 1] = vertex.dot(v)
  }
  const vertices = coveredTriangles(mesh)
  return { direction, u, v, vertices, triangles: new TriangleGrid(plan, vertices) }
}

/** The normal that all vertices share; none if they differ. */
function commonNormal(mesh: Mesh): Vector3 | undefined {
  const normals = mesh.geometry.attributes.normal as BufferAttribute | undefined
  if (!normals || normals.count === 0) return undefined
  const first = restNormal(mesh, 0, new Vector3())
  const other = new Vector3()
  for (let i = 1; i < normals.count; i++) {
    if (restNormal(mesh, i, other).dot(first) < SAME_DIRECTION) return undefined
  }
  return first
}
