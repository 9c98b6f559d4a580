const FINAL_1 = 0x85ebca6b
const FINAL_2 = 0xc2b2ae35

/**
 * Spreads a seed over 128 bits: MurmurHash3 (x86, 32 bit; Austin Appleby, public domain) of its words under four hash
 * seeds. The first word tells integers from strings, so that 0 and '0' differ; an integer follows as two 32-bit words,
 * so that 1, 257 and 2³² + 1 differ, a string as its UTF-16 code units.
 */
export function seedWords(seed: number | string): Uint32Array {
  const words =
    typeof seed === 'number'
      ? [0, seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0]
      : [1, ...Array.from({ length: seed.length }, (_, i) => seed.charCodeAt(i))]
  return Uint32Array.of(murmur3(words, 0), murmur3(words, 1), murmur3(words, 2), murmur3(words, 3))
}

function murmur3(words: readonly number[], hashSeed: number): number {
  let h = hashSeed
  for (const word of words) {
    h ^= Math.imul(rotateLeft(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
    h = (Math.imul(rotateLeft(h, 13), 5) + 0xe6546b64) | 0
  }
  h ^= words.length * 4
  h = Math.imul(h ^ (h >>> 16), FINAL_1)
  h = Math.imul(h ^ (h >>> 13), FINAL_2)
  return (h ^ (h >>> 16)) >>> 0
}

function rotateLeft(x: number, bits: number): number {
  return (x << bits) | (x >>> (32 - bits))
}
