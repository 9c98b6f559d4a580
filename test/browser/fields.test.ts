import { describe, expect, test } from 'vitest'
import { fieldCases } from '../support/fieldCases'
import { fieldParity } from '../support/fieldParity'
import { fieldTolerance } from '../support/fieldTolerance'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const rng = randomNumbers(20260101)
const points = Array.from({ length: 300 }, (_, i) => {
  // Near the origin, where octaves could correlate; around multiples of 256; far away on both sides.
  const extent = [8, 300, 300, 2000][i % 4]
  return [0, 0, 0, 0].map((_, axis) => Math.fround((rng() * 2 - 1) * (axis === 3 ? 10 : extent)))
})

describe.each(Object.entries(fieldCases))('%s', (_name, row) => {
  test.each([
    ['vertex', 0],
    ['fragment', 0],
    ['fragment', 0.4]
  ] as const)('is the same in the %s stage and on the CPU, with a footprint of %d', (stage, footprint) => {
    const worst = fieldParity(renderer, row.field, points, stage, fieldTolerance(row), footprint)
    expect(worst.value).toBeLessThan(1)
    expect(worst.gradient).toBeLessThan(1)
  })
})

const withLive = Object.entries(fieldCases).flatMap(([name, row]) => {
  const lives = row.field.parameters().flatMap(({ path, live }) => (live ? [{ path, live }] : []))
  return lives.map(({ path, live }) => [`${name}: ${path}`, row, live] as const)
})

// That no text changes, and so no program, is tested beside parameters.
describe.each(withLive)('%s', (_name, row, live) => {
  test('changes both sides alike', () => {
    const { value } = live
    // Towards 0, where nothing weighs more than the row says.
    live.value = typeof value === 'number' ? value * 0.83 : `${String(value)}!`
    const worst = fieldParity(renderer, row.field, points, 'fragment', fieldTolerance(row))
    live.value = value
    expect(worst.value).toBeLessThan(1)
    expect(worst.gradient).toBeLessThan(1)
  })
})
