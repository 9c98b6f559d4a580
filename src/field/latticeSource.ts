import { describe } from '../describe'
import { FADES, fadeQuintic, type FadeCurve } from '../noise/fade'
import { latticeNoise } from '../noise/latticeNoise'
import type { NoiseKind } from '../noise/noiseKind'
import { noiseTables } from '../noise/noiseTables'
import { validatePeriod } from '../noise/validatePeriod'
import { Field } from './field'
import { latticeSourceGlsl } from './latticeSourceGlsl'
import type { Operator } from './operator'
import { permutationOf, seedFrom, type FieldSeedOptions, type Seed } from './seed'
import { checkValue, isLive, read, type Value } from './value'

/** Axes of a noise, in order: which of the point's x, y, z and the time t it reads. */
export type Axes = string

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
   * @defaultValue the first ones: 'x', 'xy', 'xyz', 'xyzt'
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
  fade?: keyof typeof FADES
}

export interface SourceParams {
  readonly kind: NoiseKind
  readonly seed: Seed
  /** For each axis of the noise: which of x, y, z, t it reads, as 0 … 3. */
  readonly axes: readonly number[]
  readonly frequency: readonly Value[]
  /** For each axis of the noise, in cells; 256 is the table's own period, so it means none. */
  readonly period: readonly number[]
  readonly fade: FadeCurve
}

/** Lattice noise as a source of a field. */
export function latticeSource(kind: NoiseKind, options: SourceOptions): Field {
  const { name, dimension } = kind
  if (typeof options !== 'object' || options === null) {
    throw new Error(`${name}: options must be an object such as { frequency: 0.1 }, got ${describe(options)}.`)
  }
  const axes = checkAxes(options.axes ?? 'xyzt'.slice(0, dimension), kind)
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
  return new Field(LATTICE_SOURCE, [], params)
}

function checkAxes(axes: string, { name, dimension }: NoiseKind): number[] {
  const indices = typeof axes === 'string' ? Array.from(axes, (axis) => 'xyzt'.indexOf(axis)) : []
  if (indices.length !== dimension || indices.includes(-1) || new Set(indices).size !== dimension) {
    throw new Error(`${name}: \`axes\` must be ${dimension} different letters of 'xyzt', got ${describe(axes)}.`)
  }
  return indices
}

/** One number serves the axes of space; t, whose unit is another, then keeps `forTime`. */
function perAxis<T>(
  option: T | readonly T[],
  forTime: T,
  axes: readonly number[],
  { name, dimension }: NoiseKind,
  label: string
): readonly T[] {
  if (!Array.isArray(option)) return axes.map((axis) => (axis === 3 ? forTime : (option as T)))
  if (option.length !== dimension) {
    throw new Error(`${name}: \`${label}\` must have ${dimension} entries, one for each axis, got ${option.length}.`)
  }
  return [...(option as readonly T[])]
}

function checkFade(fade: string, caller: string): FadeCurve {
  if (Object.hasOwn(FADES, fade)) return FADES[fade as keyof typeof FADES]
  throw new Error(`${caller}: \`fade\` must be 'linear', 'cubic' or 'quintic', got ${describe(fade)}.`)
}

const LATTICE_SOURCE: Operator<SourceParams> = {
  name: 'noise',
  cpu({ params }, build, scope) {
    const { kind, seed, axes, frequency, fade, period } = params
    const out = build.slot()
    const [ax, ay, az, aw] = [0, 1, 2, 3].map((k) => scope.point + (axes[k] ?? 0))
    // The shift's fourth number, which t would read, is always 0.
    const [sx, sy, sz, sw] = [0, 1, 2, 3].map((k) => scope.shift + (axes[k] ?? 3))
    const [fx, fy = 0, fz = 0, fw = 0] = frequency
    let tables = noiseTables(permutationOf(seed))
    const live = isLive(seed)
    if (!build.gradient && fade === fadeQuintic && period.every((p) => p === 256)) {
      const { value } = kind
      build.step((m) => {
        if (live) tables = noiseTables(permutationOf(seed))
        m[out] = value(
          tables,
          m[ax] * read(fx) + m[sx],
          m[ay] * read(fy) + m[sy],
          m[az] * read(fz) + m[sz],
          m[aw] * read(fw) + m[sw]
        )
      })
      return out
    }
    const scaled: [number, number, number, number] = [256, 256, 256, 256]
    const gradient = new Float64Array(4)
    build.step((m) => {
      if (live) tables = noiseTables(permutationOf(seed))
      for (let k = 0; k < period.length; k++) {
        scaled[k] = axes[k] === 3 ? period[k] : period[k] * m[scope.periodScale]
      }
      const x = m[ax] * read(fx) + m[sx]
      const y = m[ay] * read(fy) + m[sy]
      const z = m[az] * read(fz) + m[sz]
      const w = m[aw] * read(fw) + m[sw]
      m[out] = latticeNoise(kind, tables, fade, scaled, x, y, z, w, build.gradient ? gradient : undefined)
      if (!build.gradient) return
      m[out + 1] = m[out + 2] = m[out + 3] = 0
      for (let k = 0; k < axes.length; k++) if (axes[k] < 3) m[out + 1 + axes[k]] = gradient[k] * read(frequency[k])
    })
    return out
  },
  glsl: latticeSourceGlsl,
  tables: ({ params: { seed, kind, period } }) => ({ seed, layers: period.every((p) => p === 256) ? kind.layers : [] }),
  periodic: ({ params: { axes, period } }) => period.some((p, k) => p !== 256 && axes[k] < 3),
  range: ({ params: { kind } }) => kind.range
}
