import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { BILLOW } from './fractalRows'

/**
 * Billows: Σ gainᵏ (2 |f| − 1), turbulence about 0: round hills between creases, as of clouds. After libnoise's Billow, which adds
 * 0.5 in the end.
 *
 * @throws as `fbm`
 */
export function billow(field: Field, options: FractalOptions = {}): Field {
  return fractal(BILLOW, field, options)
}
