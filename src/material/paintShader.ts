import type { IUniform } from 'three'
import bump from '../../glsl/hooks/bump.glsl?raw'
import rest from '../../glsl/hooks/rest.glsl?raw'
import vertexFrame from '../../glsl/hooks/vertexFrame.glsl?raw'
import { foldedTime } from '../field/foldedTime'
import { compileGlsl, type GlslUnit } from '../field/glslUnit'
import { DISPLACEMENT_POINTS, type HookPoint } from './hookPoints'
import { liveUniforms } from './fieldUniforms'
import { PAINT_CHANNELS, type PaintChannel, type PaintChannelName } from './paintChannels'
import type { PaintSettings } from './paintOptions'
import type { Space } from './checkSpace'
import { worldToObject } from './worldToObject'

/** Where paint enters, besides the channels' own points. */
const PAINT_POINTS = {
  declarations: DISPLACEMENT_POINTS.declarations,
  rest: DISPLACEMENT_POINTS.evaluate,
  position: DISPLACEMENT_POINTS.offset,
  /** Where every material knows the vertex in view space; only some pass it on. */
  view: { stage: 'vertexShader', anchor: '#include <project_vertex>', place: 'after' },
  pixelDeclarations: DISPLACEMENT_POINTS.pixelDeclarations,
  /** Derivatives belong before any branch. */
  evaluate: { stage: 'fragmentShader', anchor: 'void main() {', place: 'after' }
} as const satisfies Record<string, HookPoint>

/** What painting adds to a material's shaders. */
export interface PaintShader {
  readonly points: Readonly<Record<string, HookPoint>>
  readonly texts: Readonly<Record<string, string>>
  readonly uniforms: Readonly<Record<string, IUniform>>
  readonly unit: GlslUnit
}

/** Shadow materials have no colour, and so no anchor of its own for that. */
const SHADOW_OPACITY: HookPoint = {
  stage: 'fragmentShader',
  anchor: '#include <alphatest_fragment>',
  place: 'before'
}

/** A hook that only physical materials have. */
export const WIDEN = 'widen'

/**
 * What is too fine to bend normals spreads the highlight instead: the mean square slope adds to the square of GGX's α,
 * which is roughness squared. After Olano and Baker, "LEAN Mapping" (2010).
 */
const WIDER_HIGHLIGHT = 'material.roughness = min(pow(pow(material.roughness, 4.0) + perlinPaintBumpLost, 0.25), 1.0);'

const TIME = 'perlinPaintTime'
const SPACE = 'perlinPaintSpace'

/**
 * @param forShadow - for a depth or distance material: of all channels it has the opacity alone, which cuts holes into the
 * shadow
 */
export function createPaintShader(settings: PaintSettings, forShadow = false): PaintShader {
  const { space, at, time } = settings
  const channels = forShadow ? settings.channels.filter(({ name }) => name === 'opacity') : settings.channels
  const unit = compileGlsl([
    {
      name: 'perlinPaint',
      footprint: true,
      outputs: channels.map(({ name, field }) => ({
        name: outputName(name),
        field,
        gradient: PAINT_CHANNELS[name].kind === 'height'
      }))
    }
  ])
  const usesTime = unit.functions.some((made) => made.usesTime)
  const hasHeight = channels.some(({ name }) => PAINT_CHANNELS[name].kind === 'height')
  const points: Record<string, HookPoint> = { ...PAINT_POINTS }
  const texts: Record<string, string> = {
    declarations: [
      vertexFrame,
      varyings(hasHeight),
      typeof space === 'object' ? `uniform highp mat4 ${SPACE};` : ''
    ].join('\n'),
    rest,
    position: `${position(space, at)}${hasHeight ? scale(space) : ''}`,
    ...(hasHeight && { view: 'vPerlinView = mvPosition.xyz;' }),
    pixelDeclarations: [
      varyings(hasHeight),
      usesTime ? `uniform highp float ${TIME};` : '',
      unit.source,
      hasHeight ? `${bump}\n${CHANGE}` : ''
    ].join('\n'),
    evaluate: evaluate(channels, usesTime)
  }
  for (const { name } of channels) {
    const channel: PaintChannel = PAINT_CHANNELS[name]
    const { point, text, before } = channel
    points[name] = forShadow ? SHADOW_OPACITY : point
    texts[name] = whereCompiled(channel, text(outputName(name)))
    if (before === undefined) continue
    points[`before ${name}`] = { ...point, place: 'before' }
    texts[`before ${name}`] = whereCompiled(channel, before)
  }
  if (hasHeight) {
    points[WIDEN] = { stage: 'fragmentShader', anchor: '#include <lights_physical_fragment>', place: 'after' }
    texts[WIDEN] = WIDER_HIGHLIGHT
  }
  const uniforms = {
    ...liveUniforms(unit),
    ...(usesTime && {
      [TIME]: foldedTime(
        channels.map(({ field }) => field),
        time
      )
    }),
    ...(typeof space === 'object' && { [SPACE]: worldToObject(space) })
  }
  return { points, texts, uniforms, unit }
}

