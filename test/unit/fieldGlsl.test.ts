import { describe, expect, test } from 'vitest'
import {
  curl2,
  curl3,
  fbm,
  live,
  max,
  perlin2,
  perlin3,
  ramp,
  ridged,
  slope,
  value3,
  warp,
  type Field
} from 'three-perlin/cpu'
import { glslComment } from '../../src/field/glslComment'
import { compileGlsl, type GlslRequest } from '../../src/field/glslUnit'
import { glslFunctions } from '../support/glslFunctions'
import { activeGlslTokens, glslTokens } from '../support/glslTokens'

const ground = perlin2({ axes: 'xz', frequency: 1 / 60 })
const rough = perlin3({ seed: 2, frequency: 0.1 })

/** Calls of noise functions in the function itself, not in the library before it. */
function evaluations(request: GlslRequest): Record<string, number> {
  const { functions, source } = compileGlsl([request])
  const body = source.slice(source.indexOf(functions[0].head))
  const counts: Record<string, number> = {}
  for (const { data: name } of glslTokens(body)) {
    if (/^(perlin|value|flow)\w*\d\w*$/.test(name) && !name.startsWith('perlinField'))
      counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

// As many as somebody would write by hand: each noise once at a point, in the form that is needed.
describe('a field is evaluated as if written by hand:', () => {
  const cases: [string, GlslRequest, Record<string, number>][] = [
    ['a noise', { field: ground }, { perlin2: 1 }],
    ['a noise with its gradient', { field: ground, gradient: true }, { perlin2Gradient: 1 }],
    ['fbm, in a loop', { field: fbm(ground, { octaves: 8 }) }, { perlin2: 1 }],
    ['a ridged multifractal with its gradient', { field: ridged(rough), gradient: true }, { perlin3Gradient: 1 }],
    ['what is used twice', { field: max(rough, ground).add(rough).mul(ground) }, { perlin3: 1, perlin2: 1 }],
    ['equal noises', { field: perlin3().add(perlin3()).mul(perlin3()) }, { perlin3: 1 }],
    ['noises of two seeds', { field: perlin3().add(perlin3({ seed: 1 })) }, { perlin3: 2 }],
    ['a noise at two places', { field: rough.add(rough.frequency(2)) }, { perlin3: 2 }],
    ['a warp', { field: warp(fbm(ground), { x: rough, z: value3() }) }, { perlin2: 1, perlin3: 1, value3: 1 }],
    ['a slope and its field', { field: slope(rough).mul(rough) }, { perlin3Gradient: 1 }],
    ['curl in a plane', { field: curl2(rough) }, { perlin3Gradient: 1 }],
    ['curl in space', { field: curl3(rough) }, { perlin3Gradient: 3 }],
    [
      'colours',
      {
        field: ramp(fbm(ground), [
          [0, '#000'],
          [0.5, '#f00'],
          [1, '#fff']
        ])
      },
      { perlin2: 1 }
    ],
    [
      'several outputs',
      {
        outputs: [
          { name: 'a', field: rough },
          { name: 'b', field: rough.mul(2), gradient: true },
          { name: 'c', field: slope(rough) }
        ]
      },
      { perlin3Gradient: 1 }
    ]
  ]
  test.each(cases)('%s', (_name, request, expected) => {
    expect(evaluations(request)).toEqual(expected)
  })

  // Texture reads are in the library alone, and it has only what is called.
  test.each([
    ['perlin2', ground, 1],
    ['perlin3', rough, 1 + 2]
  ] as const)('%s reads textures no more often than its layout needs', (_name, field, reads) => {
    const { functions, source } = compileGlsl([{ field }])
    expect(textureReads(source, functions[0].name)).toBe(reads)
  })
})

/** How often a call of a function reads a texture, in all that it calls. */
function textureReads(source: string, name: string): number {
  const tokens = activeGlslTokens(glslTokens(source)).filter(({ type }) => type !== 'preprocessor')
  const bodies = new Map(glslFunctions(tokens).map((found) => [found.name, found.body.map(({ data }) => data)]))

  function count(called: string): number {
    if (called === 'perlinTable') return 1
    const body = bodies.get(called) ?? []
    return body.reduce((sum, token) => sum + (token === called ? 0 : count(token)), 0)
  }

  return count(name)
}

describe('the text', () => {
  const make = (): Field => fbm(perlin2({ axes: 'xz', frequency: live(0.02, { label: 'Size' }) })).mul(40)

  test('is the same for equal fields, whatever their seeds and live values', () => {
    const source = compileGlsl([{ field: make(), gradient: true }]).source
    expect(compileGlsl([{ field: make(), gradient: true }]).source).toBe(source)
    const other = fbm(perlin2({ seed: 'other', axes: 'xz', frequency: { value: 3 } })).mul(40)
    expect(compileGlsl([{ field: other, gradient: true }]).source).toBe(source)
    expect(compileGlsl([{ field: make().mul(2), gradient: true }]).source).not.toBe(source)
  })

  test('says what each step is', () => {
    const { source } = compileGlsl([{ field: make() }], { comment: glslComment })
    expect(source).toMatch(/perlin2\(.*; \/\/ perlin2: axes xz, frequency live "Size"/)
    expect(source).toMatch(/\} \/\/ fbm/)
    expect(source).toMatch(/ \/\/ mul: b 40/)
  })

  test('has no comment that could end early', () => {
    const field = perlin2({ seed: 'a\n} void main() {', frequency: live(1, { label: '\\\n*/' }) })
    const { source } = compileGlsl([{ field }], { comment: glslComment })
    expect(source).toContain('// perlin2: seed a?? void main?? ?, frequency live "????"')
  })
})
