import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ColorField, Field, layers, mul, perlin3, ramp } from 'three-perlin/cpu'
import { fieldFromJSON } from 'three-perlin/json'
import { FIELD_ROWS } from '../../src/json/fieldRows'
import { expectSameField } from '../support/expectSameField'
import { fieldArbitrary } from '../support/fieldArbitrary'
import { randomNumbers } from '../support/randomNumbers'

const seed = 20

test('random fields are the same again', { timeout: 60_000 }, () => {
  const property = fc.property(fieldArbitrary(4, false), (field) => {
    expectSameField(fieldFromJSON(JSON.stringify(field)), field, randomNumbers(3))
  })
  fc.assert(property, { seed, numRuns: 200 })
})

/** What stands in documents, and what does not. */
const words = fc.constantFrom<unknown>(
  ...[0, -0, 1, -1, 0.5, 7, 1e9, 1e300, -1e-300, NaN, Infinity, null, true, false, '', 'xz', 'xyzt', 'none', '#fff'],
  ...['__proto__', 'constructor', 'toString', 'value', '1.0; } void main() {', [], {}, [[]], [0, 1, 0], [1, null, 1]],
  ...[{ node: 0 }, { node: 1 }, { node: 1e6 }, { live: 0 }, { number: '-0' }, { value: 1 }, { x: 1, y: 2, z: 3 }],
  ...[{ axis: 'y' }, { from: [0, 0], to: [1, 1] }, { stop: 0, color: '#fff' }, { color: '#000', mask: 1 }]
)
const keys = fc.constantFrom(
  ...new Set(Object.values(FIELD_ROWS).flatMap(({ names }) => names)),
  ...['type', 'live', 'nodes', 'three-perlin', 'value', 'min', 'max', 'node', '__proto__', 'constructor', 'glsl']
)
const things = fc.oneof(words, words, keys, fc.constantFrom(...Object.keys(FIELD_ROWS)), fc.jsonValue(), fc.anything())

/** Where a change is made, by numbers that are taken modulo what there is, and what it is. */
const changes = fc.array(
  fc.record({
    path: fc.array(fc.nat(), { maxLength: 6 }),
    kind: fc.constantFrom('set', 'add', 'remove', 'repeat', 'copy'),
    key: keys,
    thing: things
  }),
  { minLength: 1, maxLength: 2 }
)

type Change = Readonly<{ path: readonly number[]; kind: string; key: string; thing: unknown }>
type Parts = Record<string, unknown>

function change(document: Parts, { path, kind, key, thing }: Change): void {
  let at = document
  let name = 'nodes'
  for (const step of path) {
    const next = at[name]
    if (typeof next !== 'object' || next === null || Object.keys(next).length === 0) break
    at = next as Parts
    name = Object.keys(at)[step % Object.keys(at).length]
  }
  if (kind === 'set') at[name] = thing
  // Also what assignment would take for the prototype.
  else if (kind === 'add') {
    Object.defineProperty(at, key, { value: thing, enumerable: true, configurable: true, writable: true })
  } else if (kind === 'remove') Reflect.deleteProperty(at, name)
  else if (kind === 'repeat' && Array.isArray(at)) at.push(...(at as unknown[]))
  else at[key] = at[name]
}

const colors = [
  ramp(perlin3({ seed: { value: 3 } }).fit(0, { value: 2 }), [
    [0, '#3f5d2f'],
    [{ value: 1 }, 0xffffff]
  ]),
  layers({ value: '#fff' }, [[[0.1, 0.2, 0.3], mul(0.5, perlin3({ period: [3, null, 4] }))]])
]

test('random documents make a field, or an error that says where', { timeout: 60_000 }, () => {
  const documents = fc.oneof(
    { weight: 3, arbitrary: fieldArbitrary(2, false).map((field) => field.toJSON()) },
    { weight: 1, arbitrary: fc.constantFrom(...colors).map((color) => color.toJSON()) }
  )
  const count = { fields: 0, errors: 0 }
  const property = fc.property(documents, changes, fc.boolean(), (valid, list, text) => {
    const document = JSON.parse(JSON.stringify(valid)) as Parts
    for (const one of list) change(document, one)
    try {
      const field = fieldFromJSON(text ? (JSON.stringify(document, bigNumbers) ?? '') : document)
      expect(field instanceof Field || field instanceof ColorField).toBe(true)
      field.sample(0.5, 0.25, 0.125)
      expect(JSON.stringify(fieldFromJSON(field.toJSON()))).toBe(JSON.stringify(field))
      count.fields++
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('fieldFromJSON: '))) throw error
      count.errors++
    }
  })
  fc.assert(property, { seed, numRuns: 4000 })
  // Both are looked at.
  expect(count.fields).toBeGreaterThan(300)
  expect(count.errors).toBeGreaterThan(300)
  expect(({} as Parts).polluted).toBeUndefined()
})

/** JSON.stringify takes no big integers. */
function bigNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}

test('anything at all makes an error', () => {
  const property = fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (thing) => {
    expect(() => fieldFromJSON(thing)).toThrow(/^fieldFromJSON: /)
  })
  fc.assert(property, { seed, numRuns: 2000 })
})
