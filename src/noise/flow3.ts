import valueGlsl from '../../glsl/flow3.glsl'
import gradientGlsl from '../../glsl/flow3Gradient.glsl'
import periodicGlsl from '../../glsl/flow3Periodic.glsl'
import periodicGradientGlsl from '../../glsl/flow3PeriodicGradient.glsl'
import { GRADIENTS3 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'
import { turnSine } from './turn'

/** What becomes of the gradient of a hash by a quarter of a turn, three numbers a hash; only its low six bits count. */
const quarters = /*#__PURE__*/ makeQuarters()

/**
 * At right angles to the gradient g and as long: ±e ± (e × g) / √2, where e lies along the axis on which g is 0. So the
 * gradients never all lie in directions of the lattice, as they would if they turned within the planes of its axes.
 */
function makeQuarters(): Float64Array {
  const made = new Float64Array(3 * 64)
  for (let hash = 0; hash < 64; hash++) {
    const g = GRADIENTS3[hash & 15]
    const e = g.map((component) => (component === 0 ? 1 : 0))
    const around = (hash & 16 ? -1 : 1) * Math.SQRT1_2
    const along = hash & 32 ? -1 : 1
    for (let k = 0; k < 3; k++) {
      const [i, j] = [(k + 1) % 3, (k + 2) % 3]
      made[3 * hash + k] = around * (e[i] * g[j] - e[j] * g[i]) + along * e[k]
    }
  }
  return made
}

/**
 * 3D flow noise (Perlin and Neyret, "Flow Noise", 2001): perlin3 with each gradient turned in a plane of its own. The lerps
 * go along z, x, y, as those of perlin3.
 */
export function flow3(tables: NoiseTables, x: number, y: number, z: number, turns: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  x -= cellX
  y -= cellY
  z -= cellZ
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const k = cellZ & 255
  const u = quintic(x)
  const v = quintic(y)
  const w = quintic(z)
  const c = turnSine(turns, 1)
  const s = turnSine(turns, 0)
  let value = 0
  for (let dy = 0; dy < 2; dy++) {
    const layer = lerp(
      edgeZ(p, p[i + dy] + k, x, y - dy, z, w, c, s),
      edgeZ(p, p[j + dy] + k, x - 1, y - dy, z, w, c, s),
      u
    )
    value = dy === 0 ? layer : lerp(value, layer, v)
  }
  return value
}

/** Dots of turned gradients at both ends of a lattice edge along z, joined. */
function edgeZ(p: Uint8Array, a: number, x: number, y: number, z: number, w: number, c: number, s: number): number {
  return lerp(cornerAt(p[a], x, y, z, c, s), cornerAt(p[a + 1], x, y, z - 1, c, s), w)
}

/** The turned gradient of a hash, times an offset. */
function cornerAt(hash: number, x: number, y: number, z: number, c: number, s: number): number {
  const g = GRADIENTS3[hash & 15]
  const q = 3 * (hash & 63)
  return c * (g[0] * x + g[1] * y + g[2] * z) + s * (quarters[q] * x + quarters[q + 1] * y + quarters[q + 2] * z)
}

export const FLOW3: NoiseKind = {
  name: 'flow3',
  dimension: 4,
  range: [-1.20942, 1.20942],
  layers: ['gradient3'],
  evaluate: (tables, m, at, out) => void (m[out] = flow3(tables, m[at], m[at + 1], m[at + 2], m[at + 3])),
  corner: (_tables, hash, gradient) => {
    gradient.set(GRADIENTS3[hash & 15])
    return 0
  },
  quarter: (_tables, hash, gradient) => {
    gradient.set(quarters.subarray(3 * (hash & 63), 3 * (hash & 63) + 3))
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
