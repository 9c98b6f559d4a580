import valueGlsl from '../../glsl/perlin4.glsl'
import gradientGlsl from '../../glsl/perlin4Gradient.glsl'
import periodicGlsl from '../../glsl/perlin4Periodic.glsl'
import periodicGradientGlsl from '../../glsl/perlin4PeriodicGradient.glsl'
import { GRADIENTS4 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/**
 * 4D Perlin noise with Perlin's 32 gradients, corrected. The lerps go along w, x, z, y.
 *
 * A loop over the two layers along y, because eight edges along w would be too much for V8 to inline (920 bytecodes):
 * half of them would remain calls, and all take twice as long.
 */
export function perlin4(tables: NoiseTables, x: number, y: number, z: number, w: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  const cellW = Math.floor(w)
  x -= cellX
  y -= cellY
  z -= cellZ
  w -= cellW
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const c = cellZ & 255
  const d = cellW & 255
  const u = quintic(x)
  const v = quintic(y)
  const s = quintic(z)
  const t = quintic(w)
  let value = 0
  for (let k = 0; k < 2; k++) {
    const a = p[i + k] + c
    const b = p[j + k] + c
    const dy = y - k
    const z0 = lerp(edgeW(tables, p[a] + d, x, dy, z, w, t), edgeW(tables, p[b] + d, x - 1, dy, z, w, t), u)
    const z1 = lerp(
      edgeW(tables, p[a + 1] + d, x, dy, z - 1, w, t),
      edgeW(tables, p[b + 1] + d, x - 1, dy, z - 1, w, t),
      u
    )
    const layer = lerp(z0, z1, s)
    value = k === 0 ? layer : lerp(value, layer, v)
  }
  return value
}

/** Gradient dots at both ends of a lattice edge along w, joined. */
function edgeW(tables: NoiseTables, i: number, x: number, y: number, z: number, w: number, fadeW: number): number {
  const { x4, y4, z4, w4 } = tables
  const near = x4[i] * x + y4[i] * y + z4[i] * z + w4[i] * w
  return lerp(near, x4[i + 1] * x + y4[i + 1] * y + z4[i + 1] * z + w4[i + 1] * (w - 1), fadeW)
}

export const PERLIN4: NoiseKind = {
  name: 'perlin4',
  dimension: 4,
  range: [-1.5365823340469, 1.5365823340469],
  layers: ['hash4', 'gradient4'],
  evaluate: (tables, m, at, out) => void (m[out] = perlin4(tables, m[at], m[at + 1], m[at + 2], m[at + 3])),
  corner: (_tables, hash, gradient) => {
    const [x, y, z, w] = GRADIENTS4[hash & 31]
    gradient[0] = x
    gradient[1] = y
    gradient[2] = z
    gradient[3] = w
    return 0
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
