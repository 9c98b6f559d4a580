import { describe, expect, test } from 'vitest'
import { fieldCases } from '../support/fieldCases'
import { randomNumbers } from '../support/randomNumbers'
import { slopesAlong } from '../support/slopesAlong'

const target = [0, 0, 0]

const cases = Object.entries(fieldCases)

describe.each(cases.filter(([, { field }]) => field.differentiable))('%s', (_name, { field }) => {
  test('has the gradient of its values', () => {
    const rng = randomNumbers(7)
    for (let i = 0; i < 40; i++) {
      const p = [0, 0, 0, 0].map(() => (rng() - 0.5) * 40) as [number, number, number, number]
      const [x, y, z, t] = p
      const value = field.sampleGradient(x, y, z, target, t)
      expect(value).toBeCloseTo(field.sample(...p), 12)
      const scale = Math.max(1, ...target.map(Math.abs))
      for (let k = 0; k < 3; k++) {
        // Beside a kink the differences from one side alone are right.
        const errors = slopesAlong(field, p, k).map((slope) => Math.abs(target[k] - slope) / scale)
        expect(Math.min(...errors)).toBeLessThan(1e-6)
      }
    }
  })
})

describe.each(cases.filter(([, { field }]) => !field.differentiable))('%s', (_name, { field }) => {
  test('refuses to give a gradient', () => {
    expect(() => field.sampleGradient(0.3, 0.4, 0.5, target)).toThrow(/has no gradient/)
  })
})

describe.each(cases)('%s', (_name, { field }) => {
  test('stays within its range', () => {
    const [lo, hi] = field.range()
    const rng = randomNumbers(8)
    for (let i = 0; i < 2000; i++) {
      const value = field.sample((rng() - 0.5) * 500, (rng() - 0.5) * 500, (rng() - 0.5) * 500, rng() * 10)
      expect(value >= lo && value <= hi).toBe(true)
    }
  })

  test('makes no NaN of finite points, and NaN of NaN', () => {
    expect(field.sample(1e9, -1e9, 12345.678, 3)).not.toBeNaN()
    expect(field.sample(NaN, NaN, NaN, NaN)).toBeNaN()
  })
})
