import { Vector3, type Ray } from 'three'
import type { Interval } from '../field/interval'
import type { DisplacedVertices } from './displacedVertices'
import { FieldTriangle } from './fieldTriangle'
import type { SurfaceHit } from './surfaceHit'
import { weighted } from './weighted'

/** Parts of the way over a triangle at whose ends the field is read: what rises and falls between them may be missed. */
const STEPS = 8
/** Halvings of such a part: to the last digit of a double. */
const HALVINGS = 50
/** As much may weights err by rounding. */
const TOLERANCE = 1e-12

/** Meets rays with the field itself, over a mesh whose vertices all move in one direction. */
export class FieldRays {
  private readonly fieldTriangle: FieldTriangle
  private readonly weights = new Vector3()

  constructor(private readonly vertices: DisplacedVertices) {
    this.fieldTriangle = new FieldTriangle(vertices)
  }

  /**
   * Where a ray meets the field over a triangle, nearest first.
   *
   * @param limit - how far along the ray
   */
  *hits(ray: Ray, triangle: number, corners: SurfaceHit['vertices'], direction: Vector3, limit: number) {
    const way = this.wayOver(ray, corners, direction)
    const [start, end] = this.part(way, limit)
    if (!(start <= end)) return
    let [from, above] = [start, this.above(way, start)]
    for (let step = 1; step <= STEPS; step++) {
      const to = start + ((end - start) * step) / STEPS
      const next = this.above(way, to)
      if (above * next <= 0) yield this.hitAt(ray, triangle, corners, direction, way, this.root(way, from, to, above))
      ;[from, above] = [to, next]
    }
  }

  /** How the weights of a triangle, and the way above it, change along a ray: each is value + t · change. */
  private wayOver({ origin, direction: d }: Ray, corners: SurfaceHit['vertices'], direction: Vector3): Way {
    const [a, b, c] = this.fieldTriangle.set(...corners).corners
    const [ab, ac] = [new Vector3().subVectors(b, a), new Vector3().subVectors(c, a)]
    const across = [
      new Vector3().crossVectors(ac, direction),
      new Vector3().crossVectors(direction, ab),
      new Vector3().crossVectors(ab, ac)
    ]
    const volume = across[2].dot(direction)
    const start = new Vector3().subVectors(origin, a)
    const [values, changes] = [start, d].map((v) => across.map((n) => v.dot(n) / volume))
    return {
      values: [1 - values[0] - values[1], ...values],
      changes: [-changes[0] - changes[1], ...changes]
    }
  }

  /** The part of the ray that is over the triangle, and between the bounds of the field. */
  private part({ values, changes }: Way, limit: number): Interval {
    let [start, end] = [0, limit]
    const [lo, hi] = this.vertices.settings.height.range()
    const bounds = [...[0, 1, 2].map(() => [-TOLERANCE, Infinity]), [lo, hi]]
    bounds.forEach(([least, most], k) => {
      if (changes[k] === 0) {
        if (!(values[k] >= least && values[k] <= most)) end = -1
        return
      }
      const times = [(least - values[k]) / changes[k], (most - values[k]) / changes[k]]
      start = Math.max(start, Math.min(...times))
      end = Math.min(end, Math.max(...times))
    })
    if (end !== Infinity) return [start, end]
    // Along the direction of a field without bounds: twice the way to it.
    return [start, start + 2 * Math.abs(this.above({ values, changes }, start) / changes[3])]
  }

  private weightsAt({ values, changes }: Way, t: number): Vector3 {
    return this.weights.set(values[0] + t * changes[0], values[1] + t * changes[1], values[2] + t * changes[2])
  }

  private above(way: Way, t: number): number {
    return way.values[3] + t * way.changes[3] - this.fieldTriangle.height(this.weightsAt(way, t))
  }

  private root(way: Way, from: number, to: number, above: number): number {
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (from + to) / 2
      if (this.above(way, middle) * above > 0) from = middle
      else to = middle
    }
    return (from + to) / 2
  }

  private hitAt(
    ray: Ray,
    triangle: number,
    vertices: SurfaceHit['vertices'],
    direction: Vector3,
    way: Way,
    distance: number
  ): SurfaceHit {
    const { fieldTriangle } = this
    const barycoord = this.weightsAt(way, distance).clone()
    const normal = fieldTriangle.normal(barycoord, direction, new Vector3())
    const point = weighted(fieldTriangle.corners, barycoord).addScaledVector(direction, fieldTriangle.height(barycoord))
    return { ray, triangle, vertices, distance, point, barycoord, faceNormal: normal, normal }
  }
}

/** Of the three weights of a triangle, and the way above it. */
interface Way {
  readonly values: readonly number[]
  readonly changes: readonly number[]
}
