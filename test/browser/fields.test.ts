import { describe, expect, test } from 'vitest'
import {
  add,
  constant,
  fbm,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value1,
  value2,
  value3,
  valueGradient2,
  type Field
} from 'three-perlin'
import { septic } from '../support/fieldCases'
import { fieldParity } from '../support/fieldParity'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

interface Case {
  field: Field
  /** Largest |coefficient| of a noise in the value, over all octaves and terms summed. */
  weight?: number
  /** The same for the gradient: frequency and lacunarityᵏ included. */
  slope?: number
  /** Largest frequency of a noise: cells per unit. */
  finest?: number
}

// Octaves of gain 1/2 at lacunarity 2 weigh 2 in all in the value, and 1 each, times the frequency, in the gradient.
const cases: Record<string, Case> = {
  perlin1: { field: perlin1({ seed: 1 }) },
  perlin2: { field: perlin2({ seed: 2, axes: 'xz', frequency: 0.3 }) },
  perlin3: { field: perlin3({ seed: 3, frequency: [0.5, 1.5, 2] }), slope: 2 },
  perlin4: { field: perlin4({ seed: 'four' }), weight: 1.5, slope: 1.5 },
  value1: { field: value1({ axes: 'y' }) },
  value2: { field: value2({ axes: 'zx', frequency: 0.7 }) },
  value3: { field: value3({ frequency: 0.7 }) },
  valueGradient2: { field: valueGradient2({ frequency: 0.7 }), weight: 2, slope: 2 },
  'time as an axis': { field: perlin3({ axes: 'xzt', frequency: [0.4, 0.4, 2] }) },
  'cubic fade': { field: perlin3({ fade: 'cubic' }) },
  'linear fade': { field: perlin2({ fade: 'linear' }) },
  "a fade of one's own": { field: perlin3({ fade: septic }) },
  period: { field: perlin3({ period: [3, 7, null] }) },
  'period and cubic fade': { field: perlin2({ period: 5, fade: 'cubic' }) },
  fbm: { field: fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 6 })), weight: 2, slope: 1 },
  'fbm without shifts': {
    field: fbm(perlin3({ frequency: 0.5 }), { shifts: 'none', octaves: 4 }),
    weight: 2,
    slope: 2
  },
  'fbm of a periodic noise': { field: fbm(perlin3({ period: 4 }), { octaves: 4 }), weight: 2, slope: 4 },
  'fbm with a fraction': { field: fbm(perlin3({ frequency: 0.5 }), { octaves: 2.4 }), weight: 2, slope: 1.5 },
  'live fbm': {
    field: fbm(perlin3({ frequency: { value: 0.5 }, seed: { value: 'live' } }), {
      octaves: { value: 3.5 },
      gain: { value: 0.6 },
      lacunarity: { value: 1.9 }
    }),
    weight: 2.5,
    slope: 3
  },
  'fbm of an fbm': {
    field: fbm(fbm(perlin3({ frequency: 0.2 }), { octaves: 2 }), { octaves: 2, lacunarity: 3 }),
    weight: 2.25,
    slope: 2
  },
  arithmetic: {
    field: perlin3({ seed: 1 })
      .mul(perlin2({ seed: 2 }))
      .add(constant(0.5))
      .sub(value3().div(add(perlin3(), 4))),
    weight: 3,
    slope: 4
  },
  fit: { field: perlin3({ frequency: 0.5 }).fit(0, 40), weight: 40, slope: 20 },
  'live fit': { field: perlin3({ frequency: 0.5 }).fit({ value: -1 }, { value: 3 }), weight: 4, slope: 2 },
  domain: {
    field: perlin3()
      .frequency([2, 0.5, { value: 1.5 }])
      .translate([0.3, { value: -7.1 }, 2])
      .frequency(0.7),
    slope: 1.4
  }
}

const rng = randomNumbers(20260101)
const points = Array.from({ length: 300 }, (_, i) => {
  // Near the origin, where octaves could correlate; around multiples of 256; far away on both sides.
  const extent = [8, 300, 300, 2000][i % 4]
  return [0, 0, 0, 0].map((_, axis) => Math.fround((rng() * 2 - 1) * (axis === 3 ? 10 : extent)))
})

describe.each(Object.entries(cases))('%s', (_name, { field, weight = 1, slope = 1, finest = slope }) => {
  test.each(['vertex', 'fragment'] as const)('is the same in the %s stage and on the CPU', (stage) => {
    const worst = fieldParity(renderer, field, points, stage, (point) => {
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
    })
    expect(worst.value).toBeLessThan(1)
    expect(worst.gradient).toBeLessThan(1)
  })
})
