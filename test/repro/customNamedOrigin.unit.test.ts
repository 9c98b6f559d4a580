import { expect, test } from 'vitest'
import { custom, fbm } from 'three-perlin/cpu'

// It was taken for the operator of that name, which no fractal may have in it.
test('a custom field may be called origin', () => {
  const own = custom({ name: 'origin', glsl: 'return p.x;', sample: (x) => x, axes: 'x' })
  const sum = fbm(own, { octaves: 2, shifts: 'none' })
  // x + 2x / 2
  expect(sum.sample(0.25)).toBe(0.5)
})
