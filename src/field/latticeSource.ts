import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import type { FadeCurve } from '../noise/fade'
import { fadeFrom, type Fade } from '../noise/fadeFrom'
import type { NoiseKind } from '../noise/noiseKind'
import { validatePeriod } from '../noise/validatePeriod'
import { axesWhere } from './axesWhere'
import { Field } from './field'
import { latticeSourceCpu } from './latticeSourceCpu'
import { latticeSourceGlsl } from './latticeSourceGlsl'
import { latticeSourceSpan } from './latticeSourceSpan'
import { made } from './made'
import type { Operator } from './operator'
import { seedFrom, type FieldSeedOptions, type Seed } from './seed'
import { checkValue, read, type Value } from './value'

/** A coordinate of the point, or the time. */
export type Axis = 'x' | 'y' | 'z' | 't'

/** Axes of a noise, in order: which of the point's x, y, z and the time t it reads, each once. */
export type Axes = Axis | `${Axis}${Axis}` | `${Axis}${Axis}${Axis}` | `${Axis}${Axis}${Axis}${Axis}`

/** Options of the noises as fields, `perlin1 … perlin4` and `value1 … valueGradient2`. */
export interface SourceOptions extends FieldSeedOptions {
  /**
   * Cells per unit: one number for the axes of space (t stays as it is), or one for each of `axes`. May be live.
   *
   * @defaultValue 1
   */
  frequency?: Value | readonly Value[]
  /**
   * Which of x, y, z, t the noise reads, in its own order: 'xz' lays a 2D noise on the ground, 'xzt' animates it.
   *
   * @defaultValue the first ones: 'x', 'xy', 'xyz', 'xyzt'; 'xyt' for flow2
   */
  axes?: Axes
  /**
   * Cells after which the noise repeats, integers 1 … 256: one number for the axes of space, or one for each of `axes`
   * with null for none. A period on t makes an animation that loops exactly.
   *
   * @defaultValue none
   */
  period?: number | readonly (number | null)[]
  /**
   * The curve that joins lattice points.
   *
   * @defaultValue 'quintic'
   */
  fade?: Fade
}

/** Where a noise lies. */
export interface Placement {
  /** For each axis of the noise: which of x, y, z, t it reads, as 0 … 3. */
  readonly axes: readonly number[]
  readonly frequency: readonly Value[]
}

export interface SourceParams extends Placement {
  readonly kind: NoiseKind
  readonly seed: Seed
  /** For each axis of the noise, in cells; 256 is the table's own period, so it means none. */
  readonly period: readonly number[]
  readonly fade: FadeCurve
}

/** Lattice noise as a source of a field. */
export function latticeSource(kind: NoiseKind, options: SourceOptions): Field {
  const { name } = kind
  checkOptions(options, ['seed', 'permutation', 'frequency', 'axes', 'period', 'fade'], name, '{ frequency: 0.1 }')
  const axes = checkAxes(options.axes ?? defaultAxes(kind), kind)
  const params: SourceParams = {
    kind,
    seed: seedFrom(options, name),
    axes,
    frequency: perAxis(options.frequency ?? 1, 1, axes, kind, 'frequency').map((f) => checkValue(f, name, 'frequency')),
    period: perAxis(options.period ?? 256, 256, axes, kind, 'period').map((p) => validatePeriod(p ?? 256, name)),
    fade: checkFade(options.fade ?? 'quintic', name)
  }
  Object.freeze(params.axes)
  Object.freeze(params.frequency)
  Object.freeze(params.period)
  return made(new Field(LATTICE_SOURCE, [], params), name, options as Record<string, unknown>)
}

const FIRST_AXES = ['x', 'xy', 'xyz', 'xyzt'] as const
/** Of noise whose last coordinate turns its gradients. */
const TURN_AXES = ['t', 'xt', 'xyt', 'xyzt'] as const

function defaultAxes({ dimension, quarter }: NoiseKind): Axes {
  return (quarter ? TURN_AXES : FIRST_AXES)[dimension - 1]
}

type Reader = Pick<NoiseKind, 'name' | 'dimension'>

/** For each axis of a noise: which of x, y, z, t it reads, as 0 … 3. */
export function checkAxes(axes: Axes, { name, dimension }: Reader): number[] {
  const indices = typeof axes === 'string' ? Array.from(axes, (axis) => 'xyzt'.indexOf(axis)) : []
  if (indices.length !== dimension || indices.includes(-1) || new Set(indices).size !== dimension) {
    throw new Error(`${name}: \`axes\` must be ${dimension} different letters of 'xyzt', got ${describe(axes)}.`)
  }
  return indices
}

/** One number serves the axes of space; t, whose unit is another, then keeps `forTime`. */
export function perAxis<T>(
  option: T | readonly T[],
  forTime: T,
  axes: readonly number[],
  { name, dimension }: Reader,
  label: string
): readonly T[] {
  if (!Array.isArray(option)) return axes.map((axis) => (axis === 3 ? forTime : (option as T)))
  if (option.length !== dimension) {
    throw new Error(`${name}: \`${label}\` must have ${dimension} entries, one for each axis, got ${option.length}.`)
  }
  return [...(option as readonly T[])]
}

function checkFade(option: Fade, caller: string): FadeCurve {
  const fade = fadeFrom(option, caller)
  if (typeof option === 'string' || fade.glsl) return fade
  throw new Error(
    `${caller}: \`fade\` has no \`glsl\`, which a field needs for the GPU. Add { f, df } as expressions in t.`
  )
}

export const LATTICE_SOURCE: Operator<SourceParams> = {
  name: 'noise',
  cpu: latticeSourceCpu,
  span: latticeSourceSpan,
  glsl: latticeSourceGlsl,
  axes: ({ params: { axes } }) => axesWhere((axis) => axes.includes(axis)),
  periodic: ({ params: { axes, period } }) => period.some((p, k) => p !== 256 && axes[k] < 3),
  timePeriod: ({ params }) => sourceTimePeriod(params),
  range: ({ params: { kind } }) => kind.range
}

function sourceTimePeriod({ kind, axes, frequency, period }: SourceParams): number {
  const k = axes.indexOf(3)
  if (k < 0 || read(frequency[k]) === 0) return 0
  const cells = kind.quarter && k === kind.dimension - 1 ? 1 : period[k]
  return cells / Math.abs(read(frequency[k]))
}

export function isSource(field: Field): field is Field<SourceParams> {
  return field.op === LATTICE_SOURCE
}
