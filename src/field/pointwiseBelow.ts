import type { Field } from './field'
import { gradientsFirst } from './gradientsFirst'

/**
 * All that a chain of pointwise functions needs, in the order in which they would ask for it: long chains, such as sums
 * of a thousand fields, are compiled from the bottom up, because recursion would run out of stack.
 */
export function pointwiseBelow(top: Field, isKnown: (field: Field) => boolean): Field[] {
  const order: Field[] = []
  const visited = new Set<Field>()
  const path = [top]
  for (let node = path.at(-1); node; node = path.at(-1)) {
    const next = node.op.pointwise
      ? gradientsFirst(node.inputs).find((input) => !visited.has(input) && !isKnown(input))
      : undefined
    if (next) {
      visited.add(next)
      path.push(next)
    } else {
      path.pop()
      if (node !== top) order.push(node)
    }
  }
  return order
}
