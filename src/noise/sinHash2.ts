import { quintic } from './fade'
import { lerp } from './lerp'

/**
 * 2D value noise on the fract(sin(dot)) hash, range 0 … 1, in doubles. The GPU's float32 gives another noise, and each
 * GPU its own: for comparison only.
 */
export function sinHash2(x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const u = quintic(x - cellX)
  const y0 = lerp(sinHash(cellX, cellY), sinHash(cellX + 1, cellY), u)
  const y1 = lerp(sinHash(cellX, cellY + 1), sinHash(cellX + 1, cellY + 1), u)
  return lerp(y0, y1, quintic(y - cellY))
}

function sinHash(x: number, y: number): number {
  const h = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return h - Math.floor(h)
}
