import { expect, test } from 'vitest'
import { coordinate, distance, type Field } from 'three-perlin/cpu'

const at = [3, -4, 12, 0.5] as const

test.each<[string, Field, number]>([
  ['x', coordinate('x'), 3],
  ['y', coordinate('y'), -4],
  ['z', coordinate('z'), 12],
  ['t', coordinate('t'), 0.5],
  ['a point', distance([0, 0, 0]), 13],
  ['another point', distance({ x: 3, y: -4, z: 10 }), 2],
  ['an axis', distance({ axis: 'z' }), 5],
  ['an axis elsewhere', distance({ axis: 'z', through: [0, -4, 99] }), 3],
  ['an axis of any length', distance({ axis: [0, 0, -7] }), 5],
  ['a plane', distance({ plane: 'y' }), -4],
  ['a plane elsewhere', distance({ plane: 'y', through: [1, -6, 1] }), 2],
  ['a tilted plane', distance({ plane: [3, -4, 0] }), 5]
])('%s', (_name, field, expected) => {
  expect(field.sample(...at)).toBeCloseTo(expected, 12)
  const [lo, hi] = field.range()
  expect(lo <= expected && hi >= expected).toBe(true)
})

test('distances follow live points', () => {
  const x = { value: 0 }
  const field = distance([x, 0, 0])
  x.value = 5
  expect(field.sample(2)).toBe(3)
})

test('the gradient is 0 where a distance has none', () => {
  const target = [NaN, NaN, NaN]
  distance([1, 2, 3]).sampleGradient(1, 2, 3, target)
  expect(target).toEqual([0, 0, 0])
  distance({ axis: 'y' }).sampleGradient(0, 5, 0, target)
  expect(target).toEqual([0, 0, 0])
})
