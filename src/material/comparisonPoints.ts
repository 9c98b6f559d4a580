import { describe } from '../describe'
import { evenSpread } from '../field/evenSpread'
import { isPoint, type EvaluationPoint } from './evaluateOnGPU'

/** Corners of a box in x, y, z and t; what is left out of both is 0. */
export interface ComparisonRegion {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

export interface PointOptions {
  readonly points?: readonly EvaluationPoint[]
  readonly region?: ComparisonRegion
  readonly count?: number
}

const REGION: ComparisonRegion = { from: [-10, -10, -10, 0], to: [10, 10, 10, 10] }

/** Points of four numbers, exact in float32. */
export function comparisonPoints({ points, region = REGION, count = 256 }: PointOptions): EvaluationPoint[] {
  if (points !== undefined) {
    if (Array.isArray(points) && points.length > 0 && points.every(isPoint)) return points.map(exact)
    throw new Error('compareSides: `points` must be arrays of one to four numbers, one at least.')
  }
  const { from, to }: Partial<ComparisonRegion> = (region as unknown) === null ? {} : region
  if (!isPoint(from) || !isPoint(to) || from.length !== to.length) {
    throw new Error('compareSides: `region` must be { from, to } with equally many numbers in both, one to four.')
  }
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`compareSides: \`count\` must be a positive integer, got ${describe(count)}.`)
  }
  return Array.from({ length: count }, (_, i) =>
    exact(from.map((start, axis) => start + (to[axis] - start) * evenSpread(i, axis)))
  )
}

function exact(point: EvaluationPoint): EvaluationPoint {
  return [0, 1, 2, 3].map((axis) => Math.fround(point[axis] ?? 0))
}
