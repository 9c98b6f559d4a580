import type { Field } from './field'
import { compileCpu, runCpu, setPoint } from './cpuProgram'
import { evenSpread } from './evenSpread'
import type { Interval } from './interval'

const SAMPLES = 16384
/** Wide enough that a noise with features of a million units still shows ten of them. */
const EXTENT = 1e7

/**
 * 1st and 99th percentile of a field over points spread evenly (Roberts' R sequence) through a large cube of space and
 * time. Deterministic. The standard error of each percentile's rank is 0.08 %.
 *
 * @throws if the field does not vary, or grows with distance
 */
export function typicalRange(field: Field, caller: string): Interval {
  const program = compileCpu(field, false)
  const values = new Float64Array(SAMPLES)
  const inner: number[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const point = [at(i, 0), at(i, 1), at(i, 2), at(i, 3)] as const
    setPoint(program, ...point)
    runCpu(program)
    values[i] = program.memory[program.result]
    if (point.every((x) => Math.abs(x) < EXTENT / 4)) inner.push(values[i])
  }
  values.sort()
  const [lo, hi] = percentiles(values, 0.01)
  const none = (why: string) => new Error(`${caller}: the field ${field.op.name} has no typical range: ${why}`)
  if (!(hi > lo)) throw none(`its 1st and 99th percentile are ${lo} and ${hi}.`)
  if (growth(values, Float64Array.from(inner).sort()) > MOST_BY_CHANCE) {
    throw none('it grows with distance. Fit the noise in it, and combine then.')
  }
  return [lo, hi]
}

/**
 * Below the 2 of a coordinate, and out of reach for chance: the 10th percentile of 1000 samples has a standard error of
 * 0.05 standard deviations of a normal distribution, whose 10th and 90th are 2.6 apart. It takes noise with fewer than a
 * few features in 5·10⁶ units to be taken for growth.
 */
const MOST_BY_CHANCE = 1.6

/** How many times as wide as in the middle half of each axis a field varies in the whole, less its tails; both sorted. */
function growth(all: Float64Array, inner: Float64Array): number {
  const [whole, half] = [all, inner].map((values) => {
    const [lo, hi] = percentiles(values, 0.1)
    return hi - lo
  })
  return half > 0 ? whole / half : 1
}

function percentiles(sorted: Float64Array, part: number): Interval {
  const { length } = sorted
  return [sorted[Math.floor(length * part)], sorted[Math.ceil(length * (1 - part)) - 1]]
}

function at(i: number, axis: number): number {
  return (evenSpread(i, axis) - 0.5) * EXTENT
}
