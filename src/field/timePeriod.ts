import { describe } from '../describe'
import { ColorField } from './colorField'
import { Field } from './field'

/** A ratio of two periods counts as that of whole numbers up to this, if it is one within the rounding of doubles. */
const LARGEST = 2 ** 20
const ROUNDING = 2 ** -48

/**
 * How long it takes until fields repeat, all of them at once and whatever the point: the least common multiple of the
 * periods in t of their sources, for the present values of live frequencies.
 *
 * @throws if one of them is no field
 * @returns Infinity if they never do, because something in them reads t itself or two periods have no common multiple; 0
 * if nothing in them reads t
 */
export function timePeriod(...fields: readonly (Field | ColorField)[]): number {
  for (const field of fields as readonly unknown[]) {
    if (field instanceof Field || field instanceof ColorField) continue
    throw new Error(`timePeriod: \`fields\` must be fields, of numbers or of colours, got ${describe(field)}.`)
  }
  return commonPeriod(readersOfTime(fields))
}

export function commonPeriod(readers: readonly Field[]): number {
  return readers.reduce((period, node) => leastCommonMultiple(period, node.op.timePeriod?.(node) ?? 0), 0)
}

/** All nodes that read t themselves. */
export function readersOfTime(fields: readonly (Field | ColorField)[]): readonly Field[] {
  const readers: Field[] = []
  const seen = new Set<Field | ColorField>()

  function visit(node: Field | ColorField): void {
    if (seen.has(node)) return
    seen.add(node)
    node.inputs.forEach(visit)
    if (!(node instanceof Field)) node.colors.forEach(visit)
    else if (node.op.timePeriod) readers.push(node)
  }

  fields.forEach(visit)
  return readers
}

function leastCommonMultiple(a: number, b: number): number {
  if (a === 0 || b === 0) return Math.max(a, b)
  if (!Number.isFinite(a) || !Number.isFinite(b)) return Infinity
  // Convergents of the continued fraction of a / b.
  const ratio = a / b
  let [n, d, previousN, previousD] = [1, 0, 0, 1]
  for (let x = ratio; n <= LARGEST && d <= LARGEST; x = 1 / (x - Math.floor(x))) {
    const whole = Math.floor(x)
    ;[n, previousN] = [whole * n + previousN, n]
    ;[d, previousD] = [whole * d + previousD, d]
    if (Math.abs(n / d - ratio) <= ROUNDING * ratio) return a * d
  }
  return Infinity
}
