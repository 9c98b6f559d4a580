import { expect, test } from 'vitest'
import {
  clamp,
  fbm,
  hetero,
  hybrid,
  mix,
  perlin3,
  remap,
  ridged,
  timePeriod,
  toGLSL,
  warp,
  type Field
} from 'three-perlin'
import { fieldFromJSON } from 'three-perlin/json'

// Bounds, and with them culling, counted octaves to the end.
test('live octaves may become any number', () => {
  const octaves = { value: 4 }
  const field = fbm(perlin3(), { octaves, normalize: true })
  const largest = fbm(perlin3(), { octaves: 16, normalize: true })
  for (const value of [Infinity, 1e300]) {
    octaves.value = value
    expect(field.range()).toEqual(largest.range())
    expect(field.sample(0.3, 0.4, 0.5)).toBe(largest.sample(0.3, 0.4, 0.5))
  }
})

// Recursion ran out of stack, at 998 nodes on the CPU, at 800 in GLSL.
test.each<[string, (field: Field) => Field]>([
  ['add', (field) => field.add(1)],
  ['mix', (field) => mix(field, field, field)],
  ['clamp', (field) => clamp(field)]
])('%s may be as deep as fields may be', (_name, deeper) => {
  let field: Field = perlin3()
  while (field.depth < 1000) field = deeper(field)
  expect(field.sample(0.3, 0.4, 0.5)).not.toBeNaN()
  expect(field.sampleGradient(0.3, 0.4, 0.5, [0, 0, 0])).not.toBeNaN()
  expect(toGLSL(field, { gradient: true }).code).toContain('float v999')
})

// They were written as null, which the reader refuses.
test('options that are null are left out of JSON, too', () => {
  const nothing = null as never
  const field = warp(perlin3({ fade: nothing, period: nothing, axes: nothing }), { x: nothing, y: 1 })
  expect(JSON.stringify(fieldFromJSON(JSON.stringify(field)))).toBe(JSON.stringify(field))
})

// Defaults of their own were spread with whatever came, which made an object of it.
test.each([ridged, hybrid, hetero])('options of a fractal are an object: $name', (fractal) => {
  expect(() => fractal(perlin3(), 4 as never)).toThrow(`${fractal.name}: options must be an object`)
})

test('the period of something else', () => {
  expect(() => timePeriod(3 as never)).toThrow('timePeriod: `fields` must be fields, of numbers or of colours, got 3.')
})

// Another function complained of a number that nobody had given.
test('a line that is too steep', () => {
  expect(() => remap(perlin3(), 0, 1e-320, 0, 1)).toThrow('remap: 0 … 1 over 0 … 1e-320 is too steep for a number.')
})
