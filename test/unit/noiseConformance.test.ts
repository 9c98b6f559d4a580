import { ImprovedNoise } from 'three/examples/jsm/math/ImprovedNoise.js'
import { describe, expect, test } from 'vitest'
import { createNoise } from 'three-perlin'
import { conformance } from '../support/conformance'
import { randomNumbers } from '../support/randomNumbers'
import { expectClose } from '../support/tolerance'

const noise = createNoise()

// Fades, and dots of a gradient with two or three components ±1, round as in the references. The lerps go along other
// axes first, and each of the 3 (4) on the way to the result rounds |a|, |b| < 1.5 three times: at worst 2 · 3 · 3 · 1.5
// · 2⁻⁵³ = 3e-15 between two orders. Roundings do not all add up, so a third of that has to do.
const OTHER_ORDER = 1e-15

// Against exact values the fade's own rounding counts: it cancels near 1 (6 − 15 + 10) and is off by up to 20 · 2⁻⁵³ on
// each axis, times the difference of a cell's two sides.
const EXACT = 1e-14

interface Case {
  set: string
  inputs: string
  output: string
  value: (...point: [number, number, number, number]) => number
  tolerance: number
  cat?: string
  where?: (row: readonly number[]) => boolean
}

const cases: readonly Case[] = [
  { set: 'improved3d_java', inputs: 'x y z', output: 'value', value: noise.perlin3, tolerance: OTHER_ORDER },
  { set: 'improved3d_java_f32in', inputs: 'x y z', output: 'value', value: noise.perlin3, tolerance: OTHER_ORDER },
  { set: 'three_improved3d', inputs: 'x y z', output: 'value', value: noise.perlin3, tolerance: OTHER_ORDER },
  { set: 'three_improved3d', inputs: 'x y z', output: 'java', value: noise.perlin3, tolerance: OTHER_ORDER },
  { set: 'deriv3d', inputs: 'x y z', output: 'value', value: noise.perlin3, tolerance: EXACT },
  { set: 'improved2d_slice_z0', inputs: 'x y', output: 'value', value: noise.perlin2, tolerance: OTHER_ORDER },
  { set: 'deriv2d_slice_z0', inputs: 'x y', output: 'value', value: noise.perlin2, tolerance: EXACT },
  { set: 'improved1d_slice', inputs: 'x', output: 'value', value: (x) => noise.perlin2(x, 0), tolerance: OTHER_ORDER },
  { set: 'improved4d', inputs: 'x y z w', output: 'value_corrected', value: noise.perlin4, tolerance: OTHER_ORDER },
  { set: 'deriv4d_corrected', inputs: 'x y z w', output: 'value', value: noise.perlin4, tolerance: EXACT },
  // Slopes up to 8, and 0.188 is multiplied last in both.
  { set: 'noise1234_1d', inputs: 'x', output: 'value_f64', value: noise.perlin1, tolerance: OTHER_ORDER },
  // The other rows are not periodic: C's remainder keeps the sign, and a period above 256 is cut off by the table.
  {
    set: 'pnoise1234_1d',
    inputs: 'x px',
    output: 'value_f64',
    value: (x, px) => noise.perlin1Periodic(x, px),
    tolerance: OTHER_ORDER,
    cat: 'nonneg',
    where: ([, px]) => px <= 256
  },
  {
    set: 'article3d_literal',
    inputs: 'x y z',
    output: 'value_f64',
    value: noise.articlePerlin3,
    tolerance: OTHER_ORDER
  },
  // C's sine and JavaScript's may differ in the last bit, 2⁻⁵³, which the hash multiplies by 43758.
  { set: 'sinhash2d', inputs: 'x y', output: 'noise_f64', value: noise.sinHash2, tolerance: 43758.5453 * 2 ** -52 }
]

describe('values on the CPU agree with', () => {
  test.each(cases)(
    '$set ($output) to $tolerance',
    ({ set, inputs, output, value, tolerance, cat, where = () => true }) => {
      const rows = conformance(set, [...inputs.split(' '), output], cat).filter(where)
      expect(rows.length).toBeGreaterThan(50)
      expectClose(
        rows.map((row) => value(...(row as [number, number, number, number]))),
        rows.map((row) => row[row.length - 1]),
        tolerance
      )
    }
  )

  test("three's ImprovedNoise at 20000 points", () => {
    const random = randomNumbers(2)
    const reference = new ImprovedNoise()
    const points = Array.from({ length: 20000 }, () => [random(), random(), random()].map((r) => 600 * r - 300))
    expectClose(
      points.map(([x, y, z]) => noise.perlin3(x, y, z)),
      points.map(([x, y, z]) => reference.noise(x, y, z)),
      OTHER_ORDER
    )
  })
})

describe('perlin2 is a slice of perlin3', () => {
  // At z = 0 the lerp along z, which is the first, adds 0: what follows is the same in both.
  test('to the bit, but for the sign of 0', () => {
    for (const [x, y] of conformance('improved2d_slice_z0', ['x', 'y'])) {
      expect(noise.perlin2(x, y) + 0).toBe(noise.perlin3(x, y, 0) + 0)
    }
  })
})

describe('gradients on the CPU agree with exact ones', () => {
  // Slopes up to 5, from sides up to 2 and fade derivatives up to 1.875, all with the errors above.
  const TOLERANCE = 1e-13

  test.each([
    { set: 'deriv2d_slice_z0', inputs: ['x', 'y'], gradient: noise.perlin2Gradient },
    { set: 'deriv3d', inputs: ['x', 'y', 'z'], gradient: noise.perlin3Gradient },
    { set: 'deriv4d_corrected', inputs: ['x', 'y', 'z', 'w'], gradient: noise.perlin4Gradient }
  ])('$set', ({ set, inputs, gradient }) => {
    const rows = conformance(set, [...inputs, 'value', ...inputs.map((axis) => `d${axis}`)])
    for (const row of rows) {
      const target = inputs.map(() => NaN)
      const evaluate = gradient as (...parameters: (number | number[])[]) => number
      const value = evaluate(...row.slice(0, inputs.length), target)
      expectClose([value, ...target], row.slice(inputs.length), TOLERANCE)
    }
  })
})
