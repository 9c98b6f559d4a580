import { describe, expect, test } from 'vitest'
import { fieldCases } from '../support/fieldCases'
import { fieldParity } from '../support/fieldParity'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const rng = randomNumbers(20260101)
const points = Array.from({ length: 300 }, (_, i) => {
  // Near the origin, where octaves could correlate; around multiples of 256; far away on both sides.
  const extent = [8, 300, 300, 2000][i % 4]
  return [0, 0, 0, 0].map((_, axis) => Math.fround((rng() * 2 - 1) * (axis === 3 ? 10 : extent)))
})

describe.each(Object.entries(fieldCases))('%s', (_name, { field, weight = 1, slope = 1, finest = slope }) => {
  test.each([
    ['vertex', 0],
    ['fragment', 0],
    ['fragment', 0.4]
  ] as const)('is the same in the %s stage and on the CPU, with a footprint of %d', (stage, footprint) => {
    const worst = fieldParity(renderer, field, points, stage, tolerance, footprint)
    expect(worst.value).toBeLessThan(1)
    expect(worst.gradient).toBeLessThan(1)
  })

  function tolerance(point: readonly number[]) {
    // How far rounding may move a noise's coordinate, per unit of frequency: constant, products and sum round by
    // 2⁻²⁴ each, of which the range covers two to four; and by 2⁻²⁴ of a shift of up to 50 cells.
    const moved = Math.max(...point.map(Math.abs)) * 2 ** -23
    const shifted = 50 * 2 ** -24
    // Evaluation in float32: 2e-6 of a noise's value, 1e-5 of its gradient. Noise slopes by at most 2.5 a cell, its
    // gradient by at most 15.
    return {
      value: weight * (2e-6 + 2.5 * shifted) + slope * 2.5 * moved,
      gradient: slope * (1e-5 + 15 * (shifted + finest * moved))
    }
  }
})
