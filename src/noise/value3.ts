import valueGlsl from '../../glsl/value3.glsl'
import gradientGlsl from '../../glsl/value3Gradient.glsl'
import periodicGlsl from '../../glsl/value3Periodic.glsl'
import periodicGradientGlsl from '../../glsl/value3PeriodicGradient.glsl'
import { quintic } from './fade'
import { latticeValue } from './latticeValue'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 3D value noise: table values at lattice points, joined by the fade. */
export function value3(tables: NoiseTables, x: number, y: number, z: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const c = cellZ & 255
  const u = quintic(x - cellX)
  const w = quintic(z - cellZ)
  const y0 = lerp(edge(p, p[i] + c, w), edge(p, p[j] + c, w), u)
  const y1 = lerp(edge(p, p[i + 1] + c, w), edge(p, p[j + 1] + c, w), u)
  return latticeValue(lerp(y0, y1, quintic(y - cellY)))
}

function edge(p: Uint8Array, i: number, w: number): number {
  return lerp(p[i], p[i + 1], w)
}

export const VALUE3: NoiseKind = {
  name: 'value3',
  dimension: 3,
  range: [-1, 1],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = value3(tables, m[at], m[at + 1], m[at + 2])),
  corner: (_tables, hash, gradient) => {
    gradient.fill(0)
    return latticeValue(hash)
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
