import valueGlsl from '../../glsl/perlin3.glsl'
import gradientGlsl from '../../glsl/perlin3Gradient.glsl'
import periodicGlsl from '../../glsl/perlin3Periodic.glsl'
import periodicGradientGlsl from '../../glsl/perlin3PeriodicGradient.glsl'
import { GRADIENTS3 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

// Gradients of the low and the high hash of a byte of `pairs3`.
const lowX = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c & 15][0])
const lowY = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c & 15][1])
const lowZ = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c & 15][2])
const highX = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c >> 4][0])
const highY = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c >> 4][1])
const highZ = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, c) => GRADIENTS3[c >> 4][2])

/**
 * Ken Perlin's improved noise of 2002.
 *
 * The lerp along z comes first, because one byte of the table holds both ends of an edge along z. Small functions and
 * few bytecodes keep the whole chain under V8's inlining limits (460 bytecodes a function, 920 in all).
 */
export function perlin3(tables: NoiseTables, x: number, y: number, z: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  x -= cellX
  y -= cellY
  z -= cellZ
  const { p, pairs3 } = tables
  const column = ((cellZ & 255) << 9) + (cellY & 255)
  const i = column + p[cellX & 255]
  const j = column + p[(cellX & 255) + 1]
  const u = quintic(x)
  const w = quintic(z)
  const y0 = lerp(edgeZ(pairs3[i], x, y, z, w), edgeZ(pairs3[j], x - 1, y, z, w), u)
  const y1 = lerp(edgeZ(pairs3[i + 1], x, y - 1, z, w), edgeZ(pairs3[j + 1], x - 1, y - 1, z, w), u)
  return lerp(y0, y1, quintic(y))
}

/** Gradient dots at both ends of a lattice edge along z, joined. */
function edgeZ(pair: number, x: number, y: number, z: number, w: number): number {
  const near = lowX[pair] * x + lowY[pair] * y + lowZ[pair] * z
  return lerp(near, highX[pair] * x + highY[pair] * y + highZ[pair] * (z - 1), w)
}

export const PERLIN3: NoiseKind = {
  name: 'perlin3',
  dimension: 3,
  range: [-1.0363538112119, 1.0363538112119],
  layers: ['gradient3'],
  value: perlin3,
  corner: (_tables, hash, gradient) => {
    const [x, y, z] = GRADIENTS3[hash & 15]
    gradient[0] = x
    gradient[1] = y
    gradient[2] = z
    return 0
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
