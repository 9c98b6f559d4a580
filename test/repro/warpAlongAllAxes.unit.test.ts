import { expect, test } from 'vitest'
import { coordinate, warp } from 'three-perlin/cpu'

// Arguments named x, y and z were taken for a vector, and what else there was for nothing.
test('a warp along all axes lists all its parameters', () => {
  const paths = warp(coordinate('x').mul(5), { x: 1, y: 2, z: 3 }, 4)
    .parameters()
    .map(({ path }) => path)
  expect(paths).toEqual(['warp.mul.b', 'warp.x', 'warp.y', 'warp.z', 'warp.amount'])
})
