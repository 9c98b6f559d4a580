import type { Field } from './field'
import { fractal } from './fractal'
import type { FractalOptions } from './fractalOptions'
import { MULTIFRACTAL } from './fractalRows'

/**
 * Multiplicative multifractal: Π (1 + gainᵏ f), smooth where it is low and rough where it is high. After Musgrave in
 * "Texturing and Modeling: A Procedural Approach", in the form of Blender's Noise Texture.
 *
 * @throws as `fbm`
 */
export function multifractal(field: Field, options: FractalOptions = {}): Field {
  return fractal(MULTIFRACTAL, field, options)
}
