import { Color, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import * as cpu from 'three-perlin/cpu'
import {
  add,
  constant,
  createPermutation,
  div,
  fbm,
  Field,
  layers,
  live,
  mix,
  origin,
  perlin2,
  perlin3,
  perlin4,
  pow,
  ramp,
  reseed,
  sinHash2,
  slope,
  step,
  terrace,
  type ColorField
} from 'three-perlin/cpu'
import { fieldFromJSON } from 'three-perlin/json'
import { FIELD_ROWS } from '../../src/json/fieldRows'
import { expectSameField } from '../support/expectSameField'
import { fieldCases } from '../support/fieldCases'
import { randomNumbers } from '../support/randomNumbers'

/** As a file would bring it. */
const again = (field: Field | ColorField) => fieldFromJSON(JSON.stringify(field))
const scalar = (field: Field | ColorField): Field => {
  if (field instanceof Field) return field
  throw new Error('no Field')
}

const ground = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 })).fit(0, 40)
const snow = step(24, ground)

/** What the cases of the tests of both sides lack. */
const moreCases: Readonly<Record<string, Field | ColorField>> = {
  'a table': perlin3({ permutation: createPermutation('own') }),
  'all options of a source': perlin4({
    seed: -5,
    frequency: [1, 0.5, { value: 2 }, 1],
    axes: 'tzyx',
    period: [null, 5, 7, null],
    fade: 'linear'
  }),
  'all options of a fractal': fbm(perlin3(), { octaves: 3, H: 0.8, lacunarity: 2.1, shifts: 'none', rotate: true }),
  sinHash2: sinHash2({ frequency: [2, 3], axes: 'zx' }),
  origin: origin(perlin3(), [1e7, { value: 3 }, 0]),
  'origin at a Vector3': origin(perlin3(), { value: new Vector3(1e7, -2, 0.25) }),
  'pow 0': pow(perlin3(), 0),
  'negative zeros': div(1, constant(-0)).add(perlin3({ frequency: [1, -0, 1] }).translate([-0, { value: -0 }, 1])),
  'terrace with nothing given': terrace(perlin3()),
  ramp: ramp(ground, [
    [0, '#3f5d2f'],
    [{ value: 22 }, 0x7d7468],
    [ground.add(3), new Color(0.9, 0.95, 1)]
  ]),
  'ramp in Oklab': ramp(
    0.3,
    [
      [0, { value: new Color('#123456') }],
      [1, { value: '#fff' }]
    ],
    { space: 'oklab' }
  ),
  layers: layers('#6b4a2e', [
    [[0.1, 0.2, 0.3], slope(ground).mul(1 / 90)],
    [
      ramp(ground, [
        [0, '#fff'],
        [1, '#000']
      ]),
      snow
    ],
    [{ value: [1, 2, 3] as const }, { value: 0.5 }]
  ]),
  'layers of layers': layers(layers('#fff', []).mul(snow), []).mul({ value: 0.5 })
}

/** Code is not written; a case is named by what has it. */
const code = /custom|own|a fade of/

const cases = Object.entries({
  ...Object.fromEntries(Object.entries(fieldCases).map(([name, { field }]) => [name, field])),
  ...moreCases
}).filter(([name]) => !code.test(name))

test.each(cases)('%s is the same again', (_name, field) => {
  const loaded = again(field)
  expectSameField(loaded, field, randomNumbers(1))
  expect(loaded.toJSON()).toEqual(field.toJSON())
  expect(fieldFromJSON(field.toJSON()).toJSON()).toEqual(field.toJSON())
})

test('every public function that makes fields of data has a row, and each row a case', () => {
  /** Classes and functions that make none, make several by other functions, or make them of code. */
  const others = ['Field', 'ColorField', 'createNoise', 'createPermutation', 'live', 'timePeriod', 'fades']
  const expected = [
    ...Object.keys(cpu).filter((name) => ![...others, 'curl2', 'curl3', 'custom'].includes(name)),
    ...['fit', 'frequency', 'translate']
  ]
  expect(Object.keys(FIELD_ROWS).sort()).toEqual(expected.sort())
  const written = cases.flatMap(([, field]) => field.toJSON().nodes.map(({ type }) => type))
  expect([...new Set(written)].sort()).toEqual(expected)
})

describe('a document', () => {
  test('is a list of calls', () => {
    const octaves = live(5, { label: 'Octaves', min: 1, max: 8, step: 0.5, unit: '' })
    const noise = perlin2({ seed: 'a', axes: 'xz' })
    expect(mix(fbm(noise, { octaves }), noise.mul(octaves), 0.25).toJSON()).toEqual({
      'three-perlin': 1,
      live: [{ value: 5, label: 'Octaves', min: 1, max: 8, step: 0.5, unit: '' }],
      nodes: [
        { type: 'perlin2', seed: 'a', axes: 'xz' },
        { type: 'fbm', field: { node: 0 }, octaves: { live: 0 } },
        { type: 'mul', a: { node: 0 }, b: { live: 0 } },
        { type: 'mix', a: { node: 1 }, b: { node: 2 }, t: 0.25 }
      ]
    })
  })

  test('holds a shared node once, however often it is used', () => {
    let field = perlin3()
    for (let i = 0; i < 500; i++) field = add(field, field)
    expect(field.toJSON().nodes).toHaveLength(501)
    expect(scalar(again(field)).sample(0.5, 0.3, 0.2)).toBe(field.sample(0.5, 0.3, 0.2))
  })

  test('is small', () => {
    expect(JSON.stringify(ground).length).toBeLessThan(300)
  })

  test('may be written by hand, with a map as a list of numbers', () => {
    const map = fieldFromJSON({
      'three-perlin': 1,
      nodes: [
        {
          type: 'sampled',
          source: { width: 2, height: 2, data: [1, 2, 3, 4] },
          region: { from: [0, 0], to: [1, 1] }
        }
      ]
    })
    expect(map.sample(1, 0, 0)).toBe(2)
    expect(map.sample(0, 0, 1)).toBe(3)
  })
})

