import { createPermutation } from '../permutation/createPermutation'
import { internPermutation, seededPermutation } from '../permutation/seededPermutation'
import { validateSeed } from '../permutation/validateSeed'

/** A seed that may change at any time: both sides read `value` anew, the GPU by rewriting table rows. */
export interface LiveSeed {
  value: number | string
}

/** What a source draws its noise from: an interned permutation, or a live seed. */
export type Seed = Uint8Array | LiveSeed

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

/** The permutation of a seed at this moment; a live seed's is made again only after a change. */
export function permutationOf(seed: Seed): Uint8Array {
  if (seed instanceof Uint8Array) return seed
  const known = latest.get(seed)
  if (known?.value === seed.value) return known.permutation
  const permutation = internPermutation(createPermutation(seed.value))
  latest.set(seed, { value: seed.value, permutation })
  return permutation
}
