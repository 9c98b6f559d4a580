import {
  coordinate,
  fbm,
  flow2,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value3,
  warp,
  type FillOptions
} from 'three-perlin/cpu'
import { describe, expect, test } from 'vitest'
import { expectFill } from '../support/expectFill'
import { fieldCases } from '../support/fieldCases'
import { randomField } from '../support/randomField'
import { randomNumbers } from '../support/randomNumbers'

describe('a grid has the values of its points', () => {
  const fields = Object.entries(fieldCases)

  test.each(fields)('%s', (_name, { field }) => {
    expectFill(field, [37, 5, 4], [-9.7, -4.2, 3.1], [8.3, 4.9, -6.4], { time: 1.3 })
  })

  test.each(fields)('%s, with a footprint', (_name, { field }) => {
    expectFill(field, [20, 3, 2], [-9.7, -4.2, 3.1], [8.3, 4.9, -6.4], { time: 1.3, footprint: [0.3, 0.2, 0.5] })
  })

  test.each(Array.from({ length: 200 }, (_, i) => i))('random field %i', (seed) => {
    const rng = randomNumbers(1000 + seed)
    const field = randomField(rng, 1 + (seed % 4))
    const corner = () => [0, 0, 0].map(() => (rng() - 0.5) * 20) as [number, number, number]
    expectFill(field, [40, 3, 3], corner(), corner(), { time: rng() * 5 })
    expectFill(field, [9, 2, 1], corner(), corner(), { footprint: rng() })
  })
})

describe('the grid', () => {
  const field = perlin3({ frequency: 0.7 }).add(coordinate('y'))

  test('has its first sample at `from` and its last at `to`, x fastest', () => {
    const target = coordinate('x')
      .add(coordinate('y').mul(10))
      .add(coordinate('z').mul(100))
      .fill(new Float64Array(8), { width: 2, height: 2, depth: 2, from: [1, 1, 1], to: { x: 2, y: 3, z: 4 } })
    expect(Array.from(target)).toEqual([111, 112, 131, 132, 411, 412, 431, 432])
  })

  test('of the ground has a width and a depth', () => {
    const target = coordinate('z').fill([0, 0, 0], { width: 1, depth: 3, from: [5, 6, 7], to: [0, 0, 9] })
    expect(target).toEqual([7, 8, 9])
  })

  test.each([1, 2, 511, 512, 513, 1500])('may be %i samples wide', (width) => {
    expectFill(field, [width, 2, 1], [-3, 0, 2], [11, 1, 2])
    expectFill(fbm(perlin2()), [width, 1, 2], [-3, 0, 2], [11, 1, 2])
    expectFill(coordinate('y'), [width, 2, 1], [-3, 0, 2], [11, 1, 2])
    expectFill(perlin1(), [width, 3, 2], [-3, 0, 2], [11, 1, 3])
  })

  test('goes into single precision and into plain arrays', () => {
    for (const source of [field, perlin3()]) {
      const options = { width: 30, height: 2, from: [0, 0, 0], to: [5, 1, 0] } as const
      const expected = source.fill(new Float64Array(60), options)
      const plain: number[] = Array.from({ length: 60 }, () => 0)
      expect(source.fill(plain, options)).toBe(plain)
      expect(plain).toEqual(Array.from(expected))
      expect(source.fill(new Float32Array(60), options)).toEqual(Float32Array.from(expected))
    }
  })

  test('may go backwards, and lie across lattice points, in one point, and far away', () => {
    for (const source of [perlin3(), value3({ axes: 'zyx' }), perlin4({ axes: 'txzy' }), flow2({ axes: 'zxt' })]) {
      expectFill(source, [33, 3, 3], [4, 4, 4], [-4, -4, -4], { time: 0.3 })
      expectFill(source, [5, 2, 2], [1.5, 2.5, 3.5], [1.5, 2.5, 3.5])
      expectFill(source, [9, 2, 2], [1e6, -1e6, 3e6], [1e6 + 2, 1 - 1e6, 3e6 + 1])
    }
  })

  test('follows live values from one fill to the next', () => {
    const frequency = { value: 0.5 }
    const seed = { value: 1 }
    const octaves = { value: 3 }
    const live = fbm(perlin3({ frequency, seed }), { octaves })
    for (const [f, s, n] of [
      [0.5, 1, 3],
      [0.8, 2, 2.5],
      [0.3, 1, 9]
    ]) {
      frequency.value = f
      seed.value = s
      octaves.value = n
      expectFill(live, [20, 3, 1], [0, 0, 0], [7, 7, 0])
    }
  })

  test('is the same after a fill of another size, and of part of it', () => {
    const source = warp(fbm(perlin2()), { x: perlin2({ seed: 2 }) }, 2)
    const options = { width: 20, height: 3, from: [0, 0, 0], to: [5, 1, 0] } as const
    const first = source.fill(new Float64Array(60), options)
    source.fill(new Float64Array(700), { width: 700, from: [0, 0, 0], to: [90, 1, 0] })
    expect(source.fill(new Float64Array(60), options)).toEqual(first)
  })

  test('has NaN where its points have', () => {
    const frequency = { value: 1 }
    const source = perlin3({ frequency })
    frequency.value = NaN
    expectFill(source, [5, 1, 1], [0, 0, 0], [1, 0, 0])
    expectFill(fbm(source), [5, 1, 1], [0, 0, 0], [1, 0, 0])
  })
})

