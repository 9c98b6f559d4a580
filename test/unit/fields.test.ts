import { describe, expect, test } from 'vitest'
import { add, constant, createNoise, div, fbm, perlin2, perlin3, value2, type Field } from 'three-perlin/cpu'
import { conformance } from '../support/conformance'
import { randomNumbers } from '../support/randomNumbers'

const target = [0, 0, 0]

describe('sources', () => {
  const { perlin3: noise3, perlin2: noise2 } = createNoise({ seed: 5 })

  test('read the axes that they name', () => {
    expect(perlin2({ seed: 5, axes: 'xz' }).sample(1.3, 99, -2.6)).toBe(noise2(1.3, -2.6))
    expect(perlin3({ seed: 5, axes: 'xzt' }).sample(1.3, 99, -2.6, 0.7)).toBe(noise3(1.3, -2.6, 0.7))
    expect(perlin3({ seed: 5, axes: 'zyx' }).sample(1, 2.5, 3.25)).toBe(noise3(3.25, 2.5, 1))
  })

  test('one frequency scales space and leaves time alone', () => {
    const field = perlin3({ seed: 5, axes: 'xzt', frequency: 0.5 })
    expect(field.sample(3, 0, 5, 0.7)).toBe(noise3(1.5, 2.5, 0.7))
    expect(perlin3({ seed: 5, frequency: [1, 2, 3] }).sample(0.3, 0.3, 0.3)).toBe(noise3(0.3, 0.6, 0.3 * 3))
  })

  test('follow live values, seeds too', () => {
    const frequency = { value: 1 }
    const seed: { value: number | string } = { value: 5 }
    const field = perlin3({ seed, frequency })
    expect(field.sample(0.3, 0.4, 0.5)).toBe(noise3(0.3, 0.4, 0.5))
    frequency.value = 2
    expect(field.sample(0.3, 0.4, 0.5)).toBe(noise3(0.6, 0.8, 1))
    seed.value = 'other'
    expect(field.sample(0.3, 0.4, 0.5)).toBe(createNoise({ seed: 'other' }).perlin3(0.6, 0.8, 1))
  })

  test('repeat after a period, negative coordinates too, in all octaves', () => {
    const field = fbm(perlin3({ period: [3, 4, null], frequency: 0.5 }), { octaves: 5, lacunarity: 3 })
    const rng = randomNumbers(4)
    for (let i = 0; i < 50; i++) {
      const [x, y, z] = [0, 0, 0].map(() => (rng() - 0.5) * 60)
      const here = [0, 0, 0]
      const there = [0, 0, 0]
      const a = field.sampleGradient(x, y, z, here)
      const b = field.sampleGradient(x + 6, y - 16, z, there)
      // Coordinates of up to 1215 cells carry rounding of 2e-13, where the finest octave slopes by 200 a unit.
      expect(Math.abs(a - b)).toBeLessThan(1e-10)
      here.forEach((g, k) => {
        expect(Math.abs(g - there[k])).toBeLessThan(1e-8)
      })
    }
  })

  test('a period along time loops and is not scaled by octaves', () => {
    const field = fbm(perlin3({ axes: 'xzt', period: [null, null, 4] }), { lacunarity: 1.9 })
    expect(field.sample(0.3, 0, 0.7, 1.25)).toBeCloseTo(field.sample(0.3, 0, 0.7, 5.25), 12)
  })
})

