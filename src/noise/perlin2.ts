import valueGlsl from '../../glsl/perlin2.glsl'
import gradientGlsl from '../../glsl/perlin2Gradient.glsl'
import periodicGlsl from '../../glsl/perlin2Periodic.glsl'
import periodicGradientGlsl from '../../glsl/perlin2PeriodicGradient.glsl'
import { GRADIENTS3 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'
import { perlin2Octaves } from './perlin2Octaves'
import { perlin2Gradient } from './perlin2Gradient'

/** 2D Perlin noise: perlin3 at z = 0. */
export function perlin2(tables: NoiseTables, x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  x -= cellX
  y -= cellY
  const { p, x2, y2 } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x)
  const y0 = lerp(x2[i] * x + y2[i] * y, x2[j] * (x - 1) + y2[j] * y, u)
  const y1 = lerp(x2[i + 1] * x + y2[i + 1] * (y - 1), x2[j + 1] * (x - 1) + y2[j + 1] * (y - 1), u)
  return lerp(y0, y1, quintic(y))
}

export const PERLIN2: NoiseKind = {
  name: 'perlin2',
  dimension: 2,
  range: [-1, 1],
  layers: ['gradient2'],
  evaluate: (tables, m, at, out) => void (m[out] = perlin2(tables, m[at], m[at + 1])),
  sumOctaves: perlin2Octaves,
  evaluateGradient: perlin2Gradient,
  corner: (tables, hash, gradient) => {
    const [x, y] = GRADIENTS3[tables.p[hash] & 15]
    gradient[0] = x
    gradient[1] = y
    return 0
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
