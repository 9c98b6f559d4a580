import { describe, expect, test } from 'vitest'
import { createPermutation } from 'three-perlin'
import {
  gradientTexels2,
  gradientTexels3,
  gradientTexels4,
  hashTexels4,
  permutationTexels
} from '../../src/permutation/textureData'

const p = createPermutation('texels')
const at = (i: number) => p[i & 255]

/** The code of a gradient: each component g as g + 1, two bits each, the first one lowest. */
const encode = (gradient: number[]) => gradient.reduce((code, g, k) => code + (g + 1) * 4 ** k, 0)

/** Perlin's grad(), as he wrote it in 2002. */
function grad(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15
  const u = h < 8 ? x : y
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z
  return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v)
}

/** The 4D grad() of his ImprovedNoise4D, with a, b, c = x, y, z for the first class as its comment says. */
function grad4(hash: number, x: number, y: number, z: number, w: number): number {
  const h = hash & 31
  const [a, b, c] = [
    [x, y, z],
    [w, x, y],
    [z, w, x],
    [y, z, w]
  ][h >> 3]
  return ((h & 4) === 0 ? -a : a) + ((h & 2) === 0 ? -b : b) + ((h & 1) === 0 ? -c : c)
}

const gradient3 = (hash: number) => [grad(hash, 1, 0, 0), grad(hash, 0, 1, 0), grad(hash, 0, 0, 1)]
/** Above the gradient come two bits of the hash that do not choose it: flow noise takes them for signs. */
const code3 = (hash: number) => encode(gradient3(hash)) + (hash & 16 ? 64 : 0) + (hash & 32 ? 128 : 0)
const gradient4 = (hash: number) => [
  grad4(hash, 1, 0, 0, 0),
  grad4(hash, 0, 1, 0, 0),
  grad4(hash, 0, 0, 1, 0),
  grad4(hash, 0, 0, 0, 1)
]

test('a texel of the permutation texture holds an entry, its neighbour, and the gradient codes of both', () => {
  const texels = permutationTexels(p)
  expect(texels.length).toBe(4 * 256)
  for (let x = 0; x < 256; x++) {
    const expected = [at(x), at(x + 1), code3(at(x)), code3(at(x + 1))]
    expect(Array.from(texels.subarray(4 * x, 4 * x + 4))).toEqual(expected)
  }
})

describe('a texel of a gradient layer holds (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1) of', () => {
  test.each<[name: string, texels: Uint8Array, entry: (x: number, y: number) => number]>([
    ['the 2D gradient codes', gradientTexels2(p), (x, y) => code3(at(at(at(x) + y)))],
    ['the 3D gradient codes by column and z', gradientTexels3(p), (i, z) => code3(at(at(i) + z))],
    ['the hashes of x and y', hashTexels4(p), (x, y) => at(at(x) + y)],
    ['the 4D gradient codes by column and w', gradientTexels4(p), (i, w) => encode(gradient4(at(at(i) + w)))]
  ])('%s', (_, texels, entry) => {
    const expected = new Uint8Array(4 * 65536)
    for (let y = 0; y < 256; y++) {
      for (let x = 0; x < 256; x++) {
        expected.set([entry(x, y), entry(x + 1, y), entry(x, y + 1), entry(x + 1, y + 1)], 4 * (256 * y + x))
      }
    }
    // Not toEqual: a difference would be printed a quarter million times.
    expect(texels.length).toBe(expected.length)
    expect(texels.findIndex((byte, i) => byte !== expected[i])).toBe(-1)
  })
})
