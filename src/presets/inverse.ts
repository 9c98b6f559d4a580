import type { Field } from '../field/field'

/** 1 − f */
export function inverse(f: Field): Field {
  return f.mul(-1).add(1)
}
