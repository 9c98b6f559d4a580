import { Field, toField, type FieldLike } from './field'
import { made } from './made'
import type { Operator } from './operator'

/**
 * A node of a pointwise operator.
 *
 * @param inputs - in the row's order, under the names that the caller knows them by
 * @throws naming the operator and the argument that is no field
 */
export function applyOperator(op: Operator, inputs: Readonly<Record<string, FieldLike>>): Field {
  const fields = Object.entries(inputs).map(([argument, input]) => toField(input, op.name, argument))
  return made(new Field(op, fields, {}), op.name, inputs)
}
