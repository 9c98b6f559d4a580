import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { FBM } from './fractalRows'

/**
 * Fractal Brownian motion: octaves of a field, each finer and fainter. Σ gainᵏ · f(lacunarityᵏ p + shiftₖ), not
 * normalised by default: six octaves of Perlin noise lie within about ±0.7 at 98 points of 100 (`fit` maps that to a range of
 * yours).
 *
 * @param field - any field; t is the same in all octaves
 * @throws if an option has the wrong type or range, or a periodic field meets a lacunarity that cannot keep its period
 */
export function fbm(field: Field, options: FractalOptions = {}): Field {
  return fractal(FBM, field, options)
}
