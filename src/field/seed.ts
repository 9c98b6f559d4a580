import { describe } from '../describe'
import { createPermutation } from '../permutation/createPermutation'
import { permutationCopy } from '../permutation/permutationCopy'
import { internPermutation, seededPermutation } from '../permutation/seededPermutation'
import { isSeed, validateSeed } from '../permutation/validateSeed'
import { warn } from '../warn'

/** A seed that may change at any time: both sides read `value` anew, the GPU by rewriting table rows. */
export interface LiveSeed {
  value: number | string
}

/** The live seed of a copy that `reseed` has made. */
export interface CopiedSeed {
  readonly copyOf: LiveSeed | CopiedSeed
  readonly by: number
  readonly value: number | string
}

/** What a source draws its noise from: an interned permutation, or a live seed. */
export type Seed = Uint8Array | LiveSeed | CopiedSeed

export interface FieldSeedOptions {
  /**
   * Any integer or string; `{ value }` to change it live, without a recompile.
   *
   * @defaultValue none: Ken Perlin's own table
   */
  seed?: number | string | LiveSeed
  /** A table of one's own: each of 0 … 255 once. Excludes `seed`. */
  permutation?: ArrayLike<number>
}

export function seedFrom({ seed, permutation }: FieldSeedOptions, caller: string): Seed {
  if (typeof seed !== 'object' || seed === null) return seededPermutation({ seed, permutation }, caller)
  if (permutation !== undefined) {
    throw new Error(`${caller}: got both \`seed\` and \`permutation\`, which may differ. Leave one out.`)
  }
  validateSeed(seed.value, caller)
  return seed
}

const latest = /*#__PURE__*/ new WeakMap<LiveSeed, { value: number | string; permutation: Uint8Array }>()

/**
 * The permutation of a seed at this moment; a live seed's is made again only after a change. One that has become no seed
 * keeps the last that was, with a warning: this is asked for in the midst of drawing, where an error would leave the
 * renderer in disorder.
 */
export function permutationOf(seed: Seed): Uint8Array {
  if (seed instanceof Uint8Array) return seed
  if ('copyOf' in seed) return permutationCopy(permutationOf(seed.copyOf), seed.by)
  const known = latest.get(seed)
  if (known && Object.is(known.value, seed.value)) return known.permutation
  let permutation: Uint8Array
  if (isSeed(seed.value)) {
    permutation = internPermutation(createPermutation(seed.value))
  } else {
    permutation = known?.permutation ?? internPermutation(createPermutation())
    warn('seed', `a live \`value\` must be an integer or a string, got ${describe(seed.value)}. The last one stays.`)
  }
  latest.set(seed, { value: seed.value, permutation })
  return permutation
}
