import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { HYBRID } from './fractalRows'
import type { Value } from './value'

/** Options of `hybrid`. */
export interface HybridOptions extends FractalOptions {
  /**
   * Added to the field in each octave: lower values leave more of the ground smooth. May be live.
   *
   * @defaultValue 0.7
   */
  offset?: Value
  /**
   * How much an octave roughens the next (Blender's gain). May be live.
   *
   * @defaultValue 1
   */
  feedback?: Value
}

/**
 * Hybrid multifractal: Σ wₖ sₖ of signals sₖ = gainᵏ (f + offset), w₀ = 1, wₖ₊₁ = feedback · wₖ sₖ within 0 … 1: plains
 * between rough heights. After Musgrave in "Texturing and Modeling: A Procedural Approach", in the form of Blender's
 * Noise Texture, but for its stop at weights below 0.001.
 *
 * @throws as `fbm`
 */
export function hybrid(field: Field, options: HybridOptions = {}): Field {
  return fractal(HYBRID, field, options, { offset: 0.7 })
}
