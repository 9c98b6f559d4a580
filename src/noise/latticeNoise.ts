import type { FadeCurve } from './fade'
import { lerp } from './lerp'
import type { GradientTarget } from './noise'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** Per axis; 256 is the period of the table itself, so it means none. */
export type Periods = readonly [number, number, number, number]
export const NO_PERIOD: Periods = [256, 256, 256, 256]

// Scratch, so that a sample allocates nothing. Corner i lies at the upper end of axis k where bit k of i is set.
const point = /*#__PURE__*/ new Float64Array(4)
const cells = /*#__PURE__*/ new Uint8Array(8)
const weight = /*#__PURE__*/ new Float64Array(4)
const slope = /*#__PURE__*/ new Float64Array(4)
const values = /*#__PURE__*/ new Float64Array(16)
const gradients = /*#__PURE__*/ new Float64Array(64)

/**
 * Any kind of lattice noise with any fade and period, and its exact gradient: the general form of which `kind.evaluate`
 * is the fast special case.
 *
 * @param target - receives the gradient, `kind.dimension` numbers; none: only the value is computed
 */
export function latticeNoise(
  kind: NoiseKind,
  tables: NoiseTables,
  fade: FadeCurve,
  periods: Periods,
  x: number,
  y: number,
  z: number,
  w: number,
  target?: GradientTarget
): number {
  const { dimension } = kind
  point[0] = x
  point[1] = y
  point[2] = z
  point[3] = w
  for (let k = 0; k < dimension; k++) {
    const cell = Math.floor(point[k])
    const period = periods[k]
    const first = cell - Math.floor(cell / period) * period
    point[k] -= cell
    cells[2 * k] = first
    cells[2 * k + 1] = first + 1 < period ? first + 1 : 0
    weight[k] = fade.f(point[k])
    if (target) slope[k] = fade.df(point[k])
  }
  gatherCorners(kind, tables)
  if (target) {
    reduceWithGradient(dimension)
    for (let k = 0; k < dimension; k++) target[k] = gradients[k]
  } else {
    for (let k = dimension - 1; k >= 0; k--) {
      const half = 1 << k
      for (let i = 0; i < half; i++) values[i] = lerp(values[i], values[i + half], weight[k])
    }
  }
  return values[0]
}

/** Fills in the linear function that each corner of the cell contributes: its value at the point, and its gradient. */
function gatherCorners(kind: NoiseKind, tables: NoiseTables): void {
  const { dimension } = kind
  const { p } = tables
  const corners = tables.corners(kind)
  for (let i = 0; i < 1 << dimension; i++) {
    let hash = 0
    for (let k = 0; k < dimension; k++) hash = p[hash + cells[2 * k + ((i >> k) & 1)]]
    let value = corners[5 * hash + 4]
    for (let k = 0; k < dimension; k++) {
      const component = corners[5 * hash + k]
      value += component * (point[k] - ((i >> k) & 1))
      gradients[4 * i + k] = component
    }
    values[i] = value
  }
}

/** Joins the corners pairwise, last axis first. Product rule: n = a + w(b − a) has slope a′ + w(b′ − a′) + w′(b − a). */
function reduceWithGradient(dimension: number): void {
  for (let k = dimension - 1; k >= 0; k--) {
    const half = 1 << k
    for (let i = 0; i < half; i++) {
      const a = 4 * i
      const b = 4 * (i + half)
      for (let m = 0; m < dimension; m++) gradients[a + m] = lerp(gradients[a + m], gradients[b + m], weight[k])
      gradients[a + k] += slope[k] * (values[i + half] - values[i])
      values[i] = lerp(values[i], values[i + half], weight[k])
    }
  }
}
