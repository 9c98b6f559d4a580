import { applyOperator } from './applyOperator'
import { ADD, DIV, MUL, SUB } from './arithmeticRows'
import { toField, type Field, type FieldLike } from './field'
import { made } from './made'

/**
 * a + b
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function add(a: FieldLike, b: FieldLike): Field {
  return applyOperator(ADD, { a, b })
}

/**
 * a − b
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function sub(a: FieldLike, b: FieldLike): Field {
  return applyOperator(SUB, { a, b })
}

/**
 * a · b
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function mul(a: FieldLike, b: FieldLike): Field {
  return applyOperator(MUL, { a, b })
}

/**
 * a / b
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function div(a: FieldLike, b: FieldLike): Field {
  return applyOperator(DIV, { a, b })
}

/**
 * A number as a field; `{ value }` is live.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function constant(value: FieldLike): Field {
  const field = toField(value, 'constant', 'value')
  return field === value ? field : made(field, 'constant', { value })
}
