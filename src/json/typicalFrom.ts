import { describe } from '../describe'
import type { Interval } from '../field/interval'

/**
 * A typical range that was measured when the field was first made: it need not be measured again, nor could it, if live
 * values have changed since.
 *
 * @throws naming the function
 */
export function typicalFrom(typical: unknown, caller: string): Interval {
  const pair: readonly unknown[] = Array.isArray(typical) ? typical : []
  const [lo, hi] = pair
  if (pair.length === 2 && typeof lo === 'number' && typeof hi === 'number' && lo < hi) return [lo, hi]
  throw new Error(`${caller}: \`typical\` must be two numbers, ascending, got ${describe(typical)}.`)
}
