import { CODES3, CODES4 } from './gradients'

/** Texels of the permutation texture, 256 × 1 RGBA8: (p[x], p[x + 1], gradient code of p[x], gradient code of p[x + 1]). */
export function permutationTexels(p: Uint8Array): Uint8Array {
  const data = new Uint8Array(1024)
  for (let x = 0; x < 256; x++) {
    const next = p[(x + 1) & 255]
    data.set([p[x], next, CODES3[p[x]], CODES3[next]], 4 * x)
  }
  return data
}

/** Layer of the gradient texture for 2D noise: gradient codes at (x, y). */
export function gradientTexels2(p: Uint8Array): Uint8Array {
  return layerTexels((x, y) => CODES3[p[p[(p[x] + y) & 255]]])
}

/**
 * Layer for 3D noise. Column i is p[x] + y, row z: the gradient code of p[p[i] + z]. A texel has its neighbours i + 1 and
 * z + 1 as well, so two reads give all eight corners of a cell.
 */
export function gradientTexels3(p: Uint8Array): Uint8Array {
  return layerTexels((i, z) => CODES3[p[(p[i] + z) & 255]])
}

/** First layer for 4D noise: hashes p[p[x] + y]. */
export function hashTexels4(p: Uint8Array): Uint8Array {
  return layerTexels((x, y) => p[(p[x] + y) & 255])
}

/** Second layer for 4D noise: as for 3D, with column p[p[x] + y] + z, row w and the codes of 4D gradients. */
export function gradientTexels4(p: Uint8Array): Uint8Array {
  return layerTexels((i, w) => CODES4[p[(p[i] + w) & 255] & 31])
}

/**
 * A layer of 256 × 256 RGBA8 texels. The one at (x, y) holds a value's neighbourhood: (x, y), (x + 1, y), (x, y + 1),
 * (x + 1, y + 1), modulo 256.
 */
function layerTexels(value: (x: number, y: number) => number): Uint8Array {
  const values = new Uint8Array(65536)
  for (let i = 0; i < 65536; i++) values[i] = value(i & 255, i >> 8)
  const data = new Uint8Array(4 * 65536)
  for (let i = 0; i < 65536; i++) {
    const right = (i & 0xff00) | ((i + 1) & 0xff)
    data[4 * i] = values[i]
    data[4 * i + 1] = values[right]
    data[4 * i + 2] = values[(i + 256) & 0xffff]
    data[4 * i + 3] = values[(right + 256) & 0xffff]
  }
  return data
}
