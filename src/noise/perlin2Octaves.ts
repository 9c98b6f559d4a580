import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'
import { OctaveSum } from './octaveSum'

/**
 * A sum of octaves of perlin2, which is written out in it on purpose: so it is too large for V8 to inline, and thereby a
 * piece of code of its own in which everything else is inlined, whoever calls it. With a call to perlin2 it takes twice
 * the time.
 */
export function perlin2Octaves(tables: NoiseTables, m: Float64Array): void {
  const { START, RATIO, OFFSET, SHIFT, GAIN, OCTAVES, SUM } = OctaveSum
  const { p, x2, y2 } = tables
  const octaves = m[OCTAVES]
  const gain = m[GAIN]
  let startX = m[START]
  let startY = m[START + 1]
  let amplitude = 1
  let sum = 0
  for (let k = 0; k < octaves; k++) {
    let x = startX + (m[OFFSET] + m[SHIFT] * k)
    let y = startY + (m[OFFSET + 1] + m[SHIFT + 1] * k)
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    x -= cellX
    y -= cellY
    const i = p[cellX & 255] + (cellY & 255)
    const j = p[(cellX + 1) & 255] + (cellY & 255)
    const u = quintic(x)
    const y0 = lerp(x2[i] * x + y2[i] * y, x2[j] * (x - 1) + y2[j] * y, u)
    const y1 = lerp(x2[i + 1] * x + y2[i + 1] * (y - 1), x2[j + 1] * (x - 1) + y2[j + 1] * (y - 1), u)
    sum += amplitude * Math.min(1, octaves - k) * lerp(y0, y1, quintic(y))
    amplitude *= gain
    startX *= m[RATIO]
    startY *= m[RATIO + 1]
  }
  m[SUM] = sum
}
