import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { RIDGED } from './fractalRows'
import type { Value } from './value'

/** Options of `ridged`. */
export interface RidgedOptions extends FractalOptions {
  /**
   * What |f| is subtracted from: the height of the ridges is its square. May be live.
   *
   * @defaultValue 1
   */
  offset?: Value
  /**
   * How much a ridge roughens the next octave (Musgrave's gain): valleys stay smooth. May be live.
   *
   * @defaultValue 2
   */
  feedback?: Value
}

/**
 * Ridged multifractal: Σ gainᵏ sₖ of signals sₖ = wₖ (offset − |f|)², w₀ = 1, wₖ₊₁ = feedback · sₖ within 0 … 1. Sharp
 * ridges where the field is 0. After Musgrave in "Texturing and Modeling: A Procedural Approach".
 *
 * @throws as `fbm`
 */
export function ridged(field: Field, options: RidgedOptions = {}): Field {
  return fractal(RIDGED, field, options, { offset: 1, feedback: 2 })
}
