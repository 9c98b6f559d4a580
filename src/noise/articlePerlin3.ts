import valueGlsl from '../../glsl/articlePerlin3.glsl'
import gradientGlsl from '../../glsl/articlePerlin3Gradient.glsl'
import periodicGlsl from '../../glsl/articlePerlin3Periodic.glsl'
import periodicGradientGlsl from '../../glsl/articlePerlin3PeriodicGradient.glsl'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseKind } from './noiseKind'
import type { NoiseTables } from './noiseTables'

/**
 * 3D noise as a widely copied article writes it: `hash & 0xb` reaches only eight of its twelve gradients, none of
 * (±1, 0, ±1). Cells are found by floor, where the article's own code breaks outside [0, 255).
 */
export function articlePerlin3(tables: NoiseTables, x: number, y: number, z: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  x -= cellX
  y -= cellY
  z -= cellZ
  const { p } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const c = cellZ & 255
  const u = quintic(x)
  const v = quintic(y)
  const near = lerp(
    lerp(dot(p[p[i] + c], x, y, z), dot(p[p[j] + c], x - 1, y, z), u),
    lerp(dot(p[p[i + 1] + c], x, y - 1, z), dot(p[p[j + 1] + c], x - 1, y - 1, z), u),
    v
  )
  const far = lerp(
    lerp(dot(p[p[i] + c + 1], x, y, z - 1), dot(p[p[j] + c + 1], x - 1, y, z - 1), u),
    lerp(dot(p[p[i + 1] + c + 1], x, y - 1, z - 1), dot(p[p[j + 1] + c + 1], x - 1, y - 1, z - 1), u),
    v
  )
  return lerp(near, far, quintic(z))
}

/** The reachable gradients: (±1, ±1, 0) for 0 … 3, (0, ±1, ±1) for 8 … 11. */
function dot(hash: number, x: number, y: number, z: number): number {
  const u = hash & 8 ? y : x
  const v = hash & 8 ? z : y
  return (hash & 1 ? -u : u) + (hash & 2 ? -v : v)
}

export const ARTICLE_PERLIN3: NoiseKind = {
  name: 'articlePerlin3',
  dimension: 3,
  range: [-1.0353, 1.0353],
  layers: [],
  evaluate: (tables, m, at, out) => void (m[out] = articlePerlin3(tables, m[at], m[at + 1], m[at + 2])),
  corner: (_tables, hash, gradient) => {
    gradient[0] = dot(hash, 1, 0, 0)
    gradient[1] = dot(hash, 0, 1, 0)
    gradient[2] = dot(hash, 0, 0, 1)
    return 0
  },
  glsl: { value: valueGlsl, gradient: gradientGlsl, periodic: periodicGlsl, periodicGradient: periodicGradientGlsl }
}
