import { quintic } from './fade'
import { lerp } from './lerp'
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
