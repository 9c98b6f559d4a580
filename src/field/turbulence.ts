import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { TURBULENCE } from './fractalRows'

/**
 * Turbulence: Σ gainᵏ |f|, not negative, with creases where the field is 0. After Perlin, "An image synthesizer"
 * (SIGGRAPH 1985).
 *
 * @throws as `fbm`
 */
export function turbulence(field: Field, options: FractalOptions = {}): Field {
  return fractal(TURBULENCE, field, options)
}
