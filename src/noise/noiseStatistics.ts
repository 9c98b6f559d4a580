import { seededPermutation } from '../permutation/seededPermutation'
import type { NoiseKind } from './noiseKind'
import { noiseTables } from './noiseTables'

/** Means over space, to about a percent: what noise looks like from afar. */
export interface NoiseStatistics {
  /** Of |noise|. */
  readonly magnitude: number
  /** Of the square of the derivative along one axis, per cell. */
  readonly slopeSquare: number
}

const SAMPLES = 4096
const STEP = 1e-4
const known = /*#__PURE__*/ new WeakMap<NoiseKind, NoiseStatistics>()

export function noiseStatistics(kind: NoiseKind): NoiseStatistics {
  let statistics = known.get(kind)
  if (!statistics) known.set(kind, (statistics = measure(kind)))
  return statistics
}

function measure(kind: NoiseKind): NoiseStatistics {
  const tables = noiseTables(seededPermutation({}, kind.name))
  const memory = new Float64Array(6)
  let magnitude = 0
  let slopeSquare = 0
  for (let i = 0; i < SAMPLES; i++) {
    // Multiples of irrational numbers are spread evenly over all places in a cell, and over all cells.
    ;[Math.SQRT2, Math.sqrt(3), Math.sqrt(5), Math.sqrt(7)].forEach((stride, axis) => {
      memory[axis] = (i * stride) % 256
    })
    kind.evaluate(tables, memory, 0, 4)
    memory[0] += STEP
    kind.evaluate(tables, memory, 0, 5)
    magnitude += Math.abs(memory[4]) / SAMPLES
    slopeSquare += ((memory[5] - memory[4]) / STEP) ** 2 / SAMPLES
  }
  return { magnitude, slopeSquare }
}
