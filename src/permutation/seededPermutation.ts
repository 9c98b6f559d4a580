import { createPermutation } from './createPermutation'
import { validatePermutation } from './validatePermutation'

/** How every noise and field names its permutation: by a seed, or by the table itself. */
export interface SeedOptions {
  /**
   * Any integer or string.
   *
   * @defaultValue none: Ken Perlin's own table
   */
  seed?: number | string
  /** A table of one's own: each of 0 … 255 once. Excludes `seed`. */
  permutation?: ArrayLike<number>
}

const known = /*#__PURE__*/ new Map<string, WeakRef<Uint8Array>>()
const forget = /*#__PURE__*/ new FinalizationRegistry<string>((key) => {
  if (!known.get(key)?.deref()) known.delete(key)
})

/**
 * The permutation that the options name. Equal contents give the same array for as long as anyone holds it, so that
 * whatever is derived from a permutation can be cached by identity; nobody may write to it.
 */
export function seededPermutation(options: SeedOptions, caller: string): Uint8Array {
  const { seed, permutation } = options
  if (permutation === undefined) return internPermutation(createPermutation(seed))
  if (seed !== undefined) throw new Error(`${caller}: give \`seed\` or \`permutation\`, not both.`)
  return internPermutation(validatePermutation(permutation, caller))
}

/** The one array of these contents. */
export function internPermutation(permutation: Uint8Array): Uint8Array {
  const key = permutation.join()
  const held = known.get(key)?.deref()
  if (held) return held
  known.set(key, new WeakRef(permutation))
  forget.register(permutation, key)
  return permutation
}
