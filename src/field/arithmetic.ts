import { toField, type Field, type FieldLike } from './field'

/** a + b */
export function add(a: FieldLike, b: FieldLike): Field {
  return toField(a, 'add').add(b)
}

/** a − b */
export function sub(a: FieldLike, b: FieldLike): Field {
  return toField(a, 'sub').sub(b)
}

/** a · b */
export function mul(a: FieldLike, b: FieldLike): Field {
  return toField(a, 'mul').mul(b)
}

/** a / b */
export function div(a: FieldLike, b: FieldLike): Field {
  return toField(a, 'div').div(b)
}

/** A number as a field; `{ value }` is live. */
export function constant(value: FieldLike): Field {
  return toField(value, 'constant')
}
