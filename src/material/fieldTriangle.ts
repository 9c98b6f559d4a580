import { Vector3 } from 'three'
import { read } from '../field/value'
import type { DisplacedVertices } from './displacedVertices'
import { restPosition } from './restPose'
import { weighted } from './weighted'

/** The field itself over one triangle of a mesh whose vertices all move in one direction. */
export class FieldTriangle {
  /** The undisplaced triangle. */
  readonly corners = [new Vector3(), new Vector3(), new Vector3()] as const
  /** Where the field is read for them. */
  private readonly points = [new Vector3(), new Vector3(), new Vector3()] as const
  private readonly point = new Vector3()

  constructor(private readonly vertices: DisplacedVertices) {}

  set(a: number, b: number, c: number): this {
    const { vertices, corners, points } = this
    for (const [k, i] of [a, b, c].entries()) {
      vertices.fieldPoint(i, restPosition(vertices.mesh, i, corners[k]), points[k])
    }
    return this
  }

  /** Height above the undisplaced point that has these weights of the corners. */
  height(weights: Vector3): number {
    const { height, time } = this.vertices.settings
    const p = weighted(this.points, weights, this.point)
    return height.sample(p.x, p.y, p.z, read(time))
  }

  /** The exact normal of the surface, of length 1: that of the triangle, turned by the field's gradient along it. */
  normal(weights: Vector3, direction: Vector3, target: Vector3): Vector3 {
    const { height, time } = this.vertices.settings
    const [a, b, c] = this.corners
    const p = weighted(this.points, weights, this.point)
    height.sampleGradient(p.x, p.y, p.z, gradient, read(time))
    target.subVectors(b, a).cross(edge.subVectors(c, a))
    // A weight grows across the opposite edge, from 0 to 1: its gradient is n × edge / n².
    const [toB, toC] = [this.risesTo(1), this.risesTo(2)]
    slope.subVectors(a, c).multiplyScalar(toB).addScaledVector(edge.subVectors(b, a), toC)
    slope.crossVectors(target, slope).divideScalar(target.lengthSq())
    target.normalize()
    const rise = direction.dot(target)
    return target
      .multiplyScalar(1 + slope.dot(direction))
      .addScaledVector(slope, -rise)
      .normalize()
  }

  /** What the gradient makes of the way from the first corner to another. */
  private risesTo(k: 1 | 2): number {
    return edge.subVectors(this.points[k], this.points[0]).dot(derivative.fromArray(gradient))
  }
}

const edge = /*#__PURE__*/ new Vector3()
const slope = /*#__PURE__*/ new Vector3()
const derivative = /*#__PURE__*/ new Vector3()
const gradient: [number, number, number] = [0, 0, 0]
