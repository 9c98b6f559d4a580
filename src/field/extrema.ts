import { applyOperator } from './applyOperator'
import { ABS, CLAMP, MAX, MIN } from './extremaRows'
import type { Field, FieldLike } from './field'

/**
 * The smaller of two fields. Where they are equal, the gradient is that of the first.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function min(a: FieldLike, b: FieldLike): Field {
  return applyOperator(MIN, { a, b })
}

/**
 * The larger of two fields. Where they are equal, the gradient is that of the first.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function max(a: FieldLike, b: FieldLike): Field {
  return applyOperator(MAX, { a, b })
}

/**
 * |f|. At 0 the gradient is that on the positive side.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function abs(f: FieldLike): Field {
  return applyOperator(ABS, { f })
}

/**
 * min(max(f, lo), hi): the gradient is the field's where it lies between the bounds, and that of a bound beyond.
 *
 * @param lo - lower bound, in units of the field
 * @defaultValue lo 0
 * @param hi - upper bound; where bounds cross, this one counts
 * @defaultValue hi 1
 * @throws if both bounds are numbers and `lo` is above `hi`
 */
export function clamp(f: FieldLike, lo: FieldLike = 0, hi: FieldLike = 1): Field {
  if (typeof lo === 'number' && typeof hi === 'number' && lo > hi) {
    throw new Error(`clamp: \`lo\` must not be above \`hi\`, got ${lo} and ${hi}. Exchange them.`)
  }
  return applyOperator(CLAMP, { f, lo, hi })
}
