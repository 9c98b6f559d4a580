import { expect, test } from 'vitest'
import { fbm, sinHash2 } from 'three-perlin'
import { gpuSamples } from '../support/gpuSamples'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

// No parity with the CPU: each GPU has its own sine. What holds is that it is a noise, with the gradient of itself.
test.each(['vertex', 'fragment'] as const)('sinHash2 has the gradient of its own values, in the %s stage', (stage) => {
  const field = fbm(sinHash2({ axes: 'xz', frequency: { value: 0.5 } }), { octaves: 2 })
  const random = randomNumbers(62)
  const h = 2 ** -7
  const points = Array.from({ length: 200 }, () =>
    [0, 0, 0].map(() => Math.round((random() - 0.5) * 2 ** 14) / 2 ** 10)
  )
  const at = (dx: number, dz: number) =>
    gpuSamples(
      renderer,
      field,
      points.map(([x, y, z]) => [x + dx, y, z + dz]),
      stage
    )
  const here = at(0, 0)
  const [left, right, near, far] = [at(-h, 0), at(h, 0), at(0, -h), at(0, h)]
  const values = points.map((_, i) => here[4 * i])
  for (const value of values) expect(value >= 0 && value <= 1.5).toBe(true)
  expect(new Set(values).size).toBeGreaterThan(150)
  points.forEach((_, i) => {
    // The third derivative, below 60 · (1 / 8 + 1 / 2), times h² / 6 is 4e-4; rounding adds 2⁻²³ / h = 2e-5.
    expect(Math.abs(here[4 * i + 1] - (right[4 * i] - left[4 * i]) / (2 * h))).toBeLessThan(5e-4)
    expect(here[4 * i + 2]).toBe(0)
    expect(Math.abs(here[4 * i + 3] - (far[4 * i] - near[4 * i]) / (2 * h))).toBeLessThan(5e-4)
  })
})
