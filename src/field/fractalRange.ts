import type { Field } from './field'
import { fieldRange } from './fieldRange'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { addIntervals, mulIntervals, type Interval } from './interval'
import { octaveGraph } from './octaveGraph'
import { read } from './value'

export function fractalRange({ params }: Field<FractalParams>, [noise]: readonly Interval[]): Interval {
  return mulIntervals(octaveBounds(params, noise), exactly(params.scale ?? 1))
}

/** Bounds of the sum over the octaves, for noise within bounds. */
function octaveBounds(params: FractalParams, noise: Interval, count = read(params.octaves)): Interval {
  const { x, adds, weighs } = octaveGraph(params.row)
  let sum = exactly(params.row.start)
  let weight = exactly(1)
  let amplitude = 1
  // Live octaves may have become any number, Infinity too.
  for (let k = 0; k < Math.min(count, MAX_OCTAVES); k++) {
    const known = new Map<Field, Interval>([
      [x.noise, noise],
      [x.amplitude, exactly(amplitude)],
      [x.weight, weight],
      [x.offset, exactly(params.offset)],
      [x.feedback, exactly(params.feedback)]
    ])
    const share = amplitude * Math.min(1, count - k)
    sum = addIntervals(sum, mulIntervals(fieldRange(adds, known), exactly(share)))
    if (weighs) weight = fieldRange(weighs, known.set(x.sum, sum))
    amplitude *= read(params.gain)
  }
  return sum
}

/** What takes the largest value of the sum to that of the first octave alone; 1 where they have no ratio. */
export function peakRatio(params: FractalParams): number {
  const { gain, row } = params
  const upright = { ...params, gain: Math.abs(read(gain)) }
  const ratio = octaveBounds(upright, exactly(row.peak), 1)[1] / octaveBounds(upright, exactly(row.peak))[1]
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1
}

function exactly(value: Parameters<typeof read>[0]): Interval {
  const number = read(value)
  return [number, number]
}
