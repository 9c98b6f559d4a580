import { describe, expect, test } from 'vitest'
import { billow, fbm, perlin2, perlin3, ridged, rotate, turbulence, value1, type Field } from 'three-perlin/cpu'
import { fieldCases } from '../support/fieldCases'
import { randomNumbers } from '../support/randomNumbers'

const rng = randomNumbers(11)
const points = Array.from({ length: 200 }, () => [0, 0, 0].map(() => (rng() - 0.5) * 300) as [number, number, number])

/** What is left of a noise, from the definition. */
const left = (width: number) => Math.max(1 - width ** 2 / 4, 0) ** 2

test('noise fades to 0 between samples that lie two cells apart', () => {
  const field = perlin3({ frequency: [0.5, 1, 2] })
  for (const [x, y, z] of points) {
    const weight = left(0.3 * 0.5) * left(0.3) * left(0.3 * 2)
    expect(field.sample(x, y, z, 0, 0.3)).toBeCloseTo(weight * field.sample(x, y, z), 14)
    expect(Math.abs(field.sample(x, y, z, 0, 1))).toBe(0)
  }
})

test('an octave fades by its own frequency', () => {
  const noise = perlin2({ frequency: 0.1 })
  const field = fbm(noise, { octaves: 3, shifts: 'none' })
  for (const [x, y] of points) {
    const octave = (k: number) => 0.5 ** k * left(2 * 0.1 * 2 ** k) ** 2 * noise.sample(x * 2 ** k, y * 2 ** k)
    expect(field.sample(x, y, 0, 0, 2)).toBeCloseTo(octave(0) + octave(1) + octave(2), 14)
  }
})

test('the time axis has no footprint', () => {
  const field = perlin2({ axes: 'xt' })
  expect(field.sample(0.3, 0, 0, 0.7, 0.5)).toBeCloseTo(left(0.5) * field.sample(0.3, 0, 0, 0.7), 14)
})

test('a turned noise fades by the widths in its own axes', () => {
  const turned = rotate(perlin2(), 'z', Math.PI / 4)
  const width = 2 * Math.SQRT1_2 * 0.5
  expect(turned.sample(0.3, 0.9, 0, 0, 0.5)).toBeCloseTo(left(width) ** 2 * turned.sample(0.3, 0.9), 14)
})

describe('from afar, fractals of |noise| look like their mean', () => {
  test.each<[string, (f: Field, options: object) => Field]>([
    ['turbulence', turbulence],
    ['billow', billow],
    ['ridged', ridged]
  ])('%s', (_name, fractal) => {
    const field = fractal(perlin2(), { octaves: 4 })
    let mean = 0
    const far = field.sample(0, 0, 0, 0, 100)
    for (let i = 0; i < 40000; i++) mean += field.sample(i * Math.SQRT2, i * Math.sqrt(3)) / 40000
    // The mean of (1 − |n|)² is larger than its value at the mean of |n| by the variance of |n|: 0.03.
    expect(Math.abs(far - mean)).toBeLessThan(0.06)
    expect(field.sample(12.3, 4.56, 0, 0, 100)).toBe(far)
  })
})

test('a footprint of almost nothing changes almost nothing', () => {
  for (const { field } of Object.values(fieldCases)) {
    for (const [x, y, z] of points.slice(0, 20)) {
      const value = field.sample(x, y, z, 1)
      // Beside a jump the smallest change may cross it.
      const nearby = [-1e-9, 0, 1e-9].map((d) => Math.abs(field.sample(x + d, y + d, z + d, 1, 1e-9) - value))
      expect(Math.min(...nearby)).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)))
    }
  }
})

test('the gradient fades with the value', () => {
  const field = fbm(value1({ frequency: 0.2 }), { octaves: 3 })
  const gradient = [0, 0, 0]
  const [x, h] = [3.21, 1e-5]
  field.sampleGradient(x, 0, 0, gradient, 0, 1.5)
  const slope = (field.sample(x + h, 0, 0, 0, 1.5) - field.sample(x - h, 0, 0, 0, 1.5)) / (2 * h)
  expect(gradient[0]).toBeCloseTo(slope, 7)
})
