import type { IUniform } from 'three'
import evaluate from '../../glsl/hooks/evaluate.glsl?raw'
import frame from '../../glsl/hooks/frame.glsl?raw'
import normal from '../../glsl/hooks/normal.glsl?raw'
import offset from '../../glsl/hooks/offset.glsl?raw'
import pixelNormal from '../../glsl/hooks/pixelNormal.glsl?raw'
import rest from '../../glsl/hooks/rest.glsl?raw'
import surfaceGradient from '../../glsl/hooks/surfaceGradient.glsl?raw'
import varyings from '../../glsl/hooks/varyings.glsl?raw'
import vertexFrame from '../../glsl/hooks/vertexFrame.glsl?raw'
import { floatLiteral } from '../field/floatLiteral'
import { foldedTime } from '../field/foldedTime'
import { compileGlsl, type GlslUnit } from '../field/glslUnit'
import { isLive, type Value } from '../field/value'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'
import { liveUniforms } from './fieldUniforms'
import { heightFunction, SPACE_UNIFORM, TIME_UNIFORM } from './heightFunction'
import type { DisplacementPoint } from './hookPoints'
import { worldToObject } from './worldToObject'

/** What displacement adds to a material's shaders. */
export interface DisplacementShader {
  /** Text for hook points, by their names. */
  readonly texts: Readonly<Record<DisplacementPoint, string>>
  /** Whether the fragment shader computes the normals. */
  readonly pixelNormals: boolean
  /** The same objects for every program, so that none goes stale. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** The field, as the stages have it. */
  readonly units: readonly GlslUnit[]
}

const CURVATURE_UNIFORM = 'perlinCurvature'

export function createDisplacementShader(settings: DisplaceSettings): DisplacementShader {
  const { height, relief } = settings
  const pixelNormals = settings.normals === 'pixel'
  const atVertices = compileGlsl([{ name: 'perlinDisplacement', field: height, gradient: true }])
  // Another text, and so other names: uniforms of both stages are those of one program.
  const atPixels = compileGlsl([{ name: 'perlinPixelHeight', field: relief, gradient: true, footprint: true }])
  const units = pixelNormals ? [atVertices, atPixels] : [atVertices]
  const uvSpace = settings.space === 'uv'
  const inStage = (stage: 'vertex' | 'pixel') => {
    const { source, functions } = stage === 'vertex' ? atVertices : atPixels
    const [field] = functions
    return [
      uvSpace ? '#define PERLIN_UV_SPACE' : '',
      ...(stage === 'vertex' ? [vertexFrame, pixelNormals ? VERTEX_VARYINGS : ''] : [varyings, THREE_UNIFORMS]),
      stage === 'pixel' && uvSpace ? surfaceGradient : '',
      source,
      directionDefines(settings),
      field.usesTime ? `uniform highp float ${TIME_UNIFORM};` : '',
      isLive(settings.curvature) ? `uniform highp float ${CURVATURE_UNIFORM};` : '',
      heightFunction(field, settings.space, stage),
      frame
    ]
      .filter(Boolean)
      .join('\n')
  }
  return {
    texts: {
      declarations: inStage('vertex'),
      evaluate: `${rest}\n${evaluate}`,
      normal,
      offset,
      pixelDeclarations: `${inStage('pixel')}\n${pixelNormal}`,
      // The chunk in between reads vNormal once; derived normals and tangent frames follow.
      beforeNormal:
        '#ifndef FLAT_SHADED\n  vec3 perlinNormal = perlinPixelNormal();\n  #define vNormal perlinNormal\n#endif',
      afterNormal: '#undef vNormal'
    },
    pixelNormals,
    uniforms: createUniforms(units, settings),
    units
  }
}

/** Materials that have no normals at pixels do without. */
const VERTEX_VARYINGS = `#ifdef PERLIN_PIXEL_NORMALS\n${varyings}#endif`
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

function createUniforms(
  units: readonly GlslUnit[],
  { height, space, time, curvature }: DisplaceSettings
): Record<string, IUniform> {
  const uniforms = Object.fromEntries(units.flatMap((unit) => Object.entries(liveUniforms(unit))))
  if (units[0].functions[0].usesTime) uniforms[TIME_UNIFORM] = foldedTime([height], time)
  if (isLive(curvature)) uniforms[CURVATURE_UNIFORM] = curvature
  if (typeof space === 'object') uniforms[SPACE_UNIFORM] = worldToObject(space)
  return uniforms
}
