import type { Field } from './field'
import { ORIGIN } from './originRow'

/** Whether any node of a graph is an `origin`. */
export function hasOrigin(root: Field): boolean {
  const seen = new Set<Field>()

  function visit(node: Field): boolean {
    if (seen.has(node)) return false
    seen.add(node)
    return node.op === ORIGIN || node.inputs.some(visit)
  }

  return visit(root)
}
