import { describe } from '../describe'
import { createPermutation } from './createPermutation'
import { validatePermutation } from './validatePermutation'
import { validateSeed } from './validateSeed'

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
  if (!isOptions(options)) {
    throw new Error(
      `${caller}: options must be an object such as { seed: 7 } or { permutation }, got ${describe(options)}.`
    )
  }
  const { seed, permutation } = options
  if (permutation === undefined) {
    if (seed !== undefined) validateSeed(seed, caller)
    return internPermutation(createPermutation(seed))
  }
  if (seed !== undefined) {
    throw new Error(`${caller}: got both \`seed\` and \`permutation\`, which may differ. Leave one out.`)
  }
  return internPermutation(validatePermutation(permutation, caller))
}

/** An array is an object as well, but here it would be a permutation in the wrong place, and ignored. */
function isOptions(options: unknown): boolean {
  return typeof options === 'object' && options !== null && !('length' in options)
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
