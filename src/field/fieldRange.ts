import type { Field } from './field'
import type { Interval } from './interval'

/** Bounds by interval arithmetic, each node once however often it is used. */
export function fieldRange(root: Field): Interval {
  const known = new Map<Field, Interval>()

  function visit(node: Field): Interval {
    let interval = known.get(node)
    if (!interval) known.set(node, (interval = node.op.range(node, node.inputs.map(visit))))
    return interval
  }

  return visit(root)
}
