import { describe, expect, test } from 'vitest'
import type { WebGLRenderer } from 'three'
import {
  fbm,
  origin,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  rotate,
  tile,
  value3,
  warp,
  type Field
} from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { FieldTables } from '../../src/material/fieldTables'
import { liveUniforms } from '../../src/material/fieldUniforms'
import { probeGlsl } from '../support/glslProbe'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

// As far from the scene's zero as a re-centred scene of 4 km. What is folded lies within ±128 cells, which costs as much in
// float32 as points that far out: noise of that size here. Points are exact in float32.
const rng = randomNumbers(4)
const points = Array.from({ length: 400 }, () => [0, 0, 0, 0].map(() => Math.fround((rng() - 0.5) * 4000)))

const FAR = [1e7 + 0.37, -3e6 - 0.11, 1e7 - 0.73] as const

const ground = perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 })
const cases: Record<string, Field> = {
  perlin1: perlin1({ axes: 'z', frequency: 0.1 }),
  perlin2: ground,
  perlin3: perlin3({ frequency: [0.1, 0.2, 0.05] }),
  'perlin4 with time': perlin4({ frequency: [0.1, 0.1, 0.1, 1] }),
  'a periodic noise': perlin3({ frequency: 0.1, period: [7, null, 12] }),
  fbm: fbm(ground),
  'fbm without shifts': fbm(ground, { shifts: 'none', lacunarity: 1.93 }),
  'fbm that turns': fbm(perlin3({ frequency: 0.02 }), { rotate: true }),
  'fbm of a periodic noise': fbm(perlin3({ frequency: 0.02, period: 5 }), { octaves: 4, lacunarity: 3 }),
  'live fbm': fbm(perlin2({ axes: 'zx', frequency: { value: 0.02 } }), {
    octaves: { value: 5.5 },
    lacunarity: { value: 2.1 }
  }),
  'a fractal behind domain operations': rotate(fbm(ground).frequency([0.5, 1, 2]).translate([3, 4, 5]), 'y', 0.7),
  'what is made of noise': fbm(ground)
    .mul(value3({ frequency: 0.1 }))
    .add(2),
  'a warp': warp(fbm(ground, { octaves: 3 }), { x: perlin2({ seed: 3, axes: 'xz', frequency: 0.01 }) }, 20),
  'a tile': tile(perlin3({ frequency: 0.05 }), [64, null, 100]),
  'a fractal of tiles': fbm(tile(perlin3({ frequency: 0.02 }), 100), { octaves: 3 })
}

describe.each(Object.entries(cases))('%s', (_name, field) => {
  test('is as exact ten million units away as at 0', () => {
    const here = worstErrors(renderer, origin(field, [0.3, 0.2, 0.1]))
    const there = worstErrors(renderer, origin(field, FAR))
    expect(there.value).toBeLessThan(2 * here.value)
    expect(there.gradient).toBeLessThan(2 * here.gradient)
  })
})

test('without an origin the same place is lost in float32', () => {
  const moved = fbm(ground).translate(FAR.map((c) => -c) as [number, number, number])
  expect(worstErrors(renderer, moved).value).toBeGreaterThan(1000 * worstErrors(renderer, fbm(ground)).value)
})

test('a live origin, frequency and lacunarity fold anew', () => {
  const at = { value: { x: 0, y: 0, z: 0 } }
  const frequency = { value: 0.02 }
  const lacunarity = { value: 2 }
  const field = origin(fbm(perlin2({ frequency }), { lacunarity }), at)
  const limit = 2 * worstErrors(renderer, field).value
  at.value = { x: 1e7, y: -2e7, z: 0 }
  expect(worstErrors(renderer, field).value).toBeLessThan(limit)
  at.value.x = 1e6 + 0.5
  frequency.value = 0.0131
  expect(worstErrors(renderer, field).value).toBeLessThan(limit)
  lacunarity.value = 1.87
  expect(worstErrors(renderer, field).value).toBeLessThan(limit)
})

/** Largest differences of the GPU to the CPU, which adds the origin in doubles. */
function worstErrors(renderer: WebGLRenderer, field: Field): { value: number; gradient: number } {
  const unit = compileGlsl([{ field, gradient: true }])
  const [{ name, usesTime }] = unit.functions
  const tables = new FieldTables()
  tables.add(unit)
  const result = probeGlsl(renderer, {
    expression: 'probed(a)',
    declarations: `${unit.source}
highp vec4 probed(highp vec4 p) {
  highp vec3 g;
  highp float v = ${name}(p.xyz${usesTime ? ', p.w' : ''}, g);
  return vec4(v, g);
}`,
    uniforms: { ...tables.uniforms, ...liveUniforms(unit) },
    a: points,
    stage: 'vertex'
  })
  tables.delete(unit)
  const gradient = [0, 0, 0]
  const worst = { value: 0, gradient: 0 }
  points.forEach(([x, y, z, t], i) => {
    worst.value = Math.max(worst.value, Math.abs(field.sampleGradient(x, y, z, gradient, t) - result[4 * i]))
    gradient.forEach((g, k) => (worst.gradient = Math.max(worst.gradient, Math.abs(g - result[4 * i + 1 + k]))))
  })
  return worst
}
