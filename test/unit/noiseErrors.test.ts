import { describe, expect, test } from 'vitest'
import { createNoise, createPermutation, createPermutationTexture, perlinUniforms } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'

const noise = createNoise() as unknown as Record<string, (...parameters: unknown[]) => number>
const sorted = Array.from({ length: 256 }, (_, i) => i)
const changed = (index: number, entry: unknown) => sorted.map((value, i) => (i === index ? entry : value))

// What a JavaScript user may give, whatever the types say.
const badSeeds: readonly (readonly [seed: unknown, text: string])[] = [
  [NaN, 'NaN'],
  [1.5, '1.5'],
  [Infinity, 'Infinity'],
  [2 ** 53, '9007199254740992'],
  [null, 'null'],
  [true, 'true'],
  [{}, 'an object'],
  [7n, '7'],
  [[7], 'an array of 1']
]

const badPermutations: readonly (readonly [permutation: unknown, text: string])[] = [
  [null, 'must have 256 entries, got null'],
  [7, 'must have 256 entries, got 7'],
  [{}, 'must have 256 entries, got an object'],
  [[], 'must have 256 entries, got 0 entries'],
  [sorted.slice(1), 'must have 256 entries, got 255 entries'],
  [[...sorted, ...sorted], 'must have 256 entries, got 512 entries'],
  [changed(9, 8), 'must hold each of 0…255 once, got 8 at indices 8 and 9'],
  [changed(3, NaN), 'must hold each of 0…255 once, got NaN at index 3'],
  [changed(4, 256), 'must hold each of 0…255 once, got 256 at index 4'],
  [changed(5, -1), 'must hold each of 0…255 once, got -1 at index 5'],
  [changed(6, 6.5), 'must hold each of 0…255 once, got 6.5 at index 6'],
  [changed(7, '7'), "must hold each of 0…255 once, got '7' at index 7"],
  [changed(8, undefined), 'must hold each of 0…255 once, got undefined at index 8']
]

type Call = (bad: unknown) => unknown

describe.each<[caller: string, withSeed: Call]>([
  ['createPermutation', (seed) => createPermutation(seed as number)],
  ['createNoise', (seed) => createNoise({ seed: seed as number })],
  ['perlinUniforms', (seed) => perlinUniforms({ seed: seed as number })],
  ['perlinUniforms', (seed) => perlinUniforms([{}, { seed: seed as number }])]
])('%s refuses a seed', (caller, withSeed) => {
  test.each(badSeeds)('%s', (seed, text) => {
    expect(() => withSeed(seed)).toThrow(
      `${caller}: \`seed\` must be an integer within ±(2⁵³ − 1) or a string, got ${text}. Round it, or make a string of it.`
    )
  })
})

describe.each<[caller: string, withPermutation: Call]>([
  ['createNoise', (permutation) => createNoise({ permutation: permutation as number[] })],
  ['createPermutationTexture', (permutation) => createPermutationTexture(permutation as number[])],
  ['perlinUniforms', (permutation) => perlinUniforms({ permutation: permutation as number[] })]
])('%s refuses a permutation', (caller, withPermutation) => {
  test.each(badPermutations)('%#', (permutation, text) => {
    expect(() => withPermutation(permutation)).toThrow(
      `${caller}: \`permutation\` ${text}. Use createPermutation(seed).`
    )
  })
})

describe.each<[caller: string, withOptions: Call]>([
  ['createNoise', (options) => createNoise(options as object)],
  ['perlinUniforms', (options) => perlinUniforms(options as object)],
  ['perlinUniforms', (options) => perlinUniforms([options as object])]
])('%s refuses options', (caller, withOptions) => {
  test.each([
    [null, 'null'],
    [7, '7'],
    ['seven', "'seven'"],
    [createPermutation(), 'a Uint8Array']
  ])('%s', (options, text) => {
    expect(() => withOptions(options)).toThrow(
      `${caller}: options must be an object such as { seed: 7 } or { permutation }, got ${text}.`
    )
  })

  test('with both a seed and a permutation', () => {
    expect(() => withOptions({ seed: 7, permutation: sorted })).toThrow(
      `${caller}: got both \`seed\` and \`permutation\`, which may differ. Leave one out.`
    )
  })
})

test('perlinUniforms refuses an empty list', () => {
  expect(() => perlinUniforms([])).toThrow('perlinUniforms: the list of seeds is empty. Give at least one { seed }.')
})

describe.each(['Periodic', 'PeriodicGradient'])('%s forms refuse a period', (form) => {
  const bad = [0, -3, 2.5, 257, 300, NaN, Infinity, null, undefined, '4'] as const

  test.each(NOISE_KINDS.map(({ name, dimension }) => [name, dimension] as const))('%s', (name, dimension) => {
    const point = Array<number>(dimension).fill(0.5)
    for (const [axis, parameter] of ['px', 'py', 'pz', 'pw'].slice(0, dimension).entries()) {
      for (const period of bad) {
        const periods = point.map((_, i) => (i === axis ? period : 4))
        const text = typeof period === 'string' ? `'${period}'` : String(period)
        expect(() => noise[name + form](...point, ...periods, [])).toThrow(
          `${name}${form}: \`${parameter}\` must be an integer 1…256, got ${text}. Scale the coordinate to fit the period.`
        )
      }
    }
  })
})
