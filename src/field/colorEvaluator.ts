import type { ColorField } from './colorField'
import type { ColorInputs } from './colorOperator'
import type { Field } from './field'

/** Walks graphs of colours from the bottom, each node once, for either compiler. */
export function colorEvaluator<T>(
  field: (field: Field) => T,
  node: (color: ColorField, inputs: ColorInputs<T>) => T
): (root: ColorField) => T {
  const known = new Map<ColorField, T>()

  function visit(color: ColorField): T {
    const before = known.get(color)
    if (before !== undefined) return before
    const result = node(color, { colors: color.colors.map(visit), fields: color.inputs.map(field) })
    known.set(color, result)
    return result
  }

  return visit
}

/** The fields that a colour depends on, each once. */
export function fieldsOf(root: ColorField): Field[] {
  const fields = new Set<Field>()
  colorEvaluator(
    (field) => void fields.add(field),
    () => null
  )(root)
  return [...fields]
}
