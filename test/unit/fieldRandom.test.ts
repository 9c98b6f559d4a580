import { expect, test } from 'vitest'
import { randomField } from '../support/randomField'
import { randomNumbers } from '../support/randomNumbers'
import { slopesAlong } from '../support/slopesAlong'

const seeds = Array.from({ length: 200 }, (_, i) => i)

test.each(seeds)('random field %i keeps its range and has the gradient of its values', (seed) => {
  const rng = randomNumbers(seed)
  const field = randomField(rng, 1 + (seed % 4))
  const [lo, hi] = field.range()
  const target = [0, 0, 0]
  for (let i = 0; i < 30; i++) {
    const p = [0, 0, 0, 0].map(() => (rng() - 0.5) * 20) as [number, number, number, number]
    const [x, y, z, t] = p
    const value = field.sampleGradient(x, y, z, target, t)
    // Bounds are rounded as values are.
    const rounding = 1e-12 * Math.max(1, Math.abs(value))
    expect(value >= lo - rounding && value <= hi + rounding).toBe(true)
    expect(Math.abs(value - field.sample(...p))).toBeLessThan(rounding)
    const scale = Math.max(1, ...target.map(Math.abs))
    for (let k = 0; k < 3; k++) {
      const errors = slopesAlong(field, p, k).map((slope) => Math.abs(target[k] - slope) / scale)
      // A field of fields may bend within a step of a difference.
      expect(Math.min(...errors)).toBeLessThan(1e-5)
    }
  }
})
