import type { Field } from './field'
import type { Interval } from './interval'
import { isLive } from './value'

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

interface KnownRange {
  readonly live: readonly { readonly value: unknown }[]
  values: unknown[]
  range: Interval
}

const known = /*#__PURE__*/ new WeakMap<Field, KnownRange>()

/**
 * The bounds of a field, computed again only after a live value has changed: renderers ask many times a frame. Until
 * then it is the same array, so that callers can tell by it whether values may have changed.
 */
export function currentRange(field: Field): Interval {
  let entry = known.get(field)
  if (!entry) known.set(field, (entry = { live: liveValues(field), values: [], range: fieldRange(field) }))
  const { live, values } = entry
  if (values.length === live.length && live.every(({ value }, i) => value === values[i])) return entry.range
  entry.values = live.map(({ value }) => value)
  entry.range = fieldRange(field)
  return entry.range
}

/** All that may change in the parameters of a graph. */
function liveValues(root: Field): KnownRange['live'] {
  const live = new Set<{ readonly value: unknown }>()
  const seen = new Set<Field>()

  function collect(param: unknown): void {
    if (Array.isArray(param)) param.forEach(collect)
    else if (isLive(param)) live.add(param)
  }

  function visit(node: Field): void {
    if (seen.has(node)) return
    seen.add(node)
    Object.values(node.params as object).forEach(collect)
    node.inputs.forEach(visit)
  }

  visit(root)
  return [...live]
}
