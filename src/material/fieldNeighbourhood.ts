import type { Field } from '../field/field'
import type { EvaluationPoint } from './evaluateOnGPU'

/** How far apart values are taken for their differences. A wrong derivative is wrong by all of them. */
const STEPS = [1e-2, 1e-3, 1e-4, 1e-5, 1e-6]

/** A field on the CPU at a point and at all those that round to it in float32. */
export class FieldNeighbourhood {
  /** Value, ∂x, ∂y, ∂z at the point; the value alone if there is no gradient. */
  readonly values: readonly number[]
  readonly finite: boolean
  private readonly lo: number[]
  private readonly hi: number[]

  constructor(
    private readonly field: Field,
    readonly point: EvaluationPoint
  ) {
    this.values = this.sample(0, 0, 0)
    this.lo = [...this.values]
    this.hi = [...this.values]
    const [dx, dy, dz] = point.map((c) => 2 * ulp(c))
    for (let i = 0; i < 27; i++) {
      const near = this.sample(dx * ((i % 3) - 1), dy * ((Math.floor(i / 3) % 3) - 1), dz * (Math.floor(i / 9) - 1))
      near.forEach((component, c) => {
        this.lo[c] = Math.min(this.lo[c], component)
        this.hi[c] = Math.max(this.hi[c], component)
      })
    }
    this.finite = [...this.lo, ...this.hi].every(Number.isFinite)
  }

  /** How far a number lies from those that the component has here. */
  distance(component: number, number: number): number {
    return Math.max(this.lo[component] - number, number - this.hi[component], 0)
  }

  /** The derivative along an axis by differences of values: of all estimates that nearest to the gradient. */
  slope(axis: number): number {
    const at = (offset: number) => {
      const [x, y, z, t] = this.point.map((c, k) => (k === axis ? c + offset : c))
      return this.field.sample(x, y, z, t)
    }
    const central = (h: number) => (at(h) - at(-h)) / (2 * h)
    const oneSided = (h: number) => (at(h) - this.values[0]) / h
    const gradient = this.values[axis + 1]
    let nearest = NaN
    for (const h of STEPS) {
      const estimates = [
        (4 * central(h / 2) - central(h)) / 3,
        2 * oneSided(h / 2) - oneSided(h),
        2 * oneSided(-h / 2) - oneSided(-h)
      ]
      for (const slope of estimates) {
        if (!(Math.abs(nearest - gradient) <= Math.abs(slope - gradient))) nearest = slope
      }
    }
    return nearest
  }

  private sample(dx: number, dy: number, dz: number): number[] {
    const [x, y, z, t] = this.point
    if (!this.field.differentiable) return [this.field.sample(x + dx, y + dy, z + dz, t)]
    const gradient = [0, 0, 0]
    return [this.field.sampleGradient(x + dx, y + dy, z + dz, gradient, t), ...gradient]
  }
}

/** Distance of neighbouring float32 numbers at x. */
function ulp(x: number): number {
  return 2 ** (Math.floor(Math.log2(Math.max(Math.abs(x), 2 ** -126))) - 23)
}
