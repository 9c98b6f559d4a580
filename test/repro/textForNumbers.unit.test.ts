import { expect, test } from 'vitest'
import { distance, origin, perlin3, rotate } from 'three-perlin/cpu'

// Math.hypot makes numbers of texts; a list in a live point has no x.
test.each<[string, () => unknown, string]>([
  ['rotate', () => rotate(perlin3(), ['1', '0', '0'] as never, 1), 'rotate: `axis` must be'],
  ['rotate', () => rotate(perlin3(), { x: '1', y: 0, z: 0 } as never, 1), 'rotate: `axis` must be'],
  ['distance', () => distance({ axis: [true, false, 0] as never }), 'distance: `axis` must be'],
  ['distance', () => distance({ plane: [[1], 0, 0] as never }), 'distance: `plane` must be'],
  ['origin', () => origin(perlin3(), { value: [1, 2, 3] } as never), 'origin: `at` must have a Vector3 in its `value`']
])('%s refuses what only looks like numbers', (_name, call, message) => {
  expect(call).toThrow(message)
})
