import {
  BackSide,
  FrontSide,
  Triangle,
  Vector2,
  type BufferAttribute,
  type InterleavedBufferAttribute,
  type Intersection,
  type Material,
  type Matrix4,
  type Mesh,
  type Ray,
  type Raycaster,
  type Vector3
} from 'three'
import { firstDrawn } from './drawnTriangles'

/** Where a ray meets a displaced mesh, in the mesh's own space. */
export interface SurfaceHit {
  readonly ray: Ray
  /** The number of the triangle among those that are drawn, and its vertices. */
  readonly triangle: number
  readonly vertices: readonly [number, number, number]
  /** How far along the ray, in lengths of its direction. */
  readonly distance: number
  readonly point: Vector3
  /** Weights of the vertices. */
  readonly barycoord: Vector3
  /** The normal of the face, of length 1. */
  readonly faceNormal: Vector3
  /** The interpolated normal, if there is one. */
  readonly normal?: Vector3
}

/**
 * What three's own raycast says of a hit: one intersection a material, where the ray comes from the side that is drawn
 * and the distance is between near and far.
 *
 * @param world - the matrix of the mesh or of the instance
 */
export function describeHit(mesh: Mesh, world: Matrix4, raycaster: Raycaster, hit: SurfaceHit): Intersection<Mesh>[] {
  const point = hit.point.clone().applyMatrix4(world)
  const distance = raycaster.ray.origin.distanceTo(point)
  if (!(distance >= raycaster.near && distance <= raycaster.far)) return []
  const first = firstDrawn(mesh.geometry) + 3 * hit.triangle
  const facing = hit.faceNormal.dot(hit.ray.direction)
  const [a, b, c] = hit.vertices
  return materialIndices(mesh, first)
    .filter((index) => isDrawn(materialOf(mesh, index), facing))
    .map((materialIndex) => ({
      distance,
      point: point.clone(),
      object: mesh,
      faceIndex: Math.floor(first / 3),
      face: { a, b, c, normal: hit.faceNormal.clone(), materialIndex },
      barycoord: hit.barycoord.clone(),
      ...uvAt(mesh, 'uv', hit),
      ...uvAt(mesh, 'uv1', hit),
      ...(hit.normal && { normal: hit.normal.clone().multiplyScalar(hit.normal.dot(hit.ray.direction) > 0 ? -1 : 1) })
    }))
}

/** The materials that draw the triangle that begins at a place in the list of vertices. */
function materialIndices({ geometry, material }: Mesh, first: number): number[] {
  if (!Array.isArray(material)) return [0]
  return geometry.groups
    .filter(({ start, count }) => start <= first && first < start + count)
    .map(({ materialIndex = 0 }) => materialIndex)
}

function materialOf({ material }: Mesh, index: number): Material | undefined {
  return Array.isArray(material) ? material[index] : material
}

function isDrawn(material: Material | undefined, facing: number): boolean {
  if (material?.side === FrontSide) return facing < 0
  if (material?.side === BackSide) return facing > 0
  return material !== undefined
}

function uvAt({ geometry }: Mesh, name: 'uv' | 'uv1', { vertices, barycoord }: SurfaceHit): { uv?: Vector2 } {
  const attribute = geometry.attributes[name] as BufferAttribute | InterleavedBufferAttribute | undefined
  if (!attribute) return {}
  return { [name]: Triangle.getInterpolatedAttribute(attribute, ...vertices, barycoord, new Vector2()) }
}
