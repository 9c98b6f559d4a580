import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from './support/bundle'
import { consumerLibrary } from './support/consumerLibrary'

const all = (entry: string) => `import * as all from '${entry}'\nglobalThis.kept = all`
const some = (names: readonly string[]) =>
  `import { ${names.join(', ')} } from 'three-perlin'\nglobalThis.kept = [${names.join(', ')}]`

/** What a user pays, in bytes after Vite's minifier and gzip, without three: little above what it was last. */
const limits = [
  // Wished for: 8000.
  { name: 'displace, fbm and perlin3', program: some(['displace', 'fbm', 'perlin3']), bytes: 52_000 },
  // Wished for: 20 000.
  { name: 'all of three-perlin', program: all('three-perlin'), bytes: 89_000 },
  // Wished for: 6000.
  { name: 'all of three-perlin/cpu', program: all('three-perlin/cpu'), bytes: 53_500 }
]

test.each(limits)('$name has not grown', async ({ name, program, bytes }) => {
  const size = gzipSync(await bundle(program)).length
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB, limit ${(bytes / 1000).toFixed(1)} kB`)
  expect(size).toBeLessThanOrEqual(bytes)
})

const noises = [
  ...['perlin1', 'perlin2', 'perlin3', 'perlin4', 'articlePerlin3', 'flow2', 'flow3'],
  ...['value1', 'value2', 'value3', 'valueGradient2', 'sinHash2']
]

/** Small programs: what each takes, and what it has of others, or calls by the same names. */
const programs = [
  { names: ['createPermutation'], also: [] },
  // Every field has methods: arithmetic and others, which need `abs`. `gain` and `origin` are options, too.
  {
    names: ['fbm', 'perlin3'],
    also: ['add', 'sub', 'mul', 'div', 'constant', 'abs', 'gain', 'origin', 'createPermutation']
  },
  { names: ['chunks'], also: noises }
]

describe('unused code is dropped', () => {
  test.each(programs)('from a program of $names', async ({ names, also }) => {
    // A function tells its name to whoever gives it a wrong argument, a noise to the shader.
    const everything = await namesIn(await bundle(all('three-perlin')))
    expect(everything.length).toBeGreaterThan(30)
    const expected = [...names, ...also]
    expect((await namesIn(await bundle(some(names)))).filter((name) => !expected.includes(name))).toEqual([])
  })

  // Plain objects, beside all others in one file: what else is left here is computed by everybody for nobody.
  test('from a program of fades, to the last statement', async () => {
    expect((await bundle(some(['fades']))).length).toBeLessThan(350)
  })
})

/** The public names that stand in a program as strings. */
async function namesIn(program: string): Promise<string[]> {
  const names = Object.keys(await consumerLibrary())
  return names.filter((name) => ['`', "'", '"'].some((quote) => program.includes(quote + name + quote)))
}
