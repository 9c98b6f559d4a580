import { fadeQuintic, quintic, type FadeCurve } from './fade'
import type { Periods } from './latticeNoise'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'
import { planes2 } from './planes2'
import { planes3 } from './planes3'
import { turnSine } from './turn'

/**
 * Planes of a noise's lattice across a row of points that differ in one coordinate alone. What the corners of a plane
 * contribute, weighted by the fades of the other coordinates, is a linear function of the row's own.
 */
export class LatticePlanes {
  /** How many there are. */
  count = 0
  /** The row's coordinate of each, within the period. */
  readonly places: Uint8Array
  /** The linear function of each: its slope, and its value in the plane. */
  readonly slopes: Float64Array
  readonly values: Float64Array
  private readonly lattice: number
  /** Coordinates of the lattice but the row's own. */
  private readonly others: readonly number[]
  /** For each of the 8 corners at most: its weight, and that times the offset along each of the other coordinates. */
  private readonly weights = new Float64Array(32)
  /** For each corner: the hash before the row's coordinate, and the cells that are hashed after it. */
  private readonly hashes = new Uint8Array(32)
  private p: Uint8Array = new Uint8Array(512)
  private corners: Float64Array = new Float64Array(0)
  /** Corners with their gradients turned, of a kind that turns them. */
  private readonly turned?: Float64Array

  /**
   * @param axis - the coordinate that differs
   * @param capacity - the most planes that there may be
   */
  constructor(
    private readonly kind: NoiseKind,
    private readonly fade: FadeCurve,
    private readonly axis: number,
    capacity: number
  ) {
    this.lattice = kind.quarter ? kind.dimension - 1 : kind.dimension
    this.others = [0, 1, 2, 3].filter((k) => k < this.lattice && k !== axis)
    this.places = new Uint8Array(capacity)
    this.slopes = new Float64Array(capacity)
    this.values = new Float64Array(capacity)
    if (kind.quarter) this.turned = new Float64Array(5 * 256)
  }

  /**
   * Takes the permutation and, of a kind that turns its gradients, by how much.
   *
   * @param turns - address of that
   */
  setTables(tables: NoiseTables, m: Float64Array, turns: number): void {
    this.p = tables.p
    this.corners = tables.corners(this.kind)
    const { corners, turned } = this
    if (!turned) return
    const cosine = turnSine(m[turns], 1)
    const sine = turnSine(m[turns], 0)
    for (let i = 0; i < turned.length; i++) {
      turned[i] = i % 5 === 4 ? corners[i] : cosine * corners[i] + sine * corners[i + turned.length]
    }
    this.corners = turned
  }

  /**
   * Computes the planes' linear functions.
   *
   * @param at - addresses of the coordinates; the row's own is not read
   * @param periods - for each coordinate, in cells; 256 for none
   */
  compute(m: Float64Array, at: readonly number[], periods: Periods): void {
    this.weighCorners(m, at, periods)
    const { count, weights, hashes, places, p, corners, slopes, values } = this
    if (this.axis === 0 && this.lattice === 2) {
      planes2(count, weights, hashes, places, p, corners, slopes, values)
    } else if (this.axis === 0 && this.lattice === 3) {
      planes3(count, weights, hashes, places, p, corners, slopes, values)
    } else {
      slopes.fill(0, 0, count)
      values.fill(0, 0, count)
      for (let i = 0; i < 1 << this.others.length; i++) this.addCorner(4 * i)
    }
  }

  /** What all planes have in common. Bit n of a corner's number: whether it lies at the upper end of `others[n]`. */
  private weighCorners(m: Float64Array, at: readonly number[], periods: Periods): void {
    const { others, weights, hashes, axis, fade, p } = this
    weights[0] = 1
    hashes[0] = 0
    for (let n = 0; n < others.length; n++) {
      const k = others[n]
      const cell = Math.floor(m[at[k]])
      const offset = m[at[k]] - cell
      const first = cell - Math.floor(cell / periods[k]) * periods[k]
      const second = first + 1 < periods[k] ? first + 1 : 0
      const w = fade === fadeQuintic ? quintic(offset) : fade.f(offset)
      const level = k < axis ? 0 : k - axis
      for (let low = 0, high = 4 << n; low < 4 << n; low += 4, high += 4) {
        for (let j = 0; j <= n; j++) {
          weights[high + j] = w * weights[low + j]
          weights[low + j] -= weights[high + j]
          hashes[high + j] = hashes[low + j]
        }
        weights[low + 1 + n] = weights[low] * offset
        weights[high + 1 + n] = weights[high] * (offset - 1)
        hashes[low + level] = level ? first : p[hashes[low] + first]
        hashes[high + level] = level ? second : p[hashes[high] + second]
      }
    }
  }

  /** For any dimension and axis. */
  private addCorner(i: number): void {
    const { weights, hashes, places, slopes, values, p, corners, axis, count } = this
    const [k0 = axis, k1 = axis, k2 = axis] = this.others
    const after = this.lattice - 1 - axis
    for (let n = 0; n < count; n++) {
      let hash = p[hashes[i] + places[n]]
      for (let level = 1; level <= after; level++) hash = p[hash + hashes[i + level]]
      hash *= 5
      slopes[n] += weights[i] * corners[hash + axis]
      values[n] +=
        weights[i] * corners[hash + 4] +
        weights[i + 1] * corners[hash + k0] +
        weights[i + 2] * corners[hash + k1] +
        weights[i + 3] * corners[hash + k2]
    }
  }
}
