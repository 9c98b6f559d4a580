import type { Space } from './checkSpace'
import type { PaintSettings } from './paintOptions'

export const SPACE_UNIFORM = 'perlinPaintSpace'

/** What the fragment shader has from the vertex shader. */
export function varyingsText(hasHeight: boolean): string {
  const relief = '\nvarying highp vec3 vPerlinView;\nvarying highp float vPerlinScale;'
  return `varying highp vec3 vPerlinPosition;${hasHeight ? relief : ''}`
}

/** Of the rest pose, as displacement is: skins, and what moves the whole object in its own space, come later. */
export function positionText(space: Space, at: PaintSettings['at']): string {
  if (space === 'uv') return 'vPerlinPosition = vec3(uv, 0.0);'
  const point = at === 'rest' ? 'perlinRest' : 'transformed'
  if (space === 'local') return `vPerlinPosition = ${point};`
  const toSpace = space === 'world' ? 'modelMatrix' : `${SPACE_UNIFORM} * modelMatrix`
  return `#ifdef PERLIN_INSTANCE
  vPerlinPosition = (${toSpace} * PERLIN_INSTANCE * vec4(${point}, 1.0)).xyz;
#else
  vPerlinPosition = (${toSpace} * vec4(${point}, 1.0)).xyz;
#endif`
}

/**
 * How high in the world a height of 1 in the space is, along the normal: a unit normal n becomes M⁻ᵀ n, which is as much
 * shorter as the height is higher. Where there is no normal, an average for all directions.
 */
export function scaleText(space: Space): string {
  if (space === 'world' || space === 'uv') return '\nvPerlinScale = 1.0;'
  if (space === 'local') {
    return `
#ifdef PERLIN_INSTANCE
  highp mat3 perlinToWorld = mat3(modelMatrix) * mat3(PERLIN_INSTANCE);
#else
  highp mat3 perlinToWorld = mat3(modelMatrix);
#endif
vPerlinScale = dot(objectNormal, objectNormal) > 0.0
  ? length(objectNormal) / length(transformedNormal)
  : pow(abs(determinant(perlinToWorld)), 1.0 / 3.0);`
  }
  return `
highp mat3 perlinFromSpace = inverse(mat3(${SPACE_UNIFORM}));
vPerlinScale = dot(objectNormal, objectNormal) > 0.0
  ? length(normalize(transformedNormal) * mat3(viewMatrix) * perlinFromSpace)
  : pow(abs(determinant(perlinFromSpace)), 1.0 / 3.0);`
}

/** How much a height changes to the next pixels. */
export const changeText = `highp vec2 perlinChange(highp vec3 gradient) {
  return vPerlinScale * vec2(dot(gradient, dFdx(vPerlinPosition)), dot(gradient, dFdy(vPerlinPosition)));
}
`
