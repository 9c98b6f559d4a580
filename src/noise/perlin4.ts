import valueGlsl from '../../glsl/perlin4.glsl'
import gradientGlsl from '../../glsl/perlin4Gradient.glsl'
import periodicGlsl from '../../glsl/perlin4Periodic.glsl'
import periodicGradientGlsl from '../../glsl/perlin4PeriodicGradient.glsl'
import { GRADIENTS4 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 4D Perlin noise with Perlin's 32 gradients, corrected. The lerp along w comes first, then z, x, y. */
export function perlin4(tables: NoiseTables, x: number, y: number, z: number, w: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  const cellW = Math.floor(w)
  x -= cellX
  y -= cellY
  z -= cellZ
  w -= cellW
  const p = tables.p
  const c = cellZ & 255
  const d = cellW & 255
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x)
  const s = quintic(z)
  const t = quintic(w)
  const y0 = lerp(faceZW(tables, p[i] + c, d, x, y, z, w, s, t), faceZW(tables, p[j] + c, d, x - 1, y, z, w, s, t), u)
  const y1 = lerp(
    faceZW(tables, p[i + 1] + c, d, x, y - 1, z, w, s, t),
    faceZW(tables, p[j + 1] + c, d, x - 1, y - 1, z, w, s, t),
    u
  )
  return lerp(y0, y1, quintic(y))
}

/** Gradient dots at the four corners of a lattice face along z and w, joined. */
function faceZW(
  tables: NoiseTables,
  i: number,
  cellW: number,
  x: number,
  y: number,
  z: number,
  w: number,
  fadeZ: number,
  fadeW: number
): number {
  const { p } = tables
  const near = edgeW(tables, p[i] + cellW, x, y, z, w, fadeW)
  return lerp(near, edgeW(tables, p[i + 1] + cellW, x, y, z - 1, w, fadeW), fadeZ)
}

function edgeW(tables: NoiseTables, i: number, x: number, y: number, z: number, w: number, fadeW: number): number {
  const { x4, y4, z4, w4 } = tables
  const near = x4[i] * x + y4[i] * y + z4[i] * z + w4[i] * w
  return lerp(near, x4[i + 1] * x + y4[i + 1] * y + z4[i + 1] * z + w4[i + 1] * (w - 1), fadeW)
}

export const PERLIN4: NoiseKind = {
  name: 'perlin4',
  dimension: 4,
  range: [-1.5, 1.5],
  layers: ['hash4', 'gradient4'],
  value: perlin4,
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
