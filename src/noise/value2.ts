import valueGlsl from '../../glsl/value2.glsl'
import gradientGlsl from '../../glsl/value2Gradient.glsl'
import periodicGlsl from '../../glsl/value2Periodic.glsl'
import periodicGradientGlsl from '../../glsl/value2PeriodicGradient.glsl'
import { quintic } from './fade'
import { latticeValue } from './latticeValue'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 2D value noise: table values at lattice points, joined by the fade. */
export function value2(tables: NoiseTables, x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x - cellX)
  return latticeValue(lerp(lerp(p[i], p[j], u), lerp(p[i + 1], p[j + 1], u), quintic(y - cellY)))
}

export const VALUE2: NoiseKind = {
  name: 'value2',
  dimension: 2,
  range: [-1, 1],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = value2(tables, m[at], m[at + 1])),
  corner: (_tables, hash, gradient) => {
    gradient.fill(0)
    return latticeValue(hash)
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
