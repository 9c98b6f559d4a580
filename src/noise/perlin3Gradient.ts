import { quintic, quinticSlope } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'

/**
 * perlin3 with its gradient: reads the coordinates at `m[at…]`, writes the value and three derivatives to `m[out…]`.
 * Layer by layer along y; in each, edges along z joined along x. The product rule is as in perlin2Gradient.
 */
export function perlin3Gradient(tables: NoiseTables, m: Float64Array, at: number, out: number): void {
  const cellX = Math.floor(m[at])
  const cellY = Math.floor(m[at + 1])
  const cellZ = Math.floor(m[at + 2])
  const x = m[at] - cellX
  const y = m[at + 1] - cellY
  const z = m[at + 2] - cellZ
  const { p, pairs3, edges3 } = tables
  const column = ((cellZ & 255) << 9) + (cellY & 255)
  const i = column + p[cellX & 255]
  const j = column + p[(cellX & 255) + 1]
  const u = quintic(x)
  const v = quintic(y)
  const w = quintic(z)
  const du = quinticSlope(x)
  const dw = quinticSlope(z)
  let [value, dx, dy, dz] = [0, 0, 0, 0]
  for (let k = 0; k < 2; k++) {
    const a = 6 * pairs3[i + k]
    const b = 6 * pairs3[j + k]
    // Values at z = 0 and by how much they rise to z = 1, at both ends along x.
    const near = edges3[a] * x + edges3[a + 1] * (y - k) + edges3[a + 2] * z
    const nearRise = edges3[a + 3] * x + edges3[a + 4] * (y - k) + edges3[a + 5] * (z - 1) - near
    const far = edges3[b] * (x - 1) + edges3[b + 1] * (y - k) + edges3[b + 2] * z
    const farRise = edges3[b + 3] * (x - 1) + edges3[b + 4] * (y - k) + edges3[b + 5] * (z - 1) - far
    const low = near + w * nearRise
    const rise = far + w * farRise - low
    const layer = low + u * rise
    const layerX = lerp(lerp(edges3[a], edges3[a + 3], w), lerp(edges3[b], edges3[b + 3], w), u) + du * rise
    const layerY = lerp(lerp(edges3[a + 1], edges3[a + 4], w), lerp(edges3[b + 1], edges3[b + 4], w), u)
    const layerZ =
      lerp(lerp(edges3[a + 2], edges3[a + 5], w), lerp(edges3[b + 2], edges3[b + 5], w), u) +
      dw * lerp(nearRise, farRise, u)
    dx = k === 0 ? layerX : lerp(dx, layerX, v)
    dy = k === 0 ? layerY : lerp(dy, layerY, v) + quinticSlope(y) * (layer - value)
    dz = k === 0 ? layerZ : lerp(dz, layerZ, v)
    value = k === 0 ? layer : lerp(value, layer, v)
  }
  m[out] = value
  m[out + 1] = dx
  m[out + 2] = dy
  m[out + 3] = dz
}
