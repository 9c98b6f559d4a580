import { describe } from '../describe'

/**
 * Copies a permutation table after checking that it is one.
 *
 * @param caller - the public function to name in errors
 * @throws if the array does not hold each of 0 … 255 once
 */
export function validatePermutation(permutation: ArrayLike<number>, caller: string): Uint8Array {
  const length = (permutation as Partial<ArrayLike<number>> | null | undefined)?.length
  if (length !== 256) {
    const got = length === undefined ? describe(permutation) : `${length} entries`
    throw new Error(`${caller}: \`permutation\` must have 256 entries, got ${got}. Use createPermutation(seed).`)
  }
  const firstAt = new Int16Array(256).fill(-1)
  for (let i = 0; i < 256; i++) {
    const entry = permutation[i]
    if (!Number.isInteger(entry) || entry < 0 || entry > 255) {
      throw new Error(
        `${caller}: \`permutation\` must hold each of 0…255 once, got ${describe(entry)} at index ${i}. ` +
          'Use createPermutation(seed).'
      )
    }
    if (firstAt[entry] >= 0) {
      throw new Error(
        `${caller}: \`permutation\` must hold each of 0…255 once, got ${entry} at indices ${firstAt[entry]} and ${i}. ` +
          'Use createPermutation(seed).'
      )
    }
    firstAt[entry] = i
  }
  return Uint8Array.from(permutation)
}
