import valueGlsl from '../../glsl/value1.glsl'
import gradientGlsl from '../../glsl/value1Gradient.glsl'
import periodicGlsl from '../../glsl/value1Periodic.glsl'
import periodicGradientGlsl from '../../glsl/value1PeriodicGradient.glsl'
import { quintic } from './fade'
import { latticeValue } from './latticeValue'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 1D value noise: table values at lattice points, joined by the fade. */
export function value1(tables: NoiseTables, x: number): number {
  const cell = Math.floor(x)
  const { p } = tables
  return lerp(latticeValue(p[cell & 255]), latticeValue(p[(cell + 1) & 255]), quintic(x - cell))
}

export const VALUE1: NoiseKind = {
  name: 'value1',
  dimension: 1,
  range: [-1, 1],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = value1(tables, m[at])),
  corner: (_tables, hash, gradient) => {
    gradient.fill(0)
    return latticeValue(hash)
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
