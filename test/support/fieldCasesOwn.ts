import {
  abs,
  constant,
  coordinate,
  curl2,
  curl3,
  custom,
  distance,
  fbm,
  mix,
  partial,
  perlin2,
  perlin3,
  reseed,
  sampled,
  warp,
  type SampleArray
} from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'
import { randomNumbers } from './randomNumbers'

const rng = randomNumbers(77)

/** Numbers within ±0.5: interpolated, they slope by less than noise does. */
export const sampleMap: SampleArray = { data: Array.from({ length: 63 }, () => rng() - 0.5), width: 9, height: 7 }
const pixels = { data: Uint8Array.from({ length: 4 * 25 }, () => 256 * rng()), width: 5, height: 5 }

const amount = { value: 3 }

/** Its height is amount / 2 at most, where x = ±1. */
export const ownField = custom({
  name: 'hill',
  glsl: `
  float below = 1.0 + ownSquare(p);
  gradient = amount * (vec3(1.0, 0.0, 0.0) - 2.0 * p.x * p / below) / below;
  return amount * p.x / below;`,
  functions: 'highp float ownSquare(highp vec3 v) {\n  return dot(v, v);\n}',
  uniforms: { amount },
  sample: (x, y, z) => (amount.value * x) / (1 + x * x + y * y + z * z),
  gradient(x, y, z, _t, target) {
    const below = 1 + x * x + y * y + z * z
    target[0] = (amount.value * (1 - (2 * x * x) / below)) / below
    target[1] = (amount.value * -2 * x * y) / below / below
    target[2] = (amount.value * -2 * x * z) / below / below
  },
  range: [-1.5, 1.5]
})

const noise = perlin3({ seed: 1, frequency: 0.5 })
const potential = curl3(noise)
const ground = perlin2({ seed: 3, axes: 'xz', frequency: 0.2 })

/** Derivatives as values, maps and functions of one's own. */
export const ownCases: Readonly<Record<string, FieldCase>> = {
  // A derivative is off by 1e-5 and slopes by 15 a cell, as gradients do: f · 5 · weight, f² · 6 · slope.
  partial: { field: partial(noise, 'y'), weight: 2.5, slope: 1.5 },
  'partial of sums': { field: partial(noise.sub(ground).mul(-1), 'x'), weight: 4, slope: 3 },
  'partial of a coordinate': { field: partial(coordinate('y'), 'y').mul(ground) },
  'partial of a distance': { field: partial(distance({ plane: [1, 1, 1] }), 'z').mul(ground) },
  'partial of a constant': { field: partial(constant({ value: 3 }).add(ground), 'y').add(ground) },
  'partial and its field': { field: partial(noise, 'z').add(noise), weight: 3.5, slope: 2.5 },
  'a fractal of partials': { field: fbm(partial(noise, 'x'), { octaves: 3 }), weight: 5, slope: 6 },
  curl2: { field: curl2(ground, { plane: 'xz' }).x, weight: 1, slope: 0.5 },
  'curl2 in the other axis': { field: curl2(ground).z.add(curl2(ground).y), weight: 1, slope: 0.5 },
  'curl3 x': { field: potential.x, weight: 5, slope: 3 },
  'curl3 y': { field: potential.y, weight: 5, slope: 3 },
  'curl3 z': { field: potential.z, weight: 5, slope: 3 },
  'warp by a curl': { field: warp(ground, curl2(ground), { value: 5 }), weight: 3, slope: 2 },
  'a copy': { field: reseed(fbm(noise, { octaves: 2 }), 1), weight: 2, slope: 2 },
  'a copy of a live seed': { field: reseed(reseed(perlin3({ seed: { value: 'live' } }), 1), 2) },
  sampled: { field: sampled(sampleMap, { region: { from: [-40, -30], to: [50, 35] } }) },
  'sampled again and again': {
    field: sampled(sampleMap, { region: { from: [0, 0], to: [8, 6] }, wrap: 'repeat', axes: 'zy' })
  },
  'sampled back and forth': {
    field: sampled(sampleMap, { region: { from: [3, -2], to: [-5, 7] }, wrap: 'mirror', axes: 'xy' })
  },
  'sampled pixels': { field: sampled(pixels, { region: { from: [-200, -250], to: [220, 210] } }) },
  'a fractal of a map': {
    field: fbm(sampled(sampleMap, { region: { from: [0, 0], to: [8, 6] }, wrap: 'repeat' }), { octaves: 3 }),
    weight: 2,
    slope: 3
  },
  'a map, turned into another': {
    field: mix(sampled(sampleMap, { region: { from: [0, 0], to: [16, 12] }, wrap: 'mirror' }), noise, 0.3),
    weight: 2
  },
  custom: { field: ownField, weight: 3, slope: 3 },
  'custom, twice': { field: ownField.frequency(0.5).mul(ownField), weight: 6, slope: 6 },
  'custom without a gradient': {
    field: custom({
      glsl: 'return floor(0.125 * p.x) + 0.5 * t;',
      sample: (x, _y, _z, t) => Math.floor(0.125 * x) + 0.5 * t,
      axes: 'xt'
    })
  },
  'custom in another field': { field: abs(ownField).add(noise), weight: 4, slope: 4 }
}
