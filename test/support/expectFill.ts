import type { Field, FillOptions } from 'three-perlin/cpu'
import { expect } from 'vitest'

type Triple = readonly [number, number, number]

/**
 * Fills a grid and compares with `sample`.
 *
 * Both read the same cells at coordinates that are the same to the last bit, but for the sum of octaves of one plain
 * noise, whose coordinates `sample` multiplies in another order: 2 roundings, 2⁻⁵² of at most 2⁵ · 20 cells, times
 * slopes of 2 a cell and octaves that sum up to 2: 6e-13 in the worst case. In a cell, a sum of up to 16 corners is
 * taken in another order: 16 roundings of terms below 4 · 2⁻⁵³, or 7e-15 of noise, that operators may magnify by the
 * slope of the field at that place.
 *
 * @param slope - how much a noise counts in the value, and by how much operators magnify a change in it
 */
export function expectFill(
  field: Field,
  size: Triple,
  from: Triple,
  to: Triple,
  more: Partial<FillOptions> = {}
): void {
  const [width, height, depth] = size
  const target = field.fill(new Float64Array(width * height * depth), { width, height, depth, from, to, ...more })
  const place = (axis: number, i: number) =>
    i === size[axis] - 1 && i > 0 ? to[axis] : from[axis] + (i && i * ((to[axis] - from[axis]) / (size[axis] - 1)))
  let scale = 1
  let worst = 0
  for (let z = 0, at = 0; z < depth; z++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const value = field.sample(place(0, x), place(1, y), place(2, z), more.time, more.footprint)
        // Infinity, NaN, and most others.
        if (Object.is(value, target[at])) continue
        scale = Math.max(scale, Math.abs(value))
        worst = Math.max(worst, Math.abs(value - target[at]))
      }
    }
  }
  expect(worst / scale).toBeLessThan(1e-12)
}
