import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createNoise, createPermutation } from 'three-perlin'
import { documentedShuffle, murmurHash3, xoshiro128StarStar } from '../support/documentedShuffle'

// SHA-256 of the tables, first 16 digits. Computed once by a third program (Python, integers of any size); a difference
// means that everybody's terrain changes.
const fingerprints: readonly (readonly [seed: number | string, sha256: string])[] = [
  [0, '5264022e666b99c9'],
  ['0', '51d7a71252162f35'],
  [1, 'bb0205a96672100f'],
  [257, '571b46538a89da68'],
  [-1, '300525070839742d'],
  [2 ** 32, 'bb4b2b991836ceb2'],
  [2 ** 53 - 1, '5af5542ed2cbbd75'],
  [-(2 ** 53 - 1), '97c8af4ce43abbbe'],
  ['abc', '8c23e183aa499fd7'],
  ['', 'a603f7ad82883fdd'],
  // The tree is two UTF-16 units.
  ['森の地形 🌲', 'f1b3d96ebfcdbeb6']
]

const fingerprint = (table: Uint8Array) => createHash('sha256').update(table).digest('hex').slice(0, 16)

describe('createPermutation', () => {
  test.each(fingerprints)('of %j is the same for ever', (seed, sha256) => {
    const permutation = createPermutation(seed)
    expect(fingerprint(permutation)).toBe(sha256)
    expect(Array.from(permutation)).toEqual(documentedShuffle(seed))
    expect(Array.from(permutation).sort((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, i) => i))
  })

  test('differs for seeds that other libraries confuse', () => {
    const similar = [0, '0', 1, '1', 257, 65537, -1, 255, 2 ** 32, 2 ** 32 + 1, '', 'a', 'A', '🌲a', '🌲b', 'a\0']
    expect(new Set(similar.map((seed) => createPermutation(seed).join())).size).toBe(similar.length)
  })

  test('takes -0 for 0', () => {
    expect(createPermutation(-0)).toEqual(createPermutation(0))
  })

  test('puts every number everywhere equally often', () => {
    // Among 10240 seeds each of 256 places sees each number 40 times, give or take √40. Summed over all pairs, Σ (n − 40)²/40
    // is χ² of (256 − 1)² degrees of freedom: 65025 ± 361.
    const seeds = 10240
    const counts = new Uint16Array(65536)
    for (let seed = 0; seed < seeds; seed++) {
      createPermutation(seed).forEach((entry, place) => counts[256 * place + entry]++)
    }
    const expected = seeds / 256
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(Math.abs(chiSquared - 255 ** 2)).toBeLessThan(4 * Math.sqrt(2) * 255)
  })

  test("is Ken Perlin's table without a seed", () => {
    // Of the table as others print it; that it is the right one, the reference values show.
    expect(fingerprint(createPermutation())).toBe('3682c3d0020436c4')
  })

  test('gives a new array each time', () => {
    const first = createPermutation()
    first.fill(0)
    expect(createPermutation()[0]).toBe(151)
    createPermutation(7).fill(0)
    expect(new Set(createPermutation(7)).size).toBe(256)
  })
})

describe('the other implementation in these tests is right about', () => {
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16))

  // The vectors that go with SMHasher, where MurmurHash3 comes from.
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['ffffffff', 0, 0x76293b50],
    ['21436587', 0, 0xf55b516b],
    ['21436587', 0x5082edee, 0x2362f9de],
    ['00000000', 0, 0x2362f9de]
  ])('MurmurHash3 of %j, %i', (hex, seed, hash) => {
    expect(murmurHash3(bytes(hex), seed)).toBe(hash)
  })

  // The first outputs of the authors' C from the state 1, 2, 3, 4.
  test('xoshiro128**', () => {
    const random = xoshiro128StarStar([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, () => random.next().value)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804
    ])
  })
})

describe('a permutation of the caller', () => {
  const own = () => Array.from(createPermutation('own'))

  test.each([
    ['an array', own()],
    ['a Uint8Array', Uint8Array.from(own())],
    ['a Float64Array', Float64Array.from(own())],
    ['an array-like', Object.assign({ length: 256 }, own())]
  ])('may be %s, and is not changed', (_, permutation) => {
    const before = Array.from(permutation)
    const noise = createNoise({ permutation })
    expect(noise.perlin3(0.1, 0.2, 0.3)).toBe(createNoise({ seed: 'own' }).perlin3(0.1, 0.2, 0.3))
    expect(Array.from(permutation)).toEqual(before)
  })

  test('may be changed later without effect', () => {
    const permutation = own()
    const noise = createNoise({ permutation })
    const before = [noise.perlin2(1.5, 2.25), noise.value3(1.5, 2.25, 3.125)]
    permutation.reverse()
    expect([noise.perlin2(1.5, 2.25), noise.value3(1.5, 2.25, 3.125)]).toEqual(before)
    expect(createNoise({ permutation }).perlin2(1.5, 2.25)).not.toBe(before[0])
  })
})
