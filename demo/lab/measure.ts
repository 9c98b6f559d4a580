import type { Field } from 'three-perlin'

/** What the readout shows of a field. */
export interface Measures {
  readonly min: number
  readonly max: number
  readonly mean: number
  /** 1 of 100 points lies below, 1 above. */
  readonly low: number
  readonly high: number
  /** How many values lie in each of equal parts from `min` to `max`. */
  readonly histogram: readonly number[]
  /** Of the CPU, for a million values. */
  readonly milliseconds: number
}

const BINS = 67

/** Values on the ground, or in space: enough to see their distribution. */
export function measure(field: Field, axes: string, frequency: number, time: number): Measures {
  // A view of many cells, off the lattice.
  const reach = 11.3 / frequency
  const flat = axes.replace('t', '').length < 3
  const [width, height, depth] = flat ? [128, 1, 128] : [26, 26, 26]
  const values = new Float32Array(width * height * depth)
  const start = performance.now()
  const [x, y, z] = [0.17 / frequency, flat ? 0 : 0.31 / frequency, 0.23 / frequency]
  field.fill(values, { width, height, depth, from: [x, y, z], to: [x + reach, y + reach, z + reach], time })
  const milliseconds = ((performance.now() - start) / values.length) * 1e6
  values.sort()
  const at = (part: number) => values[Math.round(part * (values.length - 1))]
  const [min, max] = [at(0), at(1)]
  const histogram = new Array<number>(BINS).fill(0)
  for (const value of values) histogram[Math.min(BINS - 1, Math.floor(((value - min) / (max - min || 1)) * BINS))]++
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { min, max, mean, low: at(0.01), high: at(0.99), histogram, milliseconds }
}
