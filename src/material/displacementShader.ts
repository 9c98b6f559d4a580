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
import type { FieldShader } from './shaderPatch'
import { PIXEL_MATRICES } from './pixelMatrices'
import { liveUniforms } from './fieldUniforms'
import { heightFunction, SPACE_UNIFORM, TIME_UNIFORM } from './heightFunction'
import type { PixelPoint, VertexPoint } from './hookPoints'
import { worldToObjectUniform } from './worldToObject'

/** What displacement adds to a material's shaders. */
export interface DisplacementShader extends FieldShader {
  /** Text for hook points, by their names: those at pixels only where the fragment shader computes the normals. */
  readonly texts: Readonly<Record<VertexPoint, string> & Partial<Record<PixelPoint, string>>>
}

const CURVATURE_UNIFORM = 'perlinCurvature'

export function createDisplacementShader(settings: DisplaceSettings): DisplacementShader {
  const { height, relief, normals } = settings
  const atVertices = compileGlsl([{ name: 'perlinDisplacement', field: height, gradient: true }])
  const vertexTexts = (varyingsText: string) => ({
    declarations: declarations(settings, atVertices, 'vertex', [vertexFrame, varyingsText]),
    evaluate: `${rest}\n${evaluate}`,
    normal,
    offset
  })
  if (normals !== 'pixel') {
    return { texts: vertexTexts(''), uniforms: createUniforms([atVertices], settings), units: [atVertices] }
  }
  // Another text, and so other names: uniforms of both stages are those of one program.
  const atPixels = compileGlsl([{ name: 'perlinPixelHeight', field: relief, gradient: true, footprint: true }])
  const head = [varyings, PIXEL_MATRICES, settings.space === 'uv' ? surfaceGradient : '']
  const units = [atVertices, atPixels]
  return {
    texts: {
      ...vertexTexts(VERTEX_VARYINGS),
      pixelDeclarations: `${declarations(settings, atPixels, 'pixel', head)}\n${pixelNormal}`,
      // The chunk in between reads vNormal once; derived normals and tangent frames follow.
      beforeNormal:
        '#ifndef FLAT_SHADED\n  vec3 perlinNormal = perlinPixelNormal();\n  #define vNormal perlinNormal\n#endif',
      afterNormal: '#undef vNormal'
    },
    uniforms: createUniforms(units, settings),
    units
  }
}

/** The field, and the frame that it moves, for one stage. */
function declarations(
  settings: DisplaceSettings,
  { source, functions }: GlslUnit,
  stage: 'vertex' | 'pixel',
  head: readonly string[]
): string {
  const { space, curvature } = settings
  const [field] = functions
  return [
    space === 'uv' ? '#define PERLIN_UV_SPACE' : '',
    ...head,
    source,
    directionDefines(settings),
    field.usesTime ? `uniform highp float ${TIME_UNIFORM};` : '',
    isLive(curvature) ? `uniform highp float ${CURVATURE_UNIFORM};` : '',
    heightFunction(field, space, stage),
    frame
  ]
    .filter(Boolean)
    .join('\n')
}

/** Materials that have no normals at pixels do without. */
const VERTEX_VARYINGS = `#ifdef PERLIN_PIXEL_NORMALS\n${varyings}#endif`

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
  if (typeof space === 'object') uniforms[SPACE_UNIFORM] = worldToObjectUniform(space)
  return uniforms
}
