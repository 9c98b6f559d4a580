import { describe, expect, test } from 'vitest'
import { createPermutation } from 'three-perlin'
import { FADES } from '../../src/noise/fade'
import { latticeNoise, NO_PERIOD } from '../../src/noise/latticeNoise'
import type { NoiseKind } from '../../src/noise/noiseKind'
import { NoiseTables } from '../../src/noise/noiseTables'
import { VALUE1 } from '../../src/noise/value1'
import { conformance } from '../support/conformance'
import { randomNumbers } from '../support/randomNumbers'
import { expectClose } from '../support/tolerance'

const tables = new NoiseTables(createPermutation())

const fades = [
  { fade: FADES.linear, column: 'lin' },
  { fade: FADES.cubic, column: 'cubic' },
  { fade: FADES.quintic, column: 'quintic' }
]

describe.each(fades)('$column fade', ({ fade, column }) => {
  // Terms up to 15 are rounded four times and cancel to 1 or less: 4 · 15 · 2⁻⁵³ = 7e-15. The derivatives are products.
  test.each([
    ['value', column, fade.f],
    ['derivative', `d${column}`, fade.df]
  ])('has the exact %s', (_, output, f) => {
    const rows = conformance('fade_value1d', ['t', output])
    expectClose(
      rows.map(([t]) => f(t)),
      rows.map(([, expected]) => expected),
      7e-15
    )
  })

  test('leads from 0 to 1, symmetrically', () => {
    expect([fade.f(0), fade.f(1)]).toEqual([0, 1])
    for (const [t] of conformance('fade_value1d', ['t'])) expect(fade.f(t) + fade.f(1 - t)).toBeCloseTo(1, 13)
  })

  // Value noise whose two lattice values are those of the row, at cell 0: c₀(1 − s(t)) + c₁ s(t).
  test('joins the values of two lattice points', () => {
    for (const [t, c0, c1, expected] of conformance('fade_value1d', ['t', 'c0', 'c1', `v_${column}`], 'rand')) {
      const kind: NoiseKind = { ...VALUE1, corner: (_, hash) => (hash === tables.p[0] ? c0 : c1) }
      expectClose([latticeNoise(kind, tables, fade, NO_PERIOD, t, 0, 0, 0)], [expected], 7e-15)
    }
  })

  test('gives noise whose gradient is that of its values', () => {
    // Within one cell; h = 2⁻¹⁶, and the largest third derivative is that of the quintic: see noiseForms.test.ts.
    const h = 2 ** -16
    const random = randomNumbers(3)
    const at = (x: number) => latticeNoise(VALUE1, tables, fade, NO_PERIOD, x, 0, 0, 0)
    for (let i = 0; i < 100; i++) {
      const x = Math.floor(200 * random()) + h + (1 - 2 * h) * random()
      const target = [NaN]
      expect(latticeNoise(VALUE1, tables, fade, NO_PERIOD, x, 0, 0, 0, target)).toBeCloseTo(at(x), 14)
      expectClose(target, [(at(x + h) - at(x - h)) / (2 * h)], 1e-8)
    }
  })
})

test('the quintic is Perlin’s expression, rounded as he rounds', () => {
  const random = randomNumbers(4)
  for (let i = 0; i < 1000; i++) {
    const t = random()
    expect(FADES.quintic.f(t)).toBe(t * t * t * (t * (t * 6 - 15) + 10))
  }
})
