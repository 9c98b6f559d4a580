import type { Field } from './field'

/**
 * Checks that a field has a gradient.
 *
 * @throws naming the function that asks and the operator without one
 */
export function assertDifferentiable(field: Field, caller: string): void {
  if (field.differentiable) return
  let node = field
  for (;;) {
    const input = node.inputs.find(({ differentiable }) => !differentiable)
    if (!input) break
    node = input
  }
  throw new Error(
    `${caller}: the field has no gradient, because \`${node.op.name}\` in it has none. ` +
      'Give a field without it, or with a smooth operator in its place, such as smoothstep for step.'
  )
}
