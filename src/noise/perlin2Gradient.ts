import { quintic, quinticSlope } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'

/**
 * perlin2 with its gradient: reads the coordinates at `m[at…]`, writes the value and two derivatives to `m[out…]`.
 *
 * Product rule: what joins a and b by a fade w has the slope a′ + w(b′ − a′) + w′(b − a).
 */
export function perlin2Gradient(tables: NoiseTables, m: Float64Array, at: number, out: number): void {
  const cellX = Math.floor(m[at])
  const cellY = Math.floor(m[at + 1])
  const x = m[at] - cellX
  const y = m[at + 1] - cellY
  const { p, x2, y2 } = tables
  const i = p[cellX & 255] + (cellY & 255)
  const j = p[(cellX + 1) & 255] + (cellY & 255)
  const u = quintic(x)
  const v = quintic(y)
  const near = x2[i] * x + y2[i] * y
  const nearRise = x2[j] * (x - 1) + y2[j] * y - near
  const far = x2[i + 1] * x + y2[i + 1] * (y - 1)
  const farRise = x2[j + 1] * (x - 1) + y2[j + 1] * (y - 1) - far
  const low = near + u * nearRise
  const high = far + u * farRise
  m[out] = lerp(low, high, v)
  m[out + 1] =
    lerp(lerp(x2[i], x2[j], u), lerp(x2[i + 1], x2[j + 1], u), v) + quinticSlope(x) * lerp(nearRise, farRise, v)
  m[out + 2] = lerp(lerp(y2[i], y2[j], u), lerp(y2[i + 1], y2[j + 1], u), v) + quinticSlope(y) * (high - low)
}
