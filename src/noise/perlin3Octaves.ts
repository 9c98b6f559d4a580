import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'
import { OctaveSum } from './octaveSum'

/** A sum of octaves of perlin3; written out for the reason that perlin2Octaves gives. */
export function perlin3Octaves(tables: NoiseTables, m: Float64Array): void {
  const { START, RATIO, OFFSET, SHIFT, GAIN, OCTAVES, SUM } = OctaveSum
  const { p, pairs3, edges3: e } = tables
  const octaves = m[OCTAVES]
  const gain = m[GAIN]
  let startX = m[START]
  let startY = m[START + 1]
  let startZ = m[START + 2]
  let amplitude = 1
  let sum = 0
  for (let k = 0; k < octaves; k++) {
    let x = startX + (m[OFFSET] + m[SHIFT] * k)
    let y = startY + (m[OFFSET + 1] + m[SHIFT + 1] * k)
    let z = startZ + (m[OFFSET + 2] + m[SHIFT + 2] * k)
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const cellZ = Math.floor(z)
    x -= cellX
    y -= cellY
    z -= cellZ
    const column = ((cellZ & 255) << 9) + (cellY & 255)
    const i = column + p[cellX & 255]
    const j = column + p[(cellX & 255) + 1]
    const u = quintic(x)
    const w = quintic(z)
    let value = 0
    for (let layer = 0; layer < 2; layer++) {
      const a = 6 * pairs3[i + layer]
      const b = 6 * pairs3[j + layer]
      const far = x - 1
      const near = lerp(e[a] * x + e[a + 1] * y + e[a + 2] * z, e[a + 3] * x + e[a + 4] * y + e[a + 5] * (z - 1), w)
      const edge = lerp(e[b] * far + e[b + 1] * y + e[b + 2] * z, e[b + 3] * far + e[b + 4] * y + e[b + 5] * (z - 1), w)
      const joined = lerp(near, edge, u)
      value = layer === 0 ? joined : lerp(value, joined, quintic(y + 1))
      y -= 1
    }
    sum += amplitude * Math.min(1, octaves - k) * value
    amplitude *= gain
    startX *= m[RATIO]
    startY *= m[RATIO + 1]
    startZ *= m[RATIO + 2]
  }
  m[SUM] = sum
}
