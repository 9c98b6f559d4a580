import valueGlsl from '../../glsl/flow2.glsl'
import gradientGlsl from '../../glsl/flow2Gradient.glsl'
import periodicGlsl from '../../glsl/flow2Periodic.glsl'
import periodicGradientGlsl from '../../glsl/flow2PeriodicGradient.glsl'
import { GRADIENTS3 } from '../permutation/gradients'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'
import { turnSine } from './turn'

/**
 * 2D flow noise (Perlin and Neyret, "Flow Noise", 2001): perlin2 with all its gradients turned, half of them one way and
 * half the other.
 */
export function flow2(tables: NoiseTables, x: number, y: number, turns: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  x -= cellX
  y -= cellY
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x)
  const c = turnSine(turns, 1)
  const s = turnSine(turns, 0)
  const y0 = lerp(cornerAt(tables, i, x, y, c, s), cornerAt(tables, j, x - 1, y, c, s), u)
  const y1 = lerp(cornerAt(tables, i + 1, x, y - 1, c, s), cornerAt(tables, j + 1, x - 1, y - 1, c, s), u)
  return lerp(y0, y1, quintic(y))
}

/** The turned gradient at place i of the hash chain, times an offset. */
function cornerAt({ p, x2, y2 }: NoiseTables, i: number, x: number, y: number, c: number, s: number): number {
  const across = x2[i] * y - y2[i] * x
  return c * (x2[i] * x + y2[i] * y) + s * (p[p[i]] & 16 ? -across : across)
}

export const FLOW2: NoiseKind = {
  name: 'flow2',
  dimension: 3,
  range: [-1, 1],
  layers: ['gradient2'],
  evaluate: (tables, m, at, out) => void (m[out] = flow2(tables, m[at], m[at + 1], m[at + 2])),
  corner: (tables, hash, gradient) => {
    const [x, y] = GRADIENTS3[tables.p[hash] & 15]
    gradient[0] = x
    gradient[1] = y
    return 0
  },
  quarter: (tables, hash, gradient) => {
    const [x, y] = GRADIENTS3[tables.p[hash] & 15]
    const spin = tables.p[hash] & 16 ? -1 : 1
    gradient[0] = -spin * y
    gradient[1] = spin * x
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
