import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { HETERO } from './fractalRows'
import type { Value } from './value'

/** Options of `hetero`. */
export interface HeteroOptions extends FractalOptions {
  /**
   * Added to the field in each octave: the level of the sea, about which it is smooth. May be live.
   *
   * @defaultValue 1
   */
  offset?: Value
}

/**
 * Heterogeneous terrain: h₀ = f + offset, hₖ₊₁ = hₖ + gainᵏ hₖ (f + offset), the rougher the higher. After Musgrave in
 * "Texturing and Modeling: A Procedural Approach".
 *
 * @throws as `fbm`
 */
export function hetero(field: Field, options: HeteroOptions = {}): Field {
  return fractal(HETERO, field, options, { offset: 1 })
}
