import type { FractalRow } from './fractalRows'
import type { Matrix3 } from './octaveTurn'
import type { Value } from './value'

/** Octaves past this add detail below float32 at any sensible lacunarity, and every shader loop needs a bound. */
export const MAX_OCTAVES = 16

export const DEFAULT_OCTAVES = 6

export interface FractalParams {
  readonly row: FractalRow
  readonly octaves: Value
  readonly lacunarity: Value
  readonly gain: Value
  readonly offset: Value
  readonly feedback: Value
  /** Sources in octave k are shifted by k times this, in cells. */
  readonly shift: readonly [number, number, number]
  /** Turns the domain from one octave to the next. */
  readonly turn?: Matrix3
  /** Multiplies the sum. */
  readonly scale?: Value
}
