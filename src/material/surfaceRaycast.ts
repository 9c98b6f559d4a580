import { Triangle, Vector3, type Intersection, type Mesh, type Ray, type Raycaster } from 'three'
import { displacedNormal } from './displacedNormal'
import { DisplacedTree } from './displacedTree'
import type { DisplacedVertices } from './displacedVertices'
import { FieldRays } from './fieldRays'
import { localRay } from './localRay'
import { RayTriangle } from './rayTriangle'
import { describeHit, type SurfaceHit } from './surfaceHit'
import { weighted } from './weighted'

type Corners = SurfaceHit['vertices']
/** Where a ray meets what is drawn for a triangle, nearest first. */
type Meet = (triangle: number, corners: Corners, limit: number) => Iterable<SurfaceHit>

/** Casts rays on a displaced mesh. Its vertices must be up to date. */
export class SurfaceRaycast {
  private readonly tree: DisplacedTree
  private readonly test = new RayTriangle()
  private readonly field: FieldRays

  constructor(private readonly vertices: DisplacedVertices) {
    this.tree = new DisplacedTree(vertices)
    this.field = new FieldRays(vertices)
  }

  /**
   * The nearest hit.
   *
   * @param direction - in which all vertices move, if the field between them is meant
   */
  nearest(raycaster: Raycaster, direction?: Vector3): Intersection<Mesh> | undefined {
    let nearest: Intersection<Mesh> | undefined
    this.cast(
      raycaster,
      (hits, distance) => {
        if (hits.length === 0) return Infinity
        nearest = hits[0]
        return distance
      },
      direction
    )
    return nearest
  }

  /** Adds all hits on the triangles, in no order. */
  all(raycaster: Raycaster, intersects: Intersection[]): void {
    this.cast(raycaster, (hits) => {
      intersects.push(...hits)
      return Infinity
    })
  }

  /** @param found - gets the hits at a place, and returns how far the ray goes from then on */
  private cast(
    raycaster: Raycaster,
    found: (hits: Intersection<Mesh>[], distance: number) => number,
    direction?: Vector3
  ): void {
    const { vertices, tree, test } = this
    const { ray, limit } = localRay(raycaster, vertices.worldToLocal)
    test.setRay(ray)
    const meet: Meet = direction
      ? (triangle, corners, end) => this.field.hits(ray, triangle, corners, direction, end)
      : (triangle, corners, end) => this.meetTriangle(ray, triangle, corners, end)
    let end = limit
    tree.cast(ray, limit, direction ? 'field' : 'mesh', (triangle) => {
      const { triangles } = tree
      const corners = [triangles[3 * triangle], triangles[3 * triangle + 1], triangles[3 * triangle + 2]] as const
      for (const hit of meet(triangle, corners, end)) {
        const hits = describeHit(vertices.mesh, vertices.world, raycaster, hit)
        end = Math.min(end, found(hits, hit.distance))
        if (hits.length > 0) break
      }
      return end
    })
  }

  private meetTriangle(ray: Ray, triangle: number, corners: Corners, end: number): readonly SurfaceHit[] {
    const { vertices, test } = this
    if (!test.meets(vertices.positions, ...corners) || test.distance > end) return NONE
    const barycoord = test.weights.clone()
    const [a, b, c] = corners.map((i) => vertices.position(i, new Vector3()))
    const point = weighted([a, b, c], barycoord)
    const faceNormal = Triangle.getNormal(a, b, c, new Vector3())
    const normals =
      'normal' in vertices.mesh.geometry.attributes && corners.map((i) => displacedNormal(vertices, i, new Vector3()))
    const normal = normals ? weighted(normals, barycoord) : undefined
    return [{ ray, triangle, vertices: corners, distance: test.distance, point, barycoord, faceNormal, normal }]
  }
}

const NONE: readonly SurfaceHit[] = []
