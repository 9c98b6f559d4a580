import { describe, expect, test } from 'vitest'
import { chunks, createNoise, createPermutation, perlinUniforms, type SeedOptions } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { probeGlsl } from '../support/glslProbe'
import { noiseForms } from '../support/noiseForms'
import { noisePoints } from '../support/noisePoints'
import { chunkOf } from '../support/noiseProgram'
import { GRADIENT_TOLERANCE, TURN_TOLERANCE, VALUE_TOLERANCE } from '../support/noiseTolerance'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()

// An odd number: (s + 0.5) / rows is then not exact.
const seeds: readonly SeedOptions[] = [
  { seed: 7 },
  {},
  { seed: 'seven' },
  { permutation: Array.from(createPermutation(7)).reverse() },
  { seed: -7 }
]
const noises = seeds.map(createNoise)
const uniforms = perlinUniforms(seeds)
const points = noisePoints.slice(0, 200)

const declarations = `${NOISE_KINDS.map((kind) => chunks[chunkOf(kind)]).join('')}
highp vec4 probed(highp vec4 p, highp int seed, highp int kind) {
  highp float g1;
  highp vec2 g2;
  highp vec3 g3;
  highp vec4 g4;
  switch (kind) {
${NOISE_KINDS.map(({ name, dimension: d }, i) => {
  const cut = 'xyzw'.slice(0, d)
  return `    case ${i}: return probeFill(vec3(
      ${name}(p.${cut}, seed),
      ${name}Periodic(p.${cut}, ivec4(5, 6, 7, 8).${cut}, seed),
      ${name}Gradient(p.${cut}, g${d}, seed) + ${d === 1 ? 'g1' : `dot(g${d}, vec4(1.0, 2.0, 3.0, 4.0).${cut})`}
    ));`
}).join('\n')}
  }
  return vec4(0.0);
}`

// One program for all kinds and seeds of a stage and a default precision; the kinds are the outer loop.
const combinations = NOISE_KINDS.flatMap((kind, k) =>
  seeds.flatMap((_, s) => points.map((point) => ({ kind, k, s, point })))
)

describe.each(['vertex', 'fragment'] as const)('several seeds in one %s shader', (stage) => {
  // SwiftShader computes with 32 bits whatever it is told; what has no `highp` is found by reading the source.
  test.each(['highp', 'mediump'] as const)('of %s material precision are those of the CPU', (precision) => {
    const result = probeGlsl(renderer, {
      expression: 'probed(a, int(b.x), int(b.y))',
      declarations,
      uniforms,
      a: combinations.map(({ point }) => point),
      b: combinations.map(({ k, s }) => [s, k]),
      stage,
      precision
    })
    const expected = combinations.flatMap(({ kind, s, point }) => {
      const { value, periodic, gradient } = noiseForms(noises[s], kind)
      const { value: n, gradient: slopes } = gradient(point)
      return [
        value(point),
        periodic(point, [5, 6, 7, 8]),
        slopes.reduce((sum, slope, i) => sum + (i + 1) * slope, n),
        0
      ]
    })
    // The third is a sum of a value and up to 1 + 2 + 3 + 4 slopes, of which the last may be that of a turn.
    const column = (numbers: ArrayLike<number>, i: number) => Array.from(numbers).filter((_, k) => k % 4 === i)
    expectClose(column(result, 0), column(expected, 0), VALUE_TOLERANCE)
    expectClose(column(result, 1), column(expected, 1), VALUE_TOLERANCE)
    const allowed = combinations.map(
      ({ kind }) => VALUE_TOLERANCE + 10 * GRADIENT_TOLERANCE + (kind.quarter ? kind.dimension * TURN_TOLERANCE : 0)
    )
    const inUnits = (numbers: ArrayLike<number>) => column(numbers, 2).map((n, i) => n / allowed[i])
    expectClose(inUnits(result), inUnits(expected), 1)
  })

  test('without a number the first one is meant', () => {
    const probe = (expression: string) =>
      probeGlsl(renderer, { expression, declarations: chunks.perlin_noise3, uniforms, a: points, stage })
    expect(probe('perlin3(a.xyz)')).toEqual(probe('perlin3(a.xyz, 0)'))
    expect(probe('perlin3(a.xyz)')).not.toEqual(probe('perlin3(a.xyz, 1)'))
  })
})
