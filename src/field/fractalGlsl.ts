import { noiseStatistics } from '../noise/noiseStatistics'
import { constant } from './arithmetic'
import type { Field } from './field'
import { floatLiteral } from './floatLiteral'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import { octaveFrameGlsl } from './octaveFrameGlsl'
import { octaveGraph } from './octaveGraph'
import { isSource } from './latticeSource'
import { sourceWeightGlsl } from './latticeSourceGlsl'
import { isLive } from './value'

/** A loop over the octaves: unrolled ones take ten times as long to compile. */
export function fractalGlsl(
  { inputs, params }: Field<FractalParams>,
  build: GlslBuilder,
  scope: GlslScope
): GlslResult {
  const { row, octaves, gain, scale } = params
  const blurred = scope.footprint !== undefined
  const { x, adds, weighs } = octaveGraph(row, blurred)
  const sum = declare('v', `${row.start}.0`, build, scope)
  const weight = weighs && declare('weight', '1.0', build, scope)
  const amplitude = build.fresh('amplitude')
  build.line(`float ${amplitude} = 1.0;`)
  const frame = octaveFrameGlsl(params, build, scope)
  const state = build.scope(scope, scope.point)
  state.known.set(x.sum, sum).set(x.amplitude, { value: amplitude })
  if (weight) state.known.set(x.weight, weight)
  state.known.set(x.offset, build.compile(constant(params.offset), scope))
  state.known.set(x.feedback, build.compile(constant(params.feedback), scope))
  const k = build.fresh('k')
  const live = isLive(octaves)
  const bound = live ? MAX_OCTAVES : Math.ceil(octaves)
  build.block(`for (int ${k} = 0; ${k} < ${bound}; ${k}++)`, () => {
    if (live) build.line(`if (float(${k}) >= ${build.value(octaves)}) break;`)
    const octave = frame.enter(k, bound)
    state.known.set(x.noise, frame.carry(build.compile(inputs[0], octave)))
    if (blurred) state.known.set(x.blur, { value: blurGlsl(inputs[0], build, octave) })
    const added = build.compile(adds, state)
    let share = amplitude
    if (live || !Number.isInteger(octaves)) {
      share = build.fresh('share')
      build.line(`float ${share} = ${amplitude} * min(1.0, ${build.value(octaves)} - float(${k}));`)
    }
    build.line(`${sum.value} += ${share} * ${added.value};`)
    if (sum.gradient && added.gradient) build.line(`${sum.gradient} += ${share} * ${added.gradient};`)
    if (sum.lost && added.lost) build.line(`${sum.lost} += ${share} * ${share} * ${added.lost};`)
    if (weight && weighs) {
      const next = build.compile(weighs, state)
      build.line(`${weight.value} = ${next.value};`)
      if (weight.gradient) build.line(`${weight.gradient} = ${next.gradient ?? 'vec3(0.0)'};`)
    }
    build.line(`${amplitude} *= ${build.value(gain)};`)
    frame.advance()
  })
  if (scale !== undefined) {
    build.line(`${sum.value} *= ${build.value(scale)};`)
    if (sum.gradient) build.line(`${sum.gradient} *= ${build.value(scale)};`)
    if (sum.lost) build.line(`${sum.lost} *= ${build.value(scale)} * ${build.value(scale)};`)
  }
  return sum
}

/** What a footprint has taken from the mean of |field|; 0 for a field that is no source. */
function blurGlsl(field: Field, build: GlslBuilder, scope: GlslScope): string {
  const weight = isSource(field) ? sourceWeightGlsl(field, build, scope) : undefined
  if (weight === undefined || !isSource(field)) return '0.0'
  return `((1.0 - ${weight}) * ${floatLiteral(noiseStatistics(field.params.kind).magnitude)})`
}

/** Variables for a value and, where it is asked for, its gradient, which begins at 0. */
function declare(stem: string, start: string, build: GlslBuilder, scope: GlslScope): GlslResult {
  const value = build.fresh(stem)
  build.line(`float ${value} = ${start};`)
  if (!scope.gradient) return { value }
  const gradient = build.fresh('g')
  build.line(`vec3 ${gradient} = vec3(0.0);`)
  return { value, gradient, lost: scope.footprint && build.define('float', 'lost', '0.0') }
}
