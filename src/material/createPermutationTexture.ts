import { DataTexture, NearestFilter, RepeatWrapping, RGBAFormat, UnsignedByteType } from 'three'
import { createPermutation } from '../permutation/createPermutation'
import { permutationTexels } from '../permutation/textureData'
import { validatePermutation } from '../permutation/validatePermutation'

/**
 * Encodes a permutation as a 256 × 1 RGBA8 texture. Texel x holds (p[x], p[x + 1], gradient code of p[x], gradient code
 * of p[x + 1]); a code holds each gradient component as g + 1 in two bits, x lowest, and in the two highest bits how
 * flow noise turns it. NEAREST, REPEAT, no mipmaps, no colour space: the GLSL functions rely on all four.
 *
 * @param permutation - each of 0 … 255 once
 * @defaultValue Ken Perlin's own table
 * @throws if the array is no permutation
 */
export function createPermutationTexture(permutation: ArrayLike<number> = createPermutation()): DataTexture {
  return rowsTexture([validatePermutation(permutation, 'createPermutationTexture')])
}

const ROW_BYTES = 4 * 256

/** Several permutations as the rows of one texture: the row of seed s is read at v = (s + 0.5) / rows. */
export function rowsTexture(permutations: readonly Uint8Array[]): DataTexture {
  const texture = new DataTexture(
    new Uint8Array(ROW_BYTES * permutations.length),
    256,
    permutations.length,
    RGBAFormat,
    UnsignedByteType,
    undefined,
    RepeatWrapping,
    RepeatWrapping,
    NearestFilter,
    NearestFilter
  )
  permutations.forEach((permutation, row) => {
    writeRow(texture, row, permutation)
  })
  texture.name = 'perlinPermutation'
  texture.needsUpdate = true
  return texture
}

/** Replaces one row; the caller sets `needsUpdate`. */
export function writeRow(texture: DataTexture, row: number, permutation: Uint8Array): void {
  const data = texture.image.data as Uint8Array
  data.set(permutationTexels(permutation), ROW_BYTES * row)
}
