import { describe } from '../describe'
import { Field } from './field'

/** @throws naming the function and what it got in place of a field */
export function checkField(field: unknown, caller: string): asserts field is Field {
  if (!(field instanceof Field)) throw new Error(`${caller}: \`field\` must be a field, got ${describe(field)}.`)
}
