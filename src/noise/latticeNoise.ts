import type { FadeCurve } from './fade'
import { lerp } from './lerp'
import type { GradientTarget } from './noise'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'
import { turnSine } from './turn'

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
  const { dimension, quarter } = kind
  const lattice = quarter ? dimension - 1 : dimension
  point[0] = x
  point[1] = y
  point[2] = z
  point[3] = w
  for (let k = 0; k < lattice; k++) {
    const cell = Math.floor(point[k])
    const period = periods[k]
    const first = cell - Math.floor(cell / period) * period
    point[k] -= cell
    cells[2 * k] = first
    cells[2 * k + 1] = first + 1 < period ? first + 1 : 0
    weight[k] = fade.f(point[k])
    if (target) slope[k] = fade.df(point[k])
  }
  if (quarter) gatherTurned(kind, tables, lattice)
  else gatherCorners(kind, tables)
  if (target) {
    reduceWithGradient(lattice, dimension)
    for (let k = 0; k < dimension; k++) target[k] = gradients[k]
  } else {
    for (let k = lattice - 1; k >= 0; k--) {
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
    const hash = hashOf(i, dimension, p)
    let value = corners[5 * hash + 4]
    for (let k = 0; k < dimension; k++) {
      const component = corners[5 * hash + k]
      value += component * (point[k] - ((i >> k) & 1))
      gradients[4 * i + k] = component
    }
    values[i] = value
  }
}

/** The same with gradients turned by the last coordinate, which is a part of the linear function's gradient too. */
function gatherTurned(kind: NoiseKind, tables: NoiseTables, lattice: number): void {
  const { p } = tables
  const corners = tables.corners(kind)
  const cosine = turnSine(point[lattice], 1)
  const sine = turnSine(point[lattice], 0)
  for (let i = 0; i < 1 << lattice; i++) {
    const hash = hashOf(i, lattice, p)
    let value = corners[5 * hash + 4]
    let rate = 0
    for (let k = 0; k < lattice; k++) {
      const start = corners[5 * hash + k]
      const quarter = corners[5 * (hash + 256) + k]
      const offset = point[k] - ((i >> k) & 1)
      const component = cosine * start + sine * quarter
      value += component * offset
      rate += (cosine * quarter - sine * start) * offset
      gradients[4 * i + k] = component
    }
    gradients[4 * i + lattice] = 2 * Math.PI * rate
    values[i] = value
  }
}

function hashOf(corner: number, lattice: number, p: Uint8Array): number {
  let hash = 0
  for (let k = 0; k < lattice; k++) hash = p[hash + cells[2 * k + ((corner >> k) & 1)]]
  return hash
}

/** Joins the corners pairwise, last axis first. Product rule: n = a + w(b − a) has slope a′ + w(b′ − a′) + w′(b − a). */
function reduceWithGradient(lattice: number, dimension: number): void {
  for (let k = lattice - 1; k >= 0; k--) {
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
