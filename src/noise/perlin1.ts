import valueGlsl from '../../glsl/perlin1.glsl'
import gradientGlsl from '../../glsl/perlin1Gradient.glsl'
import periodicGlsl from '../../glsl/perlin1Periodic.glsl'
import periodicGradientGlsl from '../../glsl/perlin1PeriodicGradient.glsl'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 1D Perlin noise: Stefan Gustavson's noise1 (noise1234, public domain). */
export function perlin1(tables: NoiseTables, x: number): number {
  const cell = Math.floor(x)
  x -= cell
  const { p } = tables
  return 0.188 * lerp(slope1(p[cell & 255]) * x, slope1(p[(cell + 1) & 255]) * (x - 1), quintic(x))
}

/** Slope at a lattice point, ±1 … ±8, from the low four bits of its hash. */
function slope1(hash: number): number {
  const size = 1 + (hash & 7)
  return hash & 8 ? -size : size
}

export const PERLIN1: NoiseKind = {
  name: 'perlin1',
  dimension: 1,
  range: [-0.752, 0.752],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = perlin1(tables, m[at])),
  corner: (_tables, hash, gradient) => {
    gradient[0] = 0.188 * slope1(hash)
    return 0
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
