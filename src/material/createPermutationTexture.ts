import { DataTexture, NearestFilter, RepeatWrapping, RGBAFormat, UnsignedByteType } from 'three'
import { createPermutation } from '../permutation/createPermutation'
import { permutationTexels } from '../permutation/textureData'
import { validatePermutation } from '../permutation/validatePermutation'

/**
 * Encodes a permutation as a 256 × 1 RGBA8 texture. Texel x holds (p[x], p[x + 1], gradient code of p[x], gradient code
 * of p[x + 1]); a code holds each gradient component as g + 1 in two bits, x lowest. NEAREST, REPEAT, no mipmaps, no
 * colour space: the GLSL functions rely on all four.
 *
 * @param permutation - each of 0 … 255 once
 * @defaultValue Ken Perlin's own table
 * @throws if the array is no permutation
 */
export function createPermutationTexture(permutation: ArrayLike<number> = createPermutation()): DataTexture {
  return rowsTexture([validatePermutation(permutation, 'createPermutationTexture')])
}

/** Several permutations as the rows of one texture: the row of seed s is read at v = (s + 0.5) / rows. */
export function rowsTexture(permutations: readonly Uint8Array[]): DataTexture {
  const data = new Uint8Array(1024 * permutations.length)
  permutations.forEach((permutation, row) => {
    data.set(permutationTexels(permutation), 1024 * row)
  })
  const texture = new DataTexture(
    data,
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
  texture.name = 'perlinPermutation'
  texture.needsUpdate = true
  return texture
}
