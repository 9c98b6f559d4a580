import { describe, expect, test } from 'vitest'
import { chunks, perlinUniforms, type ChunkName } from 'three-perlin'
import { conformance } from '../support/conformance'
import { probeGlsl } from '../support/glslProbe'
import { GRADIENT_TOLERANCE, VALUE_TOLERANCE } from '../support/noiseTolerance'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

// The CPU twin could share a mistake with the GLSL; implementations of other people do not.

const renderer = useRenderer()
const uniforms = perlinUniforms()

interface Case {
  set: string
  inputs: string
  outputs: string
  chunk: ChunkName
  /** Of the point `a`. */
  value: string
  /** GLSL before `value`. */
  setup: string
  tolerance: number
}

const values: readonly Case[] = [
  ['improved3d_java_f32in', 'x y z', 'value', 'perlin_noise3', 'perlin3(a.xyz)'],
  ['improved3d_java', 'x y z', 'value', 'perlin_noise3', 'perlin3(a.xyz)'],
  ['improved2d_slice_z0', 'x y', 'value', 'perlin_noise2', 'perlin2(a.xy)'],
  ['improved2d_slice_z0', 'x y', 'value', 'perlin_noise3', 'perlin3(vec3(a.xy, 0.0))'],
  ['improved4d', 'x y z w', 'value_corrected', 'perlin_noise4', 'perlin4(a)'],
  ['noise1234_1d', 'x', 'value_f64', 'perlin_noise1', 'perlin1(a.x)'],
  ['article3d_literal', 'x y z', 'value_f64', 'perlin_article3', 'articlePerlin3(a.xyz)']
].map(toCase(VALUE_TOLERANCE))

const gradients: readonly Case[] = [
  ['deriv2d_slice_z0', 'x y', 'dx dy', 'perlin_noise2', 'g', 'highp vec2 g; perlin2Gradient(a.xy, g); '],
  ['deriv3d', 'x y z', 'dx dy dz', 'perlin_noise3', 'g', 'highp vec3 g; perlin3Gradient(a.xyz, g); '],
  ['deriv4d_corrected', 'x y z w', 'dx dy dz dw', 'perlin_noise4', 'g', 'highp vec4 g; perlin4Gradient(a, g); ']
].map(toCase(GRADIENT_TOLERANCE))

function toCase(tolerance: number) {
  return ([set, inputs, outputs, chunk, value, setup = '']: string[]): Case => ({
    set,
    inputs,
    outputs,
    chunk: chunk as ChunkName,
    value,
    setup,
    tolerance
  })
}

/** Rows whose point a float32 holds exactly: of the sets with doubles, those with few digits. */
function exactRows({ set, inputs, outputs }: Case): number[][] {
  const names = inputs.split(' ')
  const rows = conformance(set, [...names, ...outputs.split(' ')])
  return rows.filter((row) => row.slice(0, names.length).every((input) => Object.is(Math.fround(input), input)))
}

const paths: readonly Record<string, number>[] = [{}, { PERLIN_LITERAL: 1 }]

describe.each(['vertex', 'fragment'] as const)('in the %s stage', (stage) => {
  describe.each(paths)('%j', (defines) => {
    test.each([...values, ...gradients])('$setup$value agrees with $set', (each) => {
      const { inputs, outputs, chunk, value, setup, tolerance } = each
      const rows = exactRows(each)
      expect(rows.length).toBeGreaterThan(10)
      const dimension = inputs.split(' ').length
      const count = outputs.split(' ').length
      const result = probeGlsl(renderer, {
        expression: 'probed(a)',
        declarations: `${chunks[chunk]}
highp vec4 probed(highp vec4 a) { ${setup}return probeFill(${value}); }`,
        uniforms,
        defines,
        a: rows.map((row) => row.slice(0, dimension)),
        stage
      })
      const components = Array.from(result).filter((_, i) => i % 4 < count)
      expectClose(
        components,
        rows.flatMap((row) => row.slice(dimension)),
        tolerance
      )
    })
  })
})
