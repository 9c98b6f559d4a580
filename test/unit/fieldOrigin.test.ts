import { describe, expect, test } from 'vitest'
import { coordinate, distance, fbm, mirror, origin, perlin2, perlin3 } from 'three-perlin/cpu'

const noise = perlin3({ frequency: 0.1 })

test('an origin adds to the point', () => {
  const field = origin(noise, [10, 20.5, -30])
  expect(field.sample(1, 2, 3)).toBe(noise.sample(11, 22.5, -27))
  const [g, h] = [
    [0, 0, 0],
    [0, 0, 0]
  ]
  field.sampleGradient(1, 2, 3, g)
  noise.sampleGradient(11, 22.5, -27, h)
  expect(g).toEqual(h)
})

test('a live origin may be changed or replaced', () => {
  const at = { value: { x: 0, y: 0, z: 0 } }
  const field = origin(fbm(noise), at)
  at.value.x = 5
  expect(field.sample(1, 2, 3)).toBe(fbm(noise).sample(6, 2, 3))
  at.value = { x: 0, y: 1, z: 0 }
  expect(field.sample(1, 2, 3)).toBe(fbm(noise).sample(1, 3, 3))
})

describe('refuses', () => {
  test.each([
    ['a coordinate', () => origin(noise.add(coordinate('x')), [1, 2, 3]), /`coordinate` in the field needs the point/],
    ['a distance', () => origin(distance([0, 0, 0]), [1, 2, 3]), /`distance` in the field/],
    ['a mirror', () => origin(mirror(noise, 'x'), [1, 2, 3]), /`mirror` in the field/],
    ['a fractal in a fractal', () => origin(fbm(fbm(noise)), [1, 2, 3]), /a fractal in a fractal/],
    ['an origin in a fractal', () => fbm(origin(noise, [1, 2, 3])), /origin\(fbm\(field\), at\)/],
    ['no point', () => origin(noise, 5 as never), /`at` must be \[x, y, z\] or a Vector3, got 5/],
    [
      'an empty live point',
      () => origin(noise, { value: null } as never),
      /must have a Vector3 in its `value`, got null/
    ],
    ['NaN', () => origin(noise, [1, NaN, 3]), /`at` must be a finite number.*got NaN/],
    ['no field', () => origin(null as never, [1, 2, 3]), /`field` must be a field/]
  ])('%s', (_name, make, message) => {
    expect(make).toThrow(message)
  })

  test('but takes time, which has no origin', () => {
    const field = origin(perlin2({ axes: 'xt' }).mul(coordinate('t')), [3, 0, 0])
    expect(field.sample(0.4, 0, 0, 0.7)).toBeCloseTo(perlin2().sample(3.4, 0.7) * 0.7, 14)
  })
})
