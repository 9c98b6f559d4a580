/**
 * xoshiro128** 1.1 (David Blackman and Sebastiano Vigna, public domain): a generator of uniform 32-bit integers.
 *
 * @param state - four words, not all 0; advanced in place
 */
export function xoshiro128(state: Uint32Array): () => number {
  return () => {
    const [a, b, c, d] = state as unknown as readonly [number, number, number, number]
    const mixed = Math.imul(b, 5)
    const result = Math.imul((mixed << 7) | (mixed >>> 25), 9) >>> 0
    const e = d ^ b
    const f = c ^ a
    state[0] = a ^ e
    state[1] = b ^ f
    state[2] = f ^ (b << 9)
    state[3] = (e << 11) | (e >>> 21)
    return result
  }
}
