import { expect, test } from 'vitest'
import {
  abs,
  bias,
  clamp,
  constant,
  cos,
  exp,
  fract,
  min,
  mix,
  perlin3,
  pow,
  sin,
  slope,
  smoothstep,
  step,
  type Field
} from 'three-perlin/cpu'

const noise = perlin3({ seed: 3, frequency: 0.3 })

// That values stay within their range is tested for every row; here, that the range is not much wider.
// prettier-ignore
const tight: [string, Field, lo: number, hi: number][] = [
  ['min', min(constant(3), noise), -1.04, 1.04],
  ['clamp', clamp(noise, -0.5, 0.25), -0.5, 0.25],
  ['abs', abs(noise.add(3)), 1.96, 4.04],
  ['abs about 0', abs(noise), 0, 1.04],
  ['square', pow(noise, 2), 0, 1.08],
  ['cube', pow(noise, 3), -1.12, 1.12],
  ['one over the square', pow(noise.add(2), -2), 0.1, 1.09],
  ['exp', exp(noise), 0.35, 2.82],
  ['sin over its peak', sin(noise.add(1.6)), 0.4, 1],
  ['sin of little', sin(noise.mul(0.1)), -0.104, 0.104],
  ['cos about 0', cos(noise.mul(0.1)), 0.99, 1],
  ['fract within a cell', fract(noise.mul(0.1).add(0.5)), 0.39, 0.61],
  ['smoothstep', smoothstep(0, 4, noise), 0, 0.17],
  ['a step that is never reached', step(2, noise), 0, 0],
  ['mix within', mix(1, 5, clamp(noise)), 1, 5],
  ['mix beyond', mix(1, 5, noise), -3.2, 5.2],
  ['a live mix', mix({ value: 1 }, { value: 5 }, { value: 0.5 }), 3, 3],
  ['bias', bias(noise, 0.3), 0, 1],
  ['slope', slope(noise), 0, 90]
]

test.each(tight)('%s', (_name, field, lo, hi) => {
  const [from, to] = field.range()
  expect(from).toBeGreaterThanOrEqual(lo)
  expect(to).toBeLessThanOrEqual(hi)
})