/** What a channel needs may be set to 0 later: then three compiles out what the text is about. */
function whereCompiled({ needs }: PaintChannel, text: string): string {
  return needs === undefined ? text : `#ifdef USE_${needs.toUpperCase()}\n${text}\n#endif`
}

function outputName(name: PaintChannelName): string {
  return `perlinPaint${name[0].toUpperCase()}${name.slice(1)}`
}

function varyings(hasHeight: boolean): string {
  const relief = '\nvarying highp vec3 vPerlinView;\nvarying highp float vPerlinScale;'
  return `varying highp vec3 vPerlinPosition;${hasHeight ? relief : ''}`
}

/** Of the rest pose, as displacement is: skins, and what moves the whole object in its own space, come later. */
function position(space: Space, at: PaintSettings['at']): string {
  if (space === 'uv') return 'vPerlinPosition = vec3(uv, 0.0);'
  const point = at === 'rest' ? 'perlinRest' : 'transformed'
  if (space === 'local') return `vPerlinPosition = ${point};`
  const toSpace = space === 'world' ? 'modelMatrix' : `${SPACE} * modelMatrix`
  return `#ifdef PERLIN_INSTANCE
  vPerlinPosition = (${toSpace} * PERLIN_INSTANCE * vec4(${point}, 1.0)).xyz;
#else
  vPerlinPosition = (${toSpace} * vec4(${point}, 1.0)).xyz;
#endif`
}

/** Units of the world in a unit of the space: heights are in the latter, normals bend in the former. */
function scale(space: Space): string {
  if (space === 'world' || space === 'uv') return '\nvPerlinScale = 1.0;'
  if (typeof space === 'object') return `\nvPerlinScale = pow(abs(determinant(mat3(${SPACE}))), -1.0 / 3.0);`
  return `
highp mat3 perlinToWorld = mat3(modelMatrix);
#ifdef PERLIN_INSTANCE
  perlinToWorld = perlinToWorld * mat3(PERLIN_INSTANCE);
#endif
vPerlinScale = pow(abs(determinant(perlinToWorld)), 1.0 / 3.0);`
}

/** How much a height changes to the next pixels. */
const CHANGE = `highp vec2 perlinChange(highp vec3 gradient) {
  return vPerlinScale * vec2(dot(gradient, dFdx(vPerlinPosition)), dot(gradient, dFdy(vPerlinPosition)));
}
`

function evaluate(channels: PaintSettings['channels'], usesTime: boolean): string {
  const args = ['vPerlinPosition', ...(usesTime ? [TIME] : []), 'fwidth(vPerlinPosition)']
  const declarations: string[] = []
  for (const { name } of channels) {
    const output = outputName(name)
    const { kind } = PAINT_CHANNELS[name]
    declarations.push(`highp ${kind === 'color' ? 'vec3' : 'float'} ${output};`)
    args.push(output)
    if (kind !== 'height') continue
    declarations.push(`highp vec3 ${output}Gradient;`, `highp float ${output}Lost;`)
    args.push(`${output}Gradient`, `${output}Lost`)
  }
  return `${declarations.join('\n')}\nperlinPaint(${args.join(', ')});`
}
