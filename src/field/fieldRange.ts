import type { Field } from './field'
import type { Interval } from './interval'

/**
 * Bounds by interval arithmetic, each node once however often it is used.
 *
 * @param known - bounds of nodes that are known before; receives those of all others
 */
export function fieldRange(root: Field, known = new Map<Field, Interval>()): Interval {
  function visit(node: Field): Interval {
    let interval = known.get(node)
    if (!interval) known.set(node, (interval = bounded(node.op.range(node, node.inputs.map(visit)))))
    return interval
  }

  return visit(root)
}

/** Arithmetic with infinite bounds, such as ∞ − ∞, may have no result: then there is no bound. */
function bounded([lo, hi]: Interval): Interval {
  return [Number.isNaN(lo) ? -Infinity : lo, Number.isNaN(hi) ? Infinity : hi]
}
