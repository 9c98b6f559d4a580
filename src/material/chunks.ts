import fadeCubic from '../../glsl/fadeCubic.glsl'
import fadeCubicDerivative from '../../glsl/fadeCubicDerivative.glsl'
import fadeLinear from '../../glsl/fadeLinear.glsl'
import fadeLinearDerivative from '../../glsl/fadeLinearDerivative.glsl'
import fadeQuintic from '../../glsl/fadeQuintic.glsl'
import fadeQuinticDerivative from '../../glsl/fadeQuinticDerivative.glsl'
import gradientDot from '../../glsl/gradientDot.glsl'
import lerp from '../../glsl/lerp.glsl'
import sinHash2 from '../../glsl/sinHash2.glsl'
import type { GlslModule } from '../glslModule'
import { joinGlsl } from '../glslModule'
import { NOISE_KINDS } from '../noise/catalogue'
import type { NoiseKind } from '../noise/noiseKind'
import { CHUNK_LAYERS } from './perlinUniforms'
import { declareTables, UNIFORMS } from '../noise/uniformNames'

/**
 * GLSL ES 3.00 text by chunk name, for `#include <perlin_noise3>` after `registerChunks()`, or to paste between the
 * lines of one's own shader. Noise chunks declare the uniforms of `perlinUniforms` and functions without samplers:
 * `perlin3(p)`, `perlin3Gradient(p, gradient)`, `perlin3Periodic(p, period)`, `perlin3PeriodicGradient(p, period,
 * gradient)`, each also with a last argument `int seed`. Chunks may be joined in any order and number.
 */
export const chunks: Readonly<Record<ChunkName, string>> = /*#__PURE__*/ createChunks()

/** Name of a chunk. */
export type ChunkName =
  | 'perlin_fade'
  | 'perlin_gradient_dot'
  | 'perlin_lerp'
  | `perlin_noise${1 | 2 | 3 | 4}`
  | `perlin_flow${2 | 3}`
  | `perlin_value${1 | 2 | 3}`
  | 'perlin_value_gradient2'
  | 'perlin_article3'
  | 'perlin_sin_hash2'
type NoiseChunkName = Exclude<ChunkName, 'perlin_fade' | 'perlin_gradient_dot' | 'perlin_lerp' | 'perlin_sin_hash2'>

function createChunks(): Record<ChunkName, string> {
  return {
    perlin_fade: joinGlsl([
      fadeLinear,
      fadeLinearDerivative,
      fadeCubic,
      fadeCubicDerivative,
      fadeQuintic,
      fadeQuinticDerivative
    ]),
    perlin_gradient_dot: joinGlsl([gradientDot]),
    perlin_lerp: joinGlsl([lerp]),
    ...noiseChunks(),
    perlin_sin_hash2: joinGlsl([sinHash2])
  }
}

function noiseChunks(): Record<NoiseChunkName, string> {
  return Object.fromEntries(NOISE_KINDS.map((kind) => [chunkName(kind), noiseChunk(kind)])) as Record<
    NoiseChunkName,
    string
  >
}

/** perlin3 → perlin_noise3, articlePerlin3 → perlin_article3, valueGradient2 → perlin_value_gradient2. */
function chunkName({ name }: NoiseKind): NoiseChunkName {
  const stem = name
    .replace(/^perlin/, 'noise')
    .replace('Perlin', '')
    .replace('Gradient', '_gradient')
  return `perlin_${stem}` as NoiseChunkName
}

function noiseChunk({ name, dimension, layers, glsl }: NoiseKind): string {
  const vector = ['float', 'vec2', 'vec3', 'vec4'][dimension - 1]
  const integers = ['int', 'ivec2', 'ivec3', 'ivec4'][dimension - 1]
  const layer = layers.length > 0 ? CHUNK_LAYERS.indexOf(layers[0]) : 0
  const fast = layers.length > 0
  const p = `${vector} p`
  const period = `highp ${integers} period`
  const gradient = `out highp ${vector} gradient`
  return seededChunk(
    name,
    [glsl.value, glsl.gradient, glsl.periodic, glsl.periodicGradient],
    [
      overloads(glsl.value.name, p, 'p', layer, fast),
      overloads(glsl.gradient.name, `${p}, ${gradient}`, 'p, gradient', layer, fast),
      overloads(glsl.periodic.name, `${p}, ${period}`, 'p, period', layer, false),
      overloads(glsl.periodicGradient.name, `${p}, ${period}, ${gradient}`, 'p, period, gradient', layer, false)
    ].join('')
  )
}

/** The function without samplers, with and without a seed. `fast` forms read the gradient texture too. */
function overloads(name: string, parameters: string, names: string, layer: number, fast: boolean): string {
  const samplers = fast ? `${UNIFORMS.permutation}, ${UNIFORMS.gradients}` : UNIFORMS.permutation
  const { seedRow } = UNIFORMS
  const call = (table: string) => `return ${name}(${samplers}, vec2(${table}), ${names});`
  return `highp float ${name}(highp ${parameters}, highp int seed) {
  highp float s = float(seed);
  ${call(`(s + 0.5) * ${seedRow}, s * ${CHUNK_LAYERS.length}.0 + ${layer}.0`)}
}
highp float ${name}(highp ${parameters}) {
  ${call(`0.5 * ${seedRow}, ${layer}.0`)}
}
`
}

function seededChunk(name: string, modules: readonly GlslModule[], functions: string): string {
  const guard = `PERLIN_CHUNK_${name.toUpperCase()}`
  return `${joinGlsl(modules)}${declareTables(UNIFORMS)}#ifndef PERLIN_SEED_UNIFORM
#define PERLIN_SEED_UNIFORM
uniform highp float ${UNIFORMS.seedRow};
#endif
#ifndef ${guard}
#define ${guard}
${functions}#endif
`
}
