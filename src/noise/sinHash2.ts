import { fadeQuintic, quintic } from './fade'
import { lerp } from './lerp'
import type { GradientTarget } from './noise'

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

/** sinHash2 with its gradient: returns the value, writes 2 numbers to `target`. */
export function sinHash2Gradient(x: number, y: number, target: GradientTarget): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const u = quintic(x - cellX)
  const v = quintic(y - cellY)
  const y0 = sinHash(cellX, cellY)
  const y1 = sinHash(cellX, cellY + 1)
  const dx0 = sinHash(cellX + 1, cellY) - y0
  const dx1 = sinHash(cellX + 1, cellY + 1) - y1
  const near = y0 + u * dx0
  const dy = y1 + u * dx1 - near
  target[0] = fadeQuintic.df(x - cellX) * lerp(dx0, dx1, v)
  target[1] = fadeQuintic.df(y - cellY) * dy
  return near + v * dy
}

function sinHash(x: number, y: number): number {
  const h = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return h - Math.floor(h)
}
