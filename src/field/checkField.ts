import { describe } from '../describe'
import { Field } from './field'

/** @throws naming the function and what it got in place of a field */
export function checkField(field: unknown, caller: string, argument = 'field'): asserts field is Field {
  if (!(field instanceof Field)) throw new Error(`${caller}: \`${argument}\` must be a field, got ${describe(field)}.`)
}
