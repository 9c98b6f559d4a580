import bump from '../../glsl/hooks/bump.glsl?raw'
import rest from '../../glsl/hooks/rest.glsl?raw'
import vertexFrame from '../../glsl/hooks/vertexFrame.glsl?raw'
import { foldedTime } from '../field/foldedTime'
import { compileGlsl, type GlslUnit } from '../field/glslUnit'
import { DISPLACEMENT_POINTS, type HookPoint } from './hookPoints'
import { liveUniforms } from './fieldUniforms'
import { PAINT_CHANNELS, type PaintChannel, type PaintChannelName } from './paintChannels'
import type { PaintSettings } from './paintOptions'
import { changeText, positionText, scaleText, SPACE_UNIFORM, varyingsText } from './paintPosition'
import type { FieldShader } from './shaderPatch'
import { worldToObjectUniform } from './worldToObject'

/** Where paint enters, besides the channels' own points. */
const PAINT_POINTS = {
  declarations: DISPLACEMENT_POINTS.declarations,
  rest: DISPLACEMENT_POINTS.evaluate,
  position: DISPLACEMENT_POINTS.offset,
  /** Where every material knows the vertex in view space; only some pass it on. */
  view: { stage: 'vertexShader', anchor: '#include <project_vertex>', place: 'end' },
  pixelDeclarations: DISPLACEMENT_POINTS.pixelDeclarations,
  /** Derivatives belong before any branch. */
  evaluate: { stage: 'fragmentShader', anchor: 'void main() {', place: 'after' }
} as const satisfies Record<string, HookPoint>

/** What painting adds to a material's shaders. */
export interface PaintShader extends FieldShader {
  /** Where the texts go. */
  readonly points: Readonly<Record<string, HookPoint>>
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

/**
 * @param forShadow - for a depth or distance material: of all channels it has the opacity alone, which cuts holes into the
 * shadow
 */
export function createPaintShader(settings: PaintSettings, forShadow = false): PaintShader {
  const { space, at, time } = settings
  const channels = forShadow ? settings.channels.filter(({ name }) => name === 'opacity') : settings.channels
  const unit = compileChannels(channels)
  const usesTime = unit.functions.some((made) => made.usesTime)
  const hasHeight = channels.some(({ name }) => PAINT_CHANNELS[name].kind === 'height')
  const spaceUniform = typeof space === 'object' ? `uniform highp mat4 ${SPACE_UNIFORM};` : ''
  const hooks: Hooks = {
    points: { ...PAINT_POINTS },
    texts: {
      declarations: [vertexFrame, varyingsText(hasHeight), spaceUniform].join('\n'),
      rest,
      position: `${positionText(space, at)}${hasHeight ? scaleText(space) : ''}`,
      ...(hasHeight && { view: 'vPerlinView = mvPosition.xyz;' }),
      pixelDeclarations: [
        varyingsText(hasHeight),
        usesTime ? `uniform highp float ${TIME};` : '',
        unit.source,
        hasHeight ? `${bump}\n${changeText}` : ''
      ].join('\n'),
      evaluate: evaluate(channels, usesTime)
    }
  }
  for (const { name } of channels) addChannel(hooks, name, forShadow)
  if (hasHeight) {
    hooks.points[WIDEN] = { stage: 'fragmentShader', anchor: '#include <lights_physical_fragment>', place: 'end' }
    hooks.texts[WIDEN] = WIDER_HIGHLIGHT
  }
  const fields = channels.map(({ field }) => field)
  const uniforms = {
    ...liveUniforms(unit),
    ...(usesTime && { [TIME]: foldedTime(fields, time) }),
    ...(typeof space === 'object' && { [SPACE_UNIFORM]: worldToObjectUniform(space) })
  }
  return { ...hooks, uniforms, units: [unit] }
}

interface Hooks {
  readonly points: Record<string, HookPoint>
  readonly texts: Record<string, string>
}

type Channels = PaintSettings['channels']

/** One function that computes all channels, so that they share what they have in common. */
function compileChannels(channels: Channels): GlslUnit {
  const outputs = channels.map(({ name, field }) => ({
    name: outputName(name),
    field,
    gradient: PAINT_CHANNELS[name].kind === 'height'
  }))
  return compileGlsl([{ name: 'perlinPaint', footprint: true, outputs }])
}

/** Where three computes with what the channel sets. */
function addChannel({ points, texts }: Hooks, name: PaintChannelName, forShadow: boolean): void {
  const channel: PaintChannel = PAINT_CHANNELS[name]
  const { point, text, before } = channel
  points[name] = forShadow ? SHADOW_OPACITY : point
  texts[name] = whereCompiled(channel, text(outputName(name)))
  if (before === undefined) return
  points[`before ${name}`] = { ...point, place: 'before' }
  texts[`before ${name}`] = whereCompiled(channel, before)
}

/** What a channel needs may be set to 0 later: then three compiles out what the text is about. */
function whereCompiled({ needs }: PaintChannel, text: string): string {
  return needs === undefined ? text : `#ifdef USE_${needs.toUpperCase()}\n${text}\n#endif`
}

function outputName(name: PaintChannelName): string {
  return `perlinPaint${name[0].toUpperCase()}${name.slice(1)}`
}

function evaluate(channels: Channels, usesTime: boolean): string {
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