describe('fbm', () => {
  test.each([
    ['fbm3d', ['x', 'y', 'z', 'value', 'dx', 'dy', 'dz'], perlin3()],
    ['fbm2d_slice_z0', ['x', 'y', 'value', 'dx', 'dy'], perlin2()]
  ])('agrees with %s', (set, columns, source) => {
    const field = fbm(source, { octaves: 5, shifts: 'none' })
    const dimension = columns.indexOf('value')
    for (const row of conformance(set, columns)) {
      const [x, y, z = 0] = row.slice(0, dimension)
      const value = field.sampleGradient(x, y, z, target)
      // The exact values were rounded once; ours sums five octaves of noise that is good to 1e-15, and its gradient,
      // 2⁴ of the finest one's, to 1e-13.
      expect(Math.abs(value - row[dimension])).toBeLessThan(5e-15)
      for (let k = 0; k < dimension; k++) expect(Math.abs(target[k] - row[dimension + 1 + k])).toBeLessThan(1e-13)
    }
  })

  test('is not 0 at integers, unless asked to be plain', () => {
    expect(fbm(perlin3(), { shifts: 'none' }).sample(3, 4, 5)).toBe(0)
    expect(Math.abs(fbm(perlin3()).sample(3, 4, 5))).toBeGreaterThan(0.01)
  })

  test('a first octave alone is the field itself', () => {
    expect(fbm(perlin3({ seed: 1 }), { octaves: 1 }).sample(0.1, 0.2, 0.3)).toBe(
      perlin3({ seed: 1 }).sample(0.1, 0.2, 0.3)
    )
  })

  test('a fraction of an octave fades it in', () => {
    const octaves = { value: 2 }
    const field = fbm(perlin3(), { octaves })
    const two = field.sample(0.1, 0.2, 0.3)
    octaves.value = 3
    const three = field.sample(0.1, 0.2, 0.3)
    octaves.value = 2.25
    expect(field.sample(0.1, 0.2, 0.3)).toBeCloseTo(two + (three - two) * 0.25, 14)
  })
})

describe('fit', () => {
  test('maps the 1st and 99th percentile of the field to its two values', () => {
    const field = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 })).fit(10, 50)
    const rng = randomNumbers(9)
    const values = Array.from({ length: 20000 }, () => field.sample(rng() * 1e5, 0, rng() * 1e5)).sort((a, b) => a - b)
    // Two estimates of a percentile's rank, good to 0.07 % and 0.08 %, where the density is 0.03 a unit of rank per cent.
    expect(values[200]).toBeGreaterThan(8)
    expect(values[200]).toBeLessThan(12)
    expect(values[19800]).toBeGreaterThan(48)
    expect(values[19800]).toBeLessThan(52)
  })

  test('is the same in every run, and does not depend on the frequency', () => {
    const fine = perlin3({ frequency: 100 }).fit(0, 1)
    expect(perlin3({ frequency: 100 }).fit(0, 1).params).toEqual(fine.params)
    const [lo] = (perlin3({ frequency: 1e-6 }).fit(0, 1).params as { typical: [number, number] }).typical
    expect(lo).toBeLessThan(-0.45)
  })

  test('follows live limits', () => {
    const hi = { value: 1 }
    const field = perlin3().fit(0, hi)
    const before = field.sample(0.1, 0.2, 0.3)
    hi.value = 3
    expect(field.sample(0.1, 0.2, 0.3)).toBeCloseTo(3 * before, 12)
  })
})

test('a node that is used twice is computed once', () => {
  let field: Field = perlin3()
  for (let i = 0; i < 60; i++) field = field.add(field)
  expect(field.sample(0.1, 0.2, 0.3)).toBe(perlin3().sample(0.1, 0.2, 0.3) * 2 ** 60)
  expect(field.range()[1]).toBeGreaterThan(2 ** 60)
})

test('fields are immutable', () => {
  const field = perlin3()
  expect(() => Object.assign(field, { inputs: [] })).toThrow()
  expect(() => Object.assign(field.params as object, { fade: 1 })).toThrow()
})

test('arithmetic with numbers and fields', () => {
  const [a, b] = [perlin3({ seed: 1 }), value2({ seed: 2 })]
  const at = [0.3, 0.7, 1.9] as const
  const [x, y] = [a.sample(...at), b.sample(...at)]
  expect(a.add(b).sample(...at)).toBe(x + y)
  expect(a.sub(2).sample(...at)).toBe(x - 2)
  expect(a.mul({ value: 3 }).sample(...at)).toBe(x * 3)
  expect(div(1, b).sample(...at)).toBe(1 / y)
  expect(add(1, constant(2)).sample(...at)).toBe(3)
})
