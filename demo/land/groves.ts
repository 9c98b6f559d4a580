import { createNoise } from 'three-perlin'

/** The seed of the fine noise that paints the ground, on both sides. */
export const DETAIL_SEED = 1

const noise = createNoise({ seed: DETAIL_SEED })

/** How much trees like a place, about −1 … 1. land.glsl has the same function, and darkens the ground there. */
export function grove(x: number, z: number): number {
  return (
    noise.perlin3(x / 170 + 0.37, 0.37, z / 170 + 0.37) +
    0.45 * noise.perlin3(x / 61 + 0.61, 40 / 61 + 0.61, z / 61 + 0.61)
  )
}

/** Numbers 0 … 1 that are always the same: mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
