import { CODES3, CODES4 } from './gradients'

/** Texels of the permutation texture, 256 × 1 RGBA8: (p[x], p[x + 1], gradient code of p[x], gradient code of p[x + 1]). */
export function permutationTexels(p: Uint8Array): Uint8Array {
  return texels(256, (x) => {
    const next = p[(x + 1) & 255]
    return [p[x], next, CODES3[p[x] & 15], CODES3[next & 15]]
  })
}

/** Layer of the gradient texture for 2D noise, 256 × 256 RGBA8: codes at (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1). */
export function gradientTexels2(p: Uint8Array): Uint8Array {
  const code = (x: number, y: number) => CODES3[p[p[(p[x & 255] + y) & 255]] & 15] & 15
  return texels(65536, (i) => {
    const x = i & 255
    const y = i >> 8
    return [code(x, y), code(x + 1, y), code(x, y + 1), code(x + 1, y + 1)]
  })
}

/**
 * Layer of the gradient texture for 3D noise, 256 × 256 RGBA8. Column i is p[x] + y, row z; a texel holds the codes of
 * p[p[i] + z], p[p[i + 1] + z], p[p[i] + z + 1], p[p[i + 1] + z + 1], so two reads give all eight corners of a cell.
 */
export function gradientTexels3(p: Uint8Array): Uint8Array {
  return chainTexels(p, (h) => CODES3[h & 15])
}

/** Second layer for 4D noise: as for 3D, with column p[p[x] + y] + z, row w and the codes of 4D gradients. */
export function gradientTexels4(p: Uint8Array): Uint8Array {
  return chainTexels(p, (h) => CODES4[h & 31])
}

/** First layer for 4D noise: hashes p[p[x] + y] at (x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1). */
export function hashTexels4(p: Uint8Array): Uint8Array {
  const hash = (x: number, y: number) => p[(p[x & 255] + y) & 255]
  return texels(65536, (i) => {
    const x = i & 255
    const y = i >> 8
    return [hash(x, y), hash(x, y + 1), hash(x + 1, y), hash(x + 1, y + 1)]
  })
}

function chainTexels(p: Uint8Array, code: (hash: number) => number): Uint8Array {
  const at = (i: number, row: number) => code(p[(p[i & 255] + row) & 255])
  return texels(65536, (k) => {
    const i = k & 255
    const row = k >> 8
    return [at(i, row), at(i + 1, row), at(i, row + 1), at(i + 1, row + 1)]
  })
}

function texels(count: number, texel: (index: number) => readonly [number, number, number, number]): Uint8Array {
  const data = new Uint8Array(4 * count)
  for (let i = 0; i < count; i++) data.set(texel(i), 4 * i)
  return data
}
