import { noiseStatistics } from '../noise/noiseStatistics'
import { MUL } from './arithmeticRows'
import type { Field } from './field'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { FBM } from './fractalRows'
import { isSource } from './latticeSource'
import { sourceWeightSpan } from './latticeSourceSpan'
import { mapAxes } from './mapAxes'
import { octaveGraph } from './octaveGraph'
import { octaveTurns } from './octaveTurn'
import { ACROSS, ALONG, type Span, type SpanScope } from './span'
import type { SpanBuilder } from './spanProgram'
import { turnedSpans } from './turnedSpans'
import { isLive, read } from './value'

/**
 * Octave by octave. Sample by sample: a fractal in a fractal, since its octaves would be too many, and what plainSumCpu
 * sums up, where rows do not run along an axis.
 */
export function fractalSpan(
  { inputs: [field], params }: Field<FractalParams>,
  build: SpanBuilder,
  scope: SpanScope
): Span | undefined {
  const { row, octaves, gain, lacunarity, scale, turn } = params
  const oblique = scope.point.filter(({ varies }, axis) => varies & ALONG && field.axes & (1 << axis)).length > 1
  if (scope.octave || (oblique && row === FBM && !turn && isSource(field))) return undefined
  const { x, adds, weighs } = octaveGraph(row, scope.footprint !== undefined)
  const [fainter, ratio] = [build.value(gain), build.value(lacunarity)]
  const [offset, feedback] = [build.value(params.offset), build.value(params.feedback)]
  const sum = build.span(ALONG | ACROSS)
  let amplitude = build.value(1)
  let weight = amplitude
  let size = amplitude
  let { shift } = scope
  build.step(sum, (m, count) => m.fill(row.start, sum.at, sum.at + count))
  const most = isLive(octaves) ? MAX_OCTAVES : Math.ceil(octaves)
  for (let k = 0; k < most; k++) {
    const inside = octaveScope(params, k, size, shift, build, scope)
    build.onlyIf(
      () => k < read(octaves),
      () => {
        const noise = build.compile(field, inside)
        const state = build.scope(scope, {})
        state.known.set(x.noise, noise).set(x.sum, sum).set(x.weight, weight).set(x.amplitude, amplitude)
        state.known.set(x.offset, offset).set(x.feedback, feedback)
        if (scope.footprint) state.known.set(x.blur, blurSpan(field, build, inside))
        const share = build.apply(
          MUL,
          amplitude,
          build.value({
            get value() {
              return Math.min(1, read(octaves) - k)
            }
          })
        )
        addTo(sum, share, build.compile(adds, state), build)
        if (weighs) weight = build.compile(weighs, state)
      }
    )
    amplitude = build.times(amplitude, fainter)
    size = build.times(size, ratio)
    shift = mapAxes(shift, (s, axis) => build.plus(s, build.value(params.shift[axis])))
  }
  return scale === undefined ? sum : build.times(sum, build.value(scale))
}

function octaveScope(
  { turn }: FractalParams,
  k: number,
  size: Span,
  shift: SpanScope['shift'],
  build: SpanBuilder,
  scope: SpanScope
): SpanScope {
  const rows = turn && Array.from(octaveTurns(turn).subarray(9 * k, 9 * k + 9))
  const { point, footprint } = scope
  const turned = rows ? turnedSpans(rows, point, build) : point
  const width = rows && footprint ? turnedSpans(rows.map(Math.abs), footprint, build) : footprint
  const scaled = (axis: Span) => build.times(axis, size)
  return build.scope(scope, {
    point: mapAxes(turned, scaled),
    footprint: width && mapAxes(width, scaled),
    periodScale: scaled(scope.periodScale),
    shift,
    octave: true
  })
}

/** sum += share · added */
function addTo(sum: Span, share: Span, added: Span, build: SpanBuilder): void {
  const { at } = build.along(added)
  build.step(sum, (m, count) => {
    const factor = m[share.at]
    for (let i = 0; i < count; i++) m[sum.at + i] += factor * m[at + i]
  })
}

/** As in fractalCpu. */
function blurSpan(field: Field, build: SpanBuilder, scope: SpanScope): Span {
  const weight = isSource(field) ? sourceWeightSpan(field, build, scope) : undefined
  if (weight === undefined || !isSource(field)) return build.value(0)
  const mean = noiseStatistics(field.params.kind).magnitude
  return build.times(build.minus(build.value(1), weight), build.value(mean))
}
