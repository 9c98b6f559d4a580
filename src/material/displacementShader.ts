import { Matrix4, type IUniform, type Object3D } from 'three'
import evaluate from '../../glsl/hooks/evaluate.glsl?raw'
import frame from '../../glsl/hooks/frame.glsl?raw'
import normal from '../../glsl/hooks/normal.glsl?raw'
import offset from '../../glsl/hooks/offset.glsl?raw'
import pixelNormal from '../../glsl/hooks/pixelNormal.glsl?raw'
import { floatLiteral } from '../field/floatLiteral'
import { compileGlsl, type GlslField } from '../field/glslField'
import { isLive, type Value } from '../field/value'
import { FIELD_UNIFORMS } from '../noise/uniformNames'
import { fixedDirection, type DisplaceSettings, type Space } from './displaceOptions'
import type { DisplacementPoint } from './hookPoints'
import { acquireTables } from './tableTextures'

/** What displacement adds to a material's shaders. */
export interface DisplacementShader {
  /** Text for hook points, by their names in DISPLACEMENT_POINTS and PIXEL_NORMAL_POINTS. */
  readonly texts: Readonly<Record<DisplacementPoint, string>>
  /** Whether the fragment shader computes the normals. */
  readonly pixelNormals: boolean
  /** The same objects for every program, so that none goes stale. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** Gives up the table textures; call it when nothing is drawn with the uniforms any more. */
  readonly release: () => void
}

const TIME_UNIFORM = 'perlinTime'
const SPACE_UNIFORM = 'perlinSpace'
const CURVATURE_UNIFORM = 'perlinCurvature'

export function createDisplacementShader(settings: DisplaceSettings): DisplacementShader {
  const field = compileGlsl(settings.height, true)
  const tables = field.layout.rows.length > 0 ? acquireTables(field.layout) : undefined
  const pixelNormals = settings.normals === 'pixel'
  const displacement = [
    field.source,
    directionDefines(settings),
    field.usesTime ? `uniform highp float ${TIME_UNIFORM};` : '',
    isLive(settings.curvature) ? `uniform highp float ${CURVATURE_UNIFORM};` : '',
    heightFunction(field, settings.space),
    frame
  ]
    .filter(Boolean)
    .join('\n')
  return {
    texts: {
      declarations: pixelNormals ? `#define PERLIN_PIXEL_NORMALS\n${PIXEL_VARYINGS}${displacement}` : displacement,
      evaluate,
      normal,
      offset,
      pixelDeclarations: `${PIXEL_VARYINGS}${THREE_UNIFORMS}${displacement}\n${pixelNormal}`,
      // The chunk in between reads vNormal once; derived normals and tangent frames follow.
      beforeNormal:
        '#ifndef FLAT_SHADED\n  vec3 perlinNormal = perlinPixelNormal();\n  #define vNormal perlinNormal\n#endif',
      afterNormal: '#undef vNormal'
    },
    pixelNormals,
    uniforms: {
      ...createUniforms(field, settings),
      ...(tables && { [FIELD_UNIFORMS.permutation]: tables.permutation, [FIELD_UNIFORMS.gradients]: tables.gradients })
    },
    release: () => tables?.release()
  }
}

const PIXEL_VARYINGS = 'varying highp vec3 vPerlinRest;\nvarying highp vec3 vPerlinNormal;\n'
/**
 * three sets them for the whole program, and declares them itself where it reads them at a pixel. Without a precision
 * of their own they have that of the vertex stage.
 */
const THREE_UNIFORMS = `#ifndef USE_TRANSMISSION
uniform mat4 modelMatrix;
#endif
#ifndef USE_NORMALMAP_OBJECTSPACE
uniform mat3 normalMatrix;
#endif
`

function directionDefines({ along, curvature }: DisplaceSettings): string {
  if (along === 'normal') return `#define PERLIN_ALONG_NORMAL\n#define PERLIN_CURVATURE ${valueText(curvature)}`
  if (along === 'radial') return '#define PERLIN_ALONG_RADIAL'
  const components = fixedDirection(along)?.toArray() ?? []
  return `#define PERLIN_DIRECTION vec3(${components.map(floatLiteral).join(', ')})`
}

function valueText(curvature: Value): string {
  return isLive(curvature) ? CURVATURE_UNIFORM : floatLiteral(curvature)
}

/** Height above a rest position, and its gradient in the mesh's own space: that of the field, pulled back. */
function heightFunction(field: GlslField, space: Space): string {
  const time = field.usesTime ? `, ${TIME_UNIFORM}` : ''
  const head = 'highp float perlinHeight(highp vec3 position, out highp vec3 slope) {'
  if (space === 'local') return `${head}\n  return ${field.name}(position${time}, slope);\n}`
  return [
    space === 'world' ? '' : `uniform highp mat4 ${SPACE_UNIFORM};`,
    head,
    '  highp mat4 toSpace = modelMatrix;',
    space === 'world' ? '' : `  toSpace = ${SPACE_UNIFORM} * toSpace;`,
    '  highp vec3 gradient;',
    `  highp float height = ${field.name}((toSpace * vec4(position, 1.0)).xyz${time}, gradient);`,
    '  slope = gradient * mat3(toSpace);',
    '  return height;',
    '}'
  ]
    .filter(Boolean)
    .join('\n')
}

function createUniforms(field: GlslField, { space, time, curvature }: DisplaceSettings): Record<string, IUniform> {
  const uniforms: Record<string, IUniform> = {}
  for (const [live, name] of field.uniforms) uniforms[name] = live
  if (field.usesTime) uniforms[TIME_UNIFORM] = time
  if (isLive(curvature)) uniforms[CURVATURE_UNIFORM] = curvature
  if (typeof space === 'object') uniforms[SPACE_UNIFORM] = worldToObject(space)
  return uniforms
}

function worldToObject(object: Object3D): IUniform<Matrix4> {
  const inverse = new Matrix4()
  return {
    get value() {
      // The object need not be in the scene, and may have moved after the scene was updated.
      object.updateWorldMatrix(true, false)
      return inverse.copy(object.matrixWorld).invert()
    }
  }
}
