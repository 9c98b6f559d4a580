import { referencePermutation } from './referencePermutation'
import { seedWords } from './seedWords'
import { validateSeed } from './validateSeed'
import { xoshiro128 } from './xoshiro128'

/**
 * Creates a permutation table: the numbers 0 … 255 in an order that the seed decides, the same in every run and on
 * every machine (Fisher–Yates shuffle on xoshiro128**, seeded through MurmurHash3).
 *
 * @param seed - any integer up to ±(2⁵³ − 1) or any string; 0 and '0' are different seeds
 * @defaultValue no seed: Ken Perlin's own table of 2002
 * @returns a new array of 256 entries
 * @throws if the seed is neither an integer nor a string
 */
export function createPermutation(seed?: number | string): Uint8Array {
  if (seed === undefined) return Uint8Array.from(referencePermutation)
  validateSeed(seed, 'createPermutation')
  const next = xoshiro128(seedWords(seed))
  const permutation = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    // 2³² is not a multiple of i + 1, which skews the odds by less than 6e-8.
    const j = Math.floor((next() / 2 ** 32) * (i + 1))
    const swapped = permutation[i]
    permutation[i] = permutation[j]
    permutation[j] = swapped
  }
  return permutation
}
