import type { WebGLRenderer } from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { checkField } from '../field/checkField'
import type { Field } from '../field/field'
import { comparisonPoints, type ComparisonRegion } from './comparisonPoints'
import { evaluateOnGPU, type EvaluationPoint } from './evaluateOnGPU'
import { FieldNeighbourhood } from './fieldNeighbourhood'

/** Options of `compareSides`. */
export interface CompareOptions {
  /**
   * Where to compare: x, y, z, t, rounded to float32; those that are left out are 0.
   *
   * @defaultValue `count` points spread evenly over `region`
   */
  readonly points?: readonly EvaluationPoint[]
  /** @defaultValue −10 … 10 for x, y, z, and 0 … 10 for t */
  readonly region?: ComparisonRegion
  /** @defaultValue 256 */
  readonly count?: number
  /** @defaultValue both */
  readonly stage?: 'vertex' | 'fragment'
  /**
   * How far the GPU may be off, as a part of how much the field varies over the points, or of its largest derivative.
   *
   * @defaultValue 1e-4
   */
  readonly tolerance?: number
}

/** Where two numbers that should be one differ most. */
export interface Difference {
  /** As a part of how much the field varies over the points, or of its largest derivative. */
  readonly worst: number
  readonly at: EvaluationPoint
  readonly stage?: 'vertex' | 'fragment'
  /** Of the derivative. */
  readonly axis?: 'x' | 'y' | 'z'
  readonly got: number
  readonly expected: number
}

/** What `compareSides` has found. */
export interface Comparison {
  /** What is wrong, in words. Empty: nothing. */
  readonly failures: readonly string[]
  /** The values on the GPU, and on the CPU as expected. */
  readonly value: Difference
  /** The gradients on the GPU, and on the CPU as expected. */
  readonly gradient?: Difference
  /** The gradients on the CPU, and the differences of values there as expected. */
  readonly derivative?: Difference
  /** How many points were left out, because the CPU has no finite value or gradient there. */
  readonly skipped: number
}

const AXES = ['x', 'y', 'z'] as const
const NOTHING: Difference = { worst: 0, at: [0, 0, 0, 0], got: 0, expected: 0 }

/**
 * Compares a field on the GPU with itself on the CPU, and its gradient with its values: for the tests of who writes a
 * `custom` field, in a browser. `expect(compareSides(renderer, field).failures).toEqual([])`
 *
 * A float32 coordinate stands for all numbers that round to it: what the CPU gives within two units in its last place is
 * right, so that a jump is no difference. Fields without a gradient are compared by values.
 *
 * @throws if an argument is wrong, or the field's GLSL does not compile, with what the driver says
 */
export function compareSides(renderer: WebGLRenderer, field: Field, options: CompareOptions = {}): Comparison {
  checkField(field, 'compareSides')
  checkOptions(options, ['points', 'region', 'count', 'stage', 'tolerance'], 'compareSides', '{ count: 1000 }')
  const { tolerance = 1e-4, stage } = options
  if (!(tolerance > 0 && tolerance < 1)) {
    throw new Error(`compareSides: \`tolerance\` must be a number between 0 and 1, got ${describe(tolerance)}.`)
  }
  const points = comparisonPoints(options)
  const places = points.map((point) => new FieldNeighbourhood(field, point))
  const finite = places.filter(({ finite }) => finite)
  const scales = scalesOf(finite)
  const gradient = field.differentiable
  let value = NOTHING
  let slope = NOTHING
  for (const each of stage ? [stage] : (['vertex', 'fragment'] as const)) {
    const results = evaluateOnGPU(renderer, field, points, { stage: each, gradient })
    places.forEach((place, i) => {
      if (!place.finite) return
      for (let c = 0; c < (gradient ? 4 : 1); c++) {
        const got = results[4 * i + c]
        const worst = place.distance(c, got) / scales[c === 0 ? 0 : 1]
        const found = { worst, at: place.point, stage: each, got, expected: place.values[c] }
        if (c === 0) value = worse(value, found)
        else slope = worse(slope, { ...found, axis: AXES[c - 1] })
      }
    })
  }
  const report = { value, ...(gradient && { gradient: slope, derivative: worstDerivative(finite, scales[1]) }) }
  const failures = finite.length === 0 ? ['The field has no finite value at any of the points.'] : []
  for (const [what, found] of Object.entries(report)) {
    if (!(found.worst <= tolerance)) failures.push(sentence(what, found, tolerance))
  }
  return { failures, ...report, skipped: points.length - finite.length }
}

/** How much the values vary, and the largest derivative. Float32 does not know small changes of large numbers. */
function scalesOf(places: readonly FieldNeighbourhood[]): readonly [number, number] {
  let [lo, hi, steepest] = [Infinity, -Infinity, 0]
  for (const { values } of places) {
    lo = Math.min(lo, values[0])
    hi = Math.max(hi, values[0])
    steepest = Math.max(steepest, ...values.slice(1).map(Math.abs))
  }
  return [Math.max(hi - lo, Math.max(Math.abs(lo), Math.abs(hi)) / 256) || 1, steepest || 1]
}

function worstDerivative(places: readonly FieldNeighbourhood[], scale: number): Difference {
  let worst = NOTHING
  for (const place of places) {
    AXES.forEach((axis, k) => {
      const got = place.values[k + 1]
      const expected = place.slope(k)
      worst = worse(worst, { worst: Math.abs(got - expected) / scale, at: place.point, axis, got, expected })
    })
  }
  return worst
}

/** NaN is worse than any. */
function worse(a: Difference, b: Difference): Difference {
  return a.worst >= b.worst || Number.isNaN(a.worst) ? a : b
}

function sentence(what: string, { worst, at, stage, axis, got, expected }: Difference, tolerance: number): string {
  const where = `at (${at.slice(0, 3).join(', ')}), t = ${at[3]}`
  const off = `off by ${(100 * worst).toPrecision(3)} %, ${100 * tolerance} % allowed`
  if (what === 'value')
    return `The value is ${got} on the GPU, ${expected} on the CPU ${where}, ${stage} stage: ${off}.`
  if (what === 'gradient')
    return `∂${axis} is ${got} on the GPU, ${expected} on the CPU ${where}, ${stage} stage: ${off}.`
  return `∂${axis} is ${got} in the gradient, ${expected} by differences of values on the CPU ${where}: ${off}.`
}
