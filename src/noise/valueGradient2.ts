import valueGlsl from '../../glsl/valueGradient2.glsl'
import gradientGlsl from '../../glsl/valueGradient2Gradient.glsl'
import periodicGlsl from '../../glsl/valueGradient2Periodic.glsl'
import periodicGradientGlsl from '../../glsl/valueGradient2PeriodicGradient.glsl'
import { GRADIENTS3 } from '../permutation/gradients'
import { quintic } from './fade'
import { latticeValue } from './latticeValue'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/** 2D noise with a value and a gradient at each lattice point: Σ weight (value + gradient · offset). */
export function valueGradient2(tables: NoiseTables, x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  x -= cellX
  y -= cellY
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x)
  const y0 = lerp(cornerAt(p[i], x, y), cornerAt(p[j], x - 1, y), u)
  const y1 = lerp(cornerAt(p[i + 1], x, y - 1), cornerAt(p[j + 1], x - 1, y - 1), u)
  return lerp(y0, y1, quintic(y))
}

function cornerAt(hash: number, x: number, y: number): number {
  const gradient = GRADIENTS3[hash & 15]
  return latticeValue(hash) + gradient[0] * x + gradient[1] * y
}

export const VALUE_GRADIENT2: NoiseKind = {
  name: 'valueGradient2',
  dimension: 2,
  range: [-1.9884, 1.9448],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = valueGradient2(tables, m[at], m[at + 1])),
  corner: (_tables, hash, gradient) => {
    const [x, y] = GRADIENTS3[hash & 15]
    gradient[0] = x
    gradient[1] = y
    return latticeValue(hash)
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
