import { edgeZ } from './edgeZ'
import { quintic } from './fade'
import { lerp } from './lerp'
import type { NoiseTables } from './noiseTables'
import type { OctaveSum } from './octaveSum'

/** A sum of octaves of perlin3; written out for the reason that perlin2Octaves gives. */
export function perlin3Octaves(tables: NoiseTables, octaveSum: OctaveSum): void {
  const { p, pairs3 } = tables
  const { start, ratio, offset, shift, gain, octaves } = octaveSum
  let startX = start[0]
  let startY = start[1]
  let startZ = start[2]
  const ratioX = ratio[0]
  const ratioY = ratio[1]
  const ratioZ = ratio[2]
  let amplitude = 1
  let sum = 0
  for (let k = 0; k < octaves; k++) {
    let x = startX + (offset[0] + shift[0] * k)
    let y = startY + (offset[1] + shift[1] * k)
    let z = startZ + (offset[2] + shift[2] * k)
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
    const y0 = lerp(edgeZ(pairs3[i], x, y, z, w), edgeZ(pairs3[j], x - 1, y, z, w), u)
    const y1 = lerp(edgeZ(pairs3[i + 1], x, y - 1, z, w), edgeZ(pairs3[j + 1], x - 1, y - 1, z, w), u)
    sum += amplitude * Math.min(1, octaves - k) * lerp(y0, y1, quintic(y))
    amplitude *= gain
    startX *= ratioX
    startY *= ratioY
    startZ *= ratioZ
  }
  octaveSum.result[0] = sum
}
