import { chunks, type ChunkName } from 'three-perlin'
import type { NoiseKind } from '../../src/noise/noiseKind'

/** The chunk that declares a kind of noise. */
export function chunkOf({ name }: NoiseKind): ChunkName {
  const chunk = `perlin_${name
    .replace(/^perlin/, 'noise')
    .replace('Perlin', '')
    .replace('Gradient', '_gradient')
    .toLowerCase()}`
  if (!(chunk in chunks)) throw new Error(`chunkOf: no chunk ${chunk} for ${name}.`)
  return chunk as ChunkName
}

/** What `probed` can return of a kind, by its last argument. */
export const OUTPUTS = [
  'value',
  'periodic',
  'value of gradient',
  'value of periodicGradient',
  'gradient',
  'gradient of periodicGradient'
] as const

/**
 * GLSL of a kind's chunk and of `vec4 probed(vec4 point, ivec4 period, int output)`, which calls its four forms: one
 * program for all of them.
 */
export function probedForms(kind: NoiseKind): string {
  const { name, dimension } = kind
  const [float, int] = [
    ['float', 'int'],
    ['vec2', 'ivec2'],
    ['vec3', 'ivec3'],
    ['vec4', 'ivec4']
  ][dimension - 1]
  const cut = 'xyzw'.slice(0, dimension)
  return `${chunks[chunkOf(kind)]}
highp vec4 probed(highp vec4 point, highp ivec4 periods, highp int what) {
  highp ${float} p = point.${cut};
  highp ${int} period = periods.${cut};
  highp ${float} gradient;
  highp float n;
  if (what == 0) n = ${name}(p);
  else if (what == 1) n = ${name}Periodic(p, period);
  else if (what == 2 || what == 4) n = ${name}Gradient(p, gradient);
  else n = ${name}PeriodicGradient(p, period, gradient);
  return what < 4 ? probeFill(n) : probeFill(gradient);
}`
}