describe('bad input', () => {
  const good: FillOptions = { width: 2, height: 2, from: [0, 0, 0], to: [1, 1, 0] }
  const bad: Record<string, [target: unknown, options: unknown, message: RegExp]> = {
    'no options': [[0], undefined, /^fill: options must be an object such as .*got undefined/],
    'a misspelt option': [[0], { ...good, heigth: 3 }, /^fill: there is no option `heigth`/],
    'no width': [
      [0],
      { ...good, width: undefined },
      /^fill: `width` must be a whole number of samples .*got undefined/
    ],
    'a broken height': [[0], { ...good, height: 1.5 }, /^fill: `height` .*got 1.5/],
    'depth 0': [[0], { ...good, depth: 0 }, /^fill: `depth` .*got 0/],
    'width as text': [[0], { ...good, width: '2' }, /^fill: `width` .*got '2'/],
    'no from': [[0], { ...good, from: undefined }, /^fill: `from` must be \[x, y, z\] or a Vector3, got undefined/],
    'to with NaN': [[0], { ...good, to: [0, NaN, 0] }, /^fill: `to` must be a finite number.*got NaN/],
    'to of two': [[0], { ...good, to: [0, 1] }, /^fill: `to` must be \[x, y, z\]/],
    'infinite time': [[0], { ...good, time: Infinity }, /^fill: `time` must be a finite number, got Infinity/],
    'a negative footprint': [[0], { ...good, footprint: -1 }, /^fill: `footprint` must be a number from 0 on.*got -1/],
    'a footprint of two': [[0], { ...good, footprint: [1, 1] }, /^fill: `footprint` .*got an array of 2/],
    'footprint null': [[0], { ...good, footprint: null }, /^fill: `footprint` .*got null/],
    'a short target': [
      new Float32Array(3),
      good,
      /^fill: `target` must have width · height · depth = .* 4 entries, got 3/
    ],
    'a long target': [[1, 2, 3, 4, 5], good, /got 5/],
    'no target': [null, good, /^fill: `target` must be a Float32Array, .*got null/],
    'a target of bytes': [new Uint8Array(4), good, /^fill: `target` .*got a Uint8Array/]
  }

  test.each(Object.entries(bad))('%s', (_name, [target, options, message]) => {
    const before = target && Array.from(target as number[])
    expect(() => perlin3().fill(target as number[], options as FillOptions)).toThrow(message)
    expect(target && Array.from(target as number[])).toEqual(before)
  })
})
