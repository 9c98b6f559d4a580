import { applyOperator } from './applyOperator'
import type { Field, FieldLike } from './field'
import { BIAS, GAIN } from './schlickRows'
import { checkValue, type Value } from './value'

const WITHIN_UNIT = { min: 1e-6, max: 1 - 1e-6, text: 'a number between 0 and 1' }

/**
 * Schlick's bias: bends 0 … 1 upwards (b above 1/2) or downwards, with the ends kept and 1/2 taken to b. Values beyond
 * 0 … 1 count as 0 or 1. After Schlick, "Fast alternatives to Perlin's bias and gain functions", Graphics Gems IV.
 *
 * @param b - between 0 and 1; 1/2 changes nothing; may be live
 * @throws if `f` is no field, or the number is not between 0 and 1
 */
export function bias(f: FieldLike, b: Value): Field {
  return applyOperator(BIAS, { f, b: checkValue(b, 'bias', 'b', WITHIN_UNIT) })
}

/**
 * Schlick's gain: more contrast about 1/2 (g below 1/2: flat ends, steep middle) or less, with 0, 1/2 and 1 kept. Values
 * beyond 0 … 1 count as 0 or 1. After the same article as `bias`.
 *
 * @param g - between 0 and 1; 1/2 changes nothing; may be live
 * @throws if `f` is no field, or the number is not between 0 and 1
 */
export function gain(f: FieldLike, g: Value): Field {
  return applyOperator(GAIN, { f, g: checkValue(g, 'gain', 'g', WITHIN_UNIT) })
}
