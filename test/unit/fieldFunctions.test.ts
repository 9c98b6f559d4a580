import { describe, expect, test } from 'vitest'
import {
  abs,
  bias,
  clamp,
  constant,
  cos,
  exp,
  fract,
  gain,
  max,
  min,
  mix,
  perlin3,
  pow,
  remap,
  sign,
  sin,
  smoothstep,
  sqrt,
  step,
  terrace,
  type Field
} from 'three-perlin/cpu'

const noise = perlin3({ seed: 3, frequency: 0.3 })
const target = [0, 0, 0]

// Rows of (what, of x, [x, expected] …), one a line.
// prettier-ignore
const known: [string, (x: Field) => Field, ...[x: number, y: number][]][] = [
  ['min', (x) => min(x, 2), [1, 1], [3, 2]],
  ['max', (x) => max(x, 2), [1, 2], [3, 3]],
  ['abs', abs, [-2.5, 2.5], [2.5, 2.5]],
  ['clamp', (x) => clamp(x, -1, 2), [-3, -1], [0.5, 0.5], [7, 2]],
  ['clamp by default', (x) => clamp(x), [-3, 0], [0.5, 0.5], [7, 1]],
  ['clamp of crossed bounds', (x) => clamp(x, { value: 3 }, { value: 2 }), [0, 2], [5, 2]],
  ['sign', sign, [-7, -1], [0, 0], [0.1, 1]],
  ['step', (x) => step(2, x), [1.9, 0], [2, 1], [5, 1]],
  ['fract', fract, [1.25, 0.25], [-1.25, 0.75], [-2, 0]],
  ['smoothstep', (x) => smoothstep(2, 4, x), [1, 0], [2.5, 0.15625], [3, 0.5], [4, 1], [9, 1]],
  ['smoothstep of crossed edges', (x) => smoothstep(constant(4), 2, x), [3, 0], [4, 0], [4.1, 1]],
  ['pow', (x) => pow(x, 3), [2, 8], [-2, -8], [0, 0]],
  ['pow of 0', (x) => pow(x, 0), [2, 1], [0, 1]],
  ['pow of −2', (x) => pow(x, -2), [2, 0.25], [-2, 0.25]],
  ['pow of 12', (x) => pow(x, 12), [2, 4096], [-2, 4096]],
  ['pow of a fraction', (x) => pow(x, 1.5), [4, 8], [-4, 0], [0, 0]],
  ['pow of a live number', (x) => pow(x, { value: 3 }), [2, 8], [-2, -8]],
  ['exp', exp, [0, 1], [1, Math.E]],
  ['sqrt', sqrt, [9, 3], [-9, 0]],
  ['sin', sin, [0, 0], [Math.PI / 6, 0.5]],
  ['cos', cos, [0, 1], [Math.PI / 3, 0.5]],
  ['mix', (x) => mix(10, 20, x), [0, 10], [0.25, 12.5], [1, 20], [2, 30]],
  ['remap', (x) => remap(x, 2, 4, 100, 0), [2, 100], [3, 50], [5, -50]],
  ['live remap', (x) => remap(x, 2, { value: 4 }, 100, 0), [2, 100], [3, 50], [5, -50]],
  // Schlick: bias takes 1/2 to b, gain 1/4 to g/2 and 3/4 to 1 − g/2.
  ['bias', (x) => bias(x, 0.8), [-1, 0], [0, 0], [0.5, 0.8], [1, 1], [2, 1]],
  ['gain', (x) => gain(x, 0.3), [-1, 0], [0.25, 0.15], [0.5, 0.5], [0.75, 0.85], [1, 1], [2, 1]],
  ['terrace', (x) => terrace(x, { width: 2, smoothness: 0.5 }), [2, 2], [2.9, 2], [3.5, 3], [-1.5, -2]],
  ['sharp terrace', (x) => terrace(x, { width: 2, smoothness: 0 }), [3.9, 2], [-0.1, -2]]
]

test.each(known)('%s', (_name, make, ...pairs) => {
  for (const [x, y] of pairs) expect(make(constant(x)).sample(0)).toBeCloseTo(y, 12)
})

test('live parameters are followed', () => {
  const t = { value: 0 }
  const field = mix(1, 5, t)
  expect(field.sample(0)).toBe(1)
  t.value = 0.5
  expect(field.sample(0)).toBe(3)
})

test('steps of a terrace divide the typical range', () => {
  const levels = new Set<number>()
  const field = terrace(noise, { steps: 5, smoothness: 0 })
  for (let i = 0; i < 5000; i++) levels.add(field.sample(i * 7.3, i * 3.1, i * 1.7))
  // Five within the range, and those beyond the 1st and the 99th percentile.
  expect(levels.size).toBeGreaterThanOrEqual(5)
  expect(levels.size).toBeLessThanOrEqual(9)
})

describe('gradients', () => {
  const gradient = (field: Field) => {
    field.sampleGradient(0, 0, 0, target)
    return [...target]
  }

  test('are taken from one side at kinks', () => {
    // At the origin the noise is 0: a tie of f and −f.
    const [f, g] = [noise, noise.mul(-1)]
    const expected = gradient(f)
    for (const field of [min(f, g), max(f, g), abs(f), clamp(f, 0, 1)]) expect(gradient(field)).toEqual(expected)
  })

  test('are finite where slopes are not', () => {
    for (const field of [sqrt(noise), pow(noise, 0.5), pow(noise, noise), smoothstep(noise, noise, noise)]) {
      expect(gradient(field).every(Number.isFinite)).toBe(true)
    }
  })
})
