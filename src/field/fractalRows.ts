import { sub } from './arithmetic'
import { clamp } from './extrema'
import type { Field } from './field'
import { pow } from './functions'

/** What a fractal may compute an octave from. They are placeholders, bound to the loop's own when it is compiled. */
export interface OctaveVariables {
  /** The field in this octave. */
  readonly noise: Field
  /** Its absolute value; where the noise is too fine to be seen, the mean of that. */
  readonly magnitude: Field
  /** gainᵏ in octave k. */
  readonly amplitude: Field
  /** 1 in the first octave, then what the one before gave. */
  readonly weight: Field
  /** The sum so far; for the weight, with this octave. */
  readonly sum: Field
  readonly offset: Field
  readonly feedback: Field
}

/** Fields of the variables. */
export interface OctaveResult {
  /** What the octave adds to the sum, per unit of its amplitude. */
  readonly adds: Field
  /** The weight of the next octave; none: it is not used. */
  readonly weighs?: Field
}

/**
 * A row of the table of fractals: what one does with an octave. It is written once, as fields: both sides, the gradient
 * and the bounds follow from their operators.
 */
export interface FractalRow {
  readonly name: string
  /** The sum before the first octave. */
  readonly start: 0 | 1
  octave(x: OctaveVariables): OctaveResult
  /** The noise for which an octave is largest: what `normalize` goes by. */
  readonly peak: 0 | 1
}

export const FBM: FractalRow = {
  name: 'fbm',
  start: 0,
  octave: ({ noise }) => ({ adds: noise }),
  peak: 1
}

export const TURBULENCE: FractalRow = {
  name: 'turbulence',
  start: 0,
  octave: ({ magnitude }) => ({ adds: magnitude }),
  peak: 1
}

export const BILLOW: FractalRow = {
  name: 'billow',
  start: 0,
  octave: ({ magnitude }) => ({ adds: magnitude.mul(2).sub(1) }),
  peak: 1
}

export const RIDGED: FractalRow = {
  name: 'ridged',
  start: 0,
  octave({ magnitude, offset, weight, feedback }) {
    const signal = pow(sub(offset, magnitude), 2).mul(weight)
    return { adds: signal, weighs: clamp(signal.mul(feedback)) }
  },
  peak: 0
}

export const MULTIFRACTAL: FractalRow = {
  name: 'multifractal',
  start: 1,
  octave: ({ noise, weight, sum }) => ({ adds: weight.mul(noise), weighs: sum }),
  peak: 1
}

export const HYBRID: FractalRow = {
  name: 'hybrid',
  start: 0,
  octave({ noise, offset, weight, amplitude, feedback }) {
    const signal = noise.add(offset).mul(weight)
    return { adds: signal, weighs: clamp(signal.mul(amplitude).mul(feedback)) }
  },
  peak: 1
}

export const HETERO: FractalRow = {
  name: 'hetero',
  start: 0,
  octave: ({ noise, offset, weight, sum }) => ({ adds: noise.add(offset).mul(weight), weighs: sum }),
  peak: 1
}
