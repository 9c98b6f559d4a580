import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { Field } from './field'
import { made } from './made'
import { SAMPLED, type Pair, type SampledWrap } from './sampledRow'
import { SampleGrid, type SampleSource } from './sampleGrid'

/** Where a map lies, in units of the field's input. */
export interface SampledRegion {
  /** The first sample: the beginning of the first row. */
  readonly from: readonly [number, number]
  /** The last sample: the end of the last row. */
  readonly to: readonly [number, number]
}

/** Options of `sampled`. */
export interface SampledOptions {
  /** Where the first and the last sample lie, along both of `axes`. */
  readonly region: SampledRegion
  /**
   * Two of x, y, z: along the first run the rows, the second leads from row to row.
   *
   * @defaultValue 'xz'
   */
  readonly axes?: 'xy' | 'xz' | 'yx' | 'yz' | 'zx' | 'zy'
  /**
   * What lies beyond the region: the value at its edge; the map again, its first sample one step after its last; or the
   * map back and forth.
   *
   * @defaultValue 'clamp'
   */
  readonly wrap?: SampledWrap
}

const WRAPS: readonly string[] = ['clamp', 'repeat', 'mirror']

/**
 * A height map, or any numbers on a grid, as a field: a smooth surface through all samples (bicubic, Catmull-Rom), with
 * its exact gradient, the same on both sides. Between samples it may lie beyond them, by 9/32 of their span at most. At
 * an edge that is clamped or mirrored it is level across.
 *
 * It costs 16 texture reads, and one texture of each material. It has no band limit: a map that is finer than what is
 * drawn shimmers. `fit` looks at all of space, so that of a clamped map it sees the edges: map its heights by `remap`.
 *
 * The source is copied. Later changes to it have no effect: make another field.
 *
 * @param source - `{ data, width, height }` or a DataTexture, at least 2 × 2. Floats and numbers are taken as they are,
 * bytes and 16-bit words as 0 … 1. Pixels of two to four channels, such as an ImageData, count by their red channel.
 * @throws if the data is of the wrong length or type or not finite, or an option of the wrong type or range
 */
export function sampled(source: SampleSource, options: SampledOptions): Field {
  checkOptions(options, ['region', 'axes', 'wrap'], 'sampled', '{ region: { from, to } }')
  const { region, axes = 'xz', wrap = 'clamp' } = options
  const indices = checkAxes(axes)
  if (!WRAPS.includes(wrap)) {
    throw new Error(`sampled: \`wrap\` must be 'clamp', 'repeat' or 'mirror', got ${describe(wrap)}.`)
  }
  const [from, to] = checkRegion(region)
  const grid = new SampleGrid(source, 'sampled')
  const scale: Pair = [(grid.width - 1) / (to[0] - from[0]), (grid.height - 1) / (to[1] - from[1])]
  const params = { grid, axes: indices, from, scale, wrap }
  return made(new Field(SAMPLED, [], params), 'sampled', { source: grid, region: { from, to }, axes, wrap })
}

function checkAxes(axes: unknown): Pair {
  const [u, v, ...more] = typeof axes === 'string' ? Array.from(axes, (axis) => 'xyz'.indexOf(axis)) : []
  if (u >= 0 && v >= 0 && u !== v && more.length === 0) return [u, v]
  throw new Error(`sampled: \`axes\` must be two different letters of 'xyz', got ${describe(axes)}.`)
}

function checkRegion(region: unknown): readonly [Pair, Pair] {
  if (typeof region !== 'object' || region === null || !('from' in region && 'to' in region)) {
    throw new Error(`sampled: \`region\` must be { from: [a, b], to: [a, b] }, got ${describe(region)}.`)
  }
  const [from, to] = [checkPair(region.from, 'from'), checkPair(region.to, 'to')]
  if (from[0] !== to[0] && from[1] !== to[1]) return [from, to]
  throw new Error(
    `sampled: \`from\` and \`to\` must differ along both axes, got [${from.join(', ')}] and [${to.join(', ')}].`
  )
}

function checkPair(pair: unknown, name: string): Pair {
  if (Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite)) return [pair[0], pair[1]] as Pair
  throw new Error(`sampled: \`${name}\` must be two finite numbers, got ${describe(pair)}.`)
}
