import { expect, test } from 'vitest'
import { createNoise, fbm, origin, sinHash2, timePeriod } from 'three-perlin/cpu'
import { randomNumbers } from '../support/randomNumbers'
import { slopesAlong } from '../support/slopesAlong'

const { sinHash2: noise } = createNoise()
const speed = { value: 0.5 }
const field = sinHash2({ axes: 'zx', frequency: [speed, -2] })
const target = [0, 0, 0]

test('is the noise of that name, in the axes that it is given', () => {
  expect(sinHash2().sample(1.3, -2.6)).toBe(noise(1.3, -2.6))
  expect(field.sample(1.3, 99, -2.6)).toBe(noise(-1.3, -2.6))
  expect(sinHash2({ axes: 'xt', frequency: 3 }).sample(1.25, 9, 9, 0.7)).toBe(noise(3.75, 0.7))
  speed.value = 2
  expect(field.sample(1.25, 99, 0.5)).toBe(noise(1, -2.5))
})

test('has the gradient of its values, and stays within its range', () => {
  const random = randomNumbers(61)
  for (let i = 0; i < 200; i++) {
    const p = [0, 0, 0, 0].map(() => (random() - 0.5) * 40) as [number, number, number, number]
    const value = field.sampleGradient(p[0], p[1], p[2], target)
    expect(value).toBeCloseTo(field.sample(...p), 14)
    expect(Math.abs(value - 0.5)).toBeLessThanOrEqual(0.5)
    for (let k = 0; k < 3; k++) {
      const errors = slopesAlong(field, p, k).map((slope) => Math.abs(target[k] - slope))
      expect(Math.min(...errors)).toBeLessThan(1e-6 * 4)
    }
  }
})

test('is shifted by octaves, and never repeats', () => {
  const plain = fbm(sinHash2(), { octaves: 2, shifts: 'none' })
  const shifted = fbm(sinHash2(), { octaves: 2 })
  const second = (sum: typeof plain) => 2 * (sum.sample(0.3, 0.4) - sinHash2().sample(0.3, 0.4))
  expect(second(plain)).toBeCloseTo(noise(0.6, 0.8), 14)
  expect(second(shifted)).toBeCloseTo(noise(0.6 + 5.71875, 0.8 + 9.1328125), 14)
  expect(timePeriod(sinHash2())).toBe(0)
  expect(timePeriod(sinHash2({ axes: 'xt' }))).toBe(Infinity)
})

test.each<[unknown, string]>([
  [{ seed: 1 }, 'sinHash2: there is no option `seed`. Options are frequency, axes'],
  [{ period: 4 }, 'sinHash2: there is no option `period`. Options are frequency, axes'],
  [null, 'sinHash2: options must be an object such as { frequency: 0.1 }, got null.'],
  [{ axes: 'xyz' }, "sinHash2: `axes` must be 2 different letters of 'xyzt', got 'xyz'."],
  [{ frequency: [1, 2, 3] }, 'sinHash2: `frequency` must have 2 entries, one for each axis, got 3.'],
  [{ frequency: NaN }, 'sinHash2: `frequency` must be a finite number']
])('refuses %o', (options, message) => {
  expect(() => sinHash2(options as object)).toThrow(message)
})

test('cannot have an origin: it does not repeat, so that nothing can be folded', () => {
  expect(() => origin(sinHash2(), [1e7, 0, 0])).toThrow(/^origin: `sinHash2` in the field needs the point itself/)
})
