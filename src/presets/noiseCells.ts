import { max, min } from '../field/extrema'
import type { Field } from '../field/field'

/**
 * Cells without a lattice: each point belongs to the largest of some noises. The value is by how much that is larger
 * than the next: 0 on the borders, which meet in threes, as cracks and grains do.
 *
 * @param noises - three or more, of one frequency
 */
export function noiseCells(noises: readonly Field[]): Field {
  let [first] = noises
  let second: Field | undefined
  for (const noise of noises.slice(1)) {
    const lower = min(first, noise)
    second = second ? max(second, lower) : lower
    first = max(first, noise)
  }
  return second ? first.sub(second) : first
}
