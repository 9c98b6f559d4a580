import type { GlslFunction } from '../field/glslUnit'
import type { Space } from './checkSpace'

export const TIME_UNIFORM = 'perlinTime'
export const SPACE_UNIFORM = 'perlinSpace'

/**
 * GLSL for the height above a rest position, and its gradient in the mesh's own space: that of the field, pulled back.
 * At pixels, what is finer than a pixel fades out.
 *
 * @param stage - at vertices nothing says how uv coordinates change along the surface: there the gradient is 0
 */
export function heightFunction(field: GlslFunction, space: Space, stage: 'vertex' | 'pixel'): string {
  const time = field.usesTime ? `, ${TIME_UNIFORM}` : ''
  const heightAt = (point: string, gradient: string) => {
    const footprint = stage === 'pixel' ? `, fwidth(${point})` : ''
    return `${field.name}(${point}${time}${footprint}, ${gradient})`
  }
  if (space === 'local') return `${HEAD}\n  return ${heightAt('position', 'slope')};\n}`
  if (space === 'uv') return uvHeight(heightAt, stage)
  return [
    space === 'world' ? '' : `uniform highp mat4 ${SPACE_UNIFORM};`,
    HEAD,
    '  highp mat4 toSpace = modelMatrix;',
    '  #ifdef PERLIN_INSTANCE',
    '    toSpace = toSpace * PERLIN_INSTANCE;',
    '  #endif',
    space === 'world' ? '' : `  toSpace = ${SPACE_UNIFORM} * toSpace;`,
    '  highp vec3 point = (toSpace * vec4(position, 1.0)).xyz;',
    '  highp vec3 gradient;',
    `  highp float height = ${heightAt('point', 'gradient')};`,
    '  slope = gradient * mat3(toSpace);',
    '  return height;',
    '}'
  ]
    .filter(Boolean)
    .join('\n')
}

const HEAD = 'highp float perlinHeight(highp vec3 position, out highp vec3 slope) {'

function uvHeight(heightAt: (point: string, gradient: string) => string, stage: 'vertex' | 'pixel'): string {
  const [uv, slope] =
    stage === 'vertex'
      ? ['uv', 'vec3(0.0)']
      : ['vPerlinUv', 'perlinSurfaceGradient(dot(gradient.xy, dFdx(vPerlinUv)), dot(gradient.xy, dFdy(vPerlinUv)))']
  return [
    HEAD,
    '  highp vec3 gradient;',
    `  highp float height = ${heightAt(`vec3(${uv}, 0.0)`, 'gradient')};`,
    `  slope = ${slope};`,
    '  return height;',
    '}'
  ].join('\n')
}
