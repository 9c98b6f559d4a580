import { describe, expect, test } from 'vitest'
import {
  add,
  constant,
  createNoise,
  div,
  fbm,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value2,
  type Field
} from 'three-perlin/cpu'
import { conformance } from '../support/conformance'
import { differentiable } from '../support/fieldCases'
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

describe.each(Object.entries(differentiable))('%s', (_name, field) => {
  test('has the gradient of its values', () => {
    const rng = randomNumbers(7)
    for (let i = 0; i < 40; i++) {
      const p = [0, 0, 0, 0].map(() => (rng() - 0.5) * 40) as [number, number, number, number]
      const [x, y, z, t] = p
      const value = field.sampleGradient(x, y, z, target, t)
      expect(value).toBeCloseTo(field.sample(...p), 12)
      const scale = Math.max(1, ...target.map(Math.abs))
      for (let k = 0; k < 3; k++) expect(Math.abs(target[k] - slopeAlong(field, p, k)) / scale).toBeLessThan(1e-6)
    }
  })

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

/** Central differences at h and h / 2, extrapolated: the error is of order h⁴. */
function slopeAlong(field: Field, point: readonly number[], axis: number): number {
  const at = (offset: number) => {
    const [x, y, z, t] = point.map((c, k) => (k === axis ? c + offset : c))
    return field.sample(x, y, z, t)
  }
  const slope = (h: number) => (at(h) - at(-h)) / (2 * h)
  const h = 1e-4
  return (4 * slope(h / 2) - slope(h)) / 3
}

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

describe('bad input', () => {
  const bad: Record<string, [() => unknown, RegExp]> = {
    'frequency NaN': [() => perlin3({ frequency: NaN }), /perlin3: `frequency` must be a finite number, .*got NaN/],
    'live frequency NaN': [
      () => perlin3({ frequency: { value: NaN } }),
      /perlin3: `frequency` must be a finite number in its `value`/
    ],
    'frequency as text': [() => perlin3({ frequency: '2' as never }), /got '2'/],
    'two frequencies for three axes': [() => perlin3({ frequency: [1, 2] }), /`frequency` must have 3 entries/],
    'too few axes': [() => perlin3({ axes: 'xz' }), /perlin3: `axes` must be 3 different letters of 'xyzt', got 'xz'/],
    'an axis twice': [() => perlin2({ axes: 'xx' }), /`axes`/],
    'an unknown axis': [() => perlin2({ axes: 'xw' }), /`axes`/],
    'period 0': [() => perlin3({ period: 0 }), /perlin3: `period` must be an integer 1…256, got 0/],
    'period 2.5': [() => perlin3({ period: 2.5 }), /got 2.5/],
    'period 300': [() => perlin3({ period: [300, 1, 1] }), /got 300/],
    'unknown fade': [
      () => perlin1({ fade: 'cosine' as never }),
      /perlin1: `fade` must be 'linear', 'cubic', 'quintic' or { f, df, glsl }, got 'cosine'/
    ],
    'an inherited name as fade': [() => perlin1({ fade: 'toString' as never }), /`fade`/],
    'seed null': [() => perlin4({ seed: null as never }), /perlin4: `seed` must be an integer .*got null/],
    'live seed 1.5': [() => perlin4({ seed: { value: 1.5 } }), /perlin4: `seed` must be an integer .*got 1.5/],
    'a fade for the CPU alone': [
      () => perlin1({ fade: { f: (t) => t, df: () => 1 } }),
      /perlin1: `fade` has no `glsl`/
    ],
    'seed 1.5': [() => perlin4({ seed: 1.5 }), /perlin4: `seed` must be an integer .*got 1.5/],
    'seed and permutation': [() => perlin3({ seed: 1, permutation: [] }), /perlin3: got both `seed` and `permutation`/],
    'octaves 0': [() => fbm(perlin3(), { octaves: 0 }), /fbm: `octaves` must be a number 1…16, .*got 0/],
    'octaves 1e9': [() => fbm(perlin3(), { octaves: 1e9 }), /got 1000000000/],
    'lacunarity 0': [() => fbm(perlin3(), { lacunarity: 0 }), /fbm: `lacunarity` must be a positive number/],
    'gain NaN': [() => fbm(perlin3(), { gain: NaN }), /fbm: `gain`/],
    'unknown shifts': [
      () => fbm(perlin3(), { shifts: 'some' as never }),
      /fbm: `shifts` must be 'decorrelated' or 'none'/
    ],
    'fbm of a number': [() => fbm(3 as never), /fbm: expected a field, got 3/],
    'live lacunarity and a period': [
      () => fbm(perlin3({ period: 4 }), { lacunarity: { value: 2 } }),
      /`lacunarity` must be an integer to keep the period/
    ],
    'lacunarity 1.9 and a period': [() => fbm(perlin3({ period: 4 }), { lacunarity: 1.9 }), /got 1.9/],
    'adding text': [() => perlin3().add('1' as never), /add: expected a field, a number or { value }, got '1'/],
    'adding NaN': [() => perlin3().add(NaN), /add: `field` must be a finite number/],
    'a vector of two': [() => perlin3().translate([1, 2] as never), /translate: `by` must be \[x, y, z\] or a Vector3/],
    'a flat field to fit': [() => constant(2).fit(0, 1), /fit: .*no range/],
    'fit to infinity': [() => perlin3().fit(0, Infinity), /fit: `hi` must be a finite number/],
    'options null': [() => perlin3(null as never), /perlin3: options must be an object/]
  }
  test.each(Object.entries(bad))('%s', (_name, [call, message]) => {
    expect(call).toThrow(message)
  })

  test('a graph that is too deep', () => {
    let field: Field = perlin3()
    expect(() => {
      for (let i = 0; i < 2000; i++) field = field.add(1)
    }).toThrow(/add: the field is 1001 nodes deep/)
  })
})
