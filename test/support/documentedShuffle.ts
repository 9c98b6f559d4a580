// What createPermutation documents, once more and in another way: bytes and BigInt instead of words and Math.imul.

const MASK = 0xffffffffn
const rotate = (x: bigint, bits: bigint) => ((x << bits) | (x >> (32n - bits))) & MASK

/** MurmurHash3_x86_32 of a whole number of 32-bit words. */
export function murmurHash3(bytes: Uint8Array, hashSeed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let h = BigInt(hashSeed)
  for (let i = 0; i < bytes.length; i += 4) {
    const block = (BigInt(view.getUint32(i, true)) * 0xcc9e2d51n) & MASK
    h ^= (rotate(block, 15n) * 0x1b873593n) & MASK
    h = (rotate(h, 13n) * 5n + 0xe6546b64n) & MASK
  }
  h ^= BigInt(bytes.length)
  h ^= h >> 16n
  h = (h * 0x85ebca6bn) & MASK
  h ^= h >> 13n
  h = (h * 0xc2b2ae35n) & MASK
  return Number(h ^ (h >> 16n))
}

/** xoshiro128** 1.1, statement by statement as its authors' C. */
export function* xoshiro128StarStar(seed: readonly number[]): Generator<number, never> {
  const s = seed.map(BigInt)
  for (;;) {
    yield Number((rotate((s[1] * 5n) & MASK, 7n) * 9n) & MASK)
    const t = (s[1] << 9n) & MASK
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotate(s[3], 11n)
  }
}

/** The permutation of a seed. */
export function documentedShuffle(seed: number | string): number[] {
  const bytes = seedBytes(seed)
  const random = xoshiro128StarStar([0, 1, 2, 3].map((hashSeed) => murmurHash3(bytes, hashSeed)))
  const deck = Array.from({ length: 256 }, (_, i) => i)
  const shuffled: number[] = []
  while (deck.length > 1) {
    const drawn = Number((BigInt(random.next().value) * BigInt(deck.length)) >> 32n)
    shuffled.unshift(deck[drawn])
    // Fisher–Yates: the last card fills the gap.
    const last = deck.pop() ?? NaN
    if (drawn < deck.length) deck[drawn] = last
  }
  return [...deck, ...shuffled]
}

/** Little-endian words: 0 and the two halves of an integer, or 1 and a string's UTF-16 units. */
function seedBytes(seed: number | string): Uint8Array {
  if (typeof seed === 'number') {
    const view = new DataView(new ArrayBuffer(12))
    view.setBigInt64(4, BigInt(seed), true)
    return new Uint8Array(view.buffer)
  }
  const view = new DataView(new ArrayBuffer(4 + 4 * seed.length))
  view.setUint32(0, 1, true)
  for (let i = 0; i < seed.length; i++) view.setUint32(4 + 4 * i, seed.charCodeAt(i), true)
  return new Uint8Array(view.buffer)
}
