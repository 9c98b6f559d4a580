import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'
import type { OctaveSum } from './octaveSum'

/**
 * A sum of octaves of perlin2, which is written out in it on purpose: so it is too large for V8 to inline (460
 * bytecodes), and thereby a piece of code of its own in which all else is inlined and nothing boxed, whoever calls it.
 */
export function perlin2Octaves(tables: NoiseTables, octaveSum: OctaveSum): void {
  const { p, x2, y2 } = tables
  const { start, ratio, offset, shift, gain, octaves } = octaveSum
  let startX = start[0]
  let startY = start[1]
  const ratioX = ratio[0]
  const ratioY = ratio[1]
  let amplitude = 1
  let sum = 0
  for (let k = 0; k < octaves; k++) {
    let x = startX + (offset[0] + shift[0] * k)
    let y = startY + (offset[1] + shift[1] * k)
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
    startX *= ratioX
    startY *= ratioY
  }
  octaveSum.result[0] = sum
}
