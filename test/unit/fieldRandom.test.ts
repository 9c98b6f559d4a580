import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from 'three-perlin/cpu'
import { fieldArbitrary } from '../support/fieldArbitrary'
import { randomNumbers } from '../support/randomNumbers'

type Point = [x: number, y: number, z: number, t: number]

const fields = fc.oneof({ weight: 3, arbitrary: fieldArbitrary(4) }, { weight: 1, arbitrary: fieldArbitrary(5) })
const rng = randomNumbers(1)
const points = Array.from({ length: 20 }, () => [0, 0, 0, 0].map(() => (rng() - 0.5) * 20) as Point)

/** Of differences: rounding of values is then 1e-11 of them, the cube term of noise of 4 cells a unit 1e-8. */
const STEP = 1e-5

function difference(field: Field, point: Point, axis: number, step: number): number {
  const at = (offset: number) => field.sample(...(point.map((c, k) => (k === axis ? c + offset : c)) as Point))
  return (at(step) - at(-step)) / (2 * step)
}

test('random fields keep their range and have the gradient of their values', { timeout: 120_000 }, () => {
  const count = { compared: 0, excluded: 0 }
  const target = [0, 0, 0]
  const property = fc.property(fields, (field) => {
    const [lo, hi] = field.range()
    const gradients = points.map((point) => {
      const [x, y, z, t] = point
      const value = field.sampleGradient(x, y, z, target, t)
      // Bounds are rounded as values are.
      const rounding = 1e-12 * Math.max(1, Math.abs(value))
      expect(value >= lo - rounding && value <= hi + rounding).toBe(true)
      expect(Math.abs(value - field.sample(...point))).toBeLessThan(rounding)
      return [...target]
    })
    const scale = Math.max(...gradients.flat().map(Math.abs))
    points.forEach((point, i) => {
      gradients[i].forEach((slope, axis) => {
        const [whole, half] = [difference(field, point, axis, STEP), difference(field, point, axis, STEP / 2)]
        // Across a kink or a jump they differ, whatever the gradient says.
        if (Math.abs(whole - half) > 1e-7 * scale) {
          count.excluded++
          return
        }
        count.compared++
        const error = Math.abs(slope - (4 * half - whole) / 3)
        expect(error).toBeLessThanOrEqual(1e-6 * scale)
      })
    })
  })
  fc.assert(property, { seed: 1, numRuns: 300 })
  expect(count.excluded).toBeLessThanOrEqual(0.01 * (count.compared + count.excluded))
})