describe('a live value', () => {
  test('is one again that its users share, and no longer the first one', () => {
    const height = live(40, { label: 'Height', min: 0, max: 100, unit: 'm' })
    const loaded = scalar(again(perlin3().mul(height).add(height)))
    const [parameter, ...others] = loaded.parameters().filter(({ live: object }) => object)
    expect(others).toEqual([])
    expect(parameter).toMatchObject({ value: 40, label: 'Height', min: 0, max: 100, unit: 'm' })
    Object.assign(parameter.live ?? {}, { value: 7 })
    expect(height.value).toBe(40)
    expect(loaded.sample(0.5, 0.5, 0.5)).toBe(perlin3().mul(7).add(7).sample(0.5, 0.5, 0.5))
  })

  test('is written as it is now, though it has left its limits', () => {
    const height = live(1, { min: 0, max: 2 })
    const field = perlin3().mul(height)
    height.value = 5
    expect(field.toJSON().live).toEqual([{ value: 5, min: 0, max: 2 }])
    expect(scalar(again(field)).sample(0.5, 0.5, 0.5)).toBe(perlin3().mul(5).sample(0.5, 0.5, 0.5))
  })

  test('may be a seed, copied ones included', () => {
    const field = reseed(perlin3({ seed: { value: 'a' } }), 3)
    const loaded = scalar(again(field))
    const [seed] = loaded.parameters().filter(({ path }) => path.endsWith('seed'))
    Object.assign(seed.live ?? {}, { value: 'b' })
    expect(loaded.sample(0.5, 0.3)).toBe(reseed(perlin3({ seed: 'b' }), 3).sample(0.5, 0.3))
  })

  test('may be a colour, or a point far away', () => {
    const color = { value: new Color('#fff'), label: 'Snow' }
    const loaded = again(layers(color, []))
    expect(loaded.parameters()).toMatchObject([{ value: [1, 1, 1], label: 'Snow' }])
    Object.assign(loaded.parameters()[0].live ?? {}, { value: '#000' })
    expect(loaded.sample(0)).toEqual([0, 0, 0])
    const far = origin(perlin3(), { value: new Vector3(1e7, 0, 0) })
    expect(far.toJSON().live).toEqual([{ value: { x: 1e7, y: 0, z: 0 } }])
  })

  test('that is plain has limits left out that are none', () => {
    const odd = { value: 1, label: 3, min: -Infinity, max: 'much', step: 0, unit: null, extra: () => 1 }
    expect(perlin3().mul(odd).toJSON().live).toEqual([{ value: 1 }])
    expect(
      perlin3()
        .mul(live(1, { min: 0 }))
        .toJSON().live
    ).toEqual([{ value: 1, min: 0 }])
  })
})

describe('typical ranges', () => {
  test.each([
    ['fit', (field: Field) => field.fit(0, 1)],
    ['terrace', (field: Field) => terrace(field, { steps: 4 })]
  ])('are not measured anew by %s, for live values may have changed', (_name, of) => {
    const amplitude = { value: 1 }
    const field = of(perlin3().mul(amplitude))
    amplitude.value = 3
    expectSameField(again(field), field, randomNumbers(2))
  })

  test('are required, because measuring takes long', () => {
    const { nodes } = perlin3().fit(0, 1).toJSON()
    const without = { ...nodes[1], typical: [1, 0] }
    expect(() => fieldFromJSON({ 'three-perlin': 1, nodes: [nodes[0], without] })).toThrow(
      'fieldFromJSON: nodes[1]: fit: `typical` must be two numbers, ascending, got an array of 2.'
    )
  })
})

describe('toJSON refuses', () => {
  const tree = (depth: number): Field => (depth === 0 ? perlin3() : add(tree(depth - 1), tree(depth - 1)))
  const own = cpu.custom({ name: 'hill', glsl: 'return p.x;', sample: (x) => x })
  const fade = { f: (t: number) => t, df: () => 1, glsl: { f: 't', df: '1.0' } }
  const broken = { value: 1 }
  const broad = perlin3().mul(broken)
  broken.value = NaN

  test.each<[string, Field, string]>([
    ['code', mix(own, 1, 0.5), 'toJSON: `mix.a.custom.sample` is code'],
    ['a fade with code', fbm(perlin3({ fade })), 'toJSON: `fbm.perlin3.fade` is code'],
    ['a live value that is no number any more', broad, 'toJSON: `mul.b` is NaN'],
    ['a seed of a novel', perlin3({ seed: 'x'.repeat(2000) }), 'toJSON: `perlin3.seed` has more than 1024 characters'],
    ['more nodes than it can read', tree(12), 'is one of more than 4096']
  ])('%s', (_name, field, message) => {
    expect(() => field.toJSON()).toThrow(message)
  })
})
