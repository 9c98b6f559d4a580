import { DataArrayTexture, RepeatWrapping, RGBAIntegerFormat, UnsignedByteType } from 'three'
import type { GradientLayer } from '../noise/noiseKind'
import { gradientTexels2, gradientTexels3, gradientTexels4, hashTexels4 } from '../permutation/textureData'

/** One layer of the gradient texture: what it holds, and of which permutation. */
export interface LayerContent {
  readonly permutation: Uint8Array
  readonly layer: GradientLayer
}

const TEXELS: Record<GradientLayer, (permutation: Uint8Array) => Uint8Array> = {
  gradient2: gradientTexels2,
  gradient3: gradientTexels3,
  hash4: hashTexels4,
  gradient4: gradientTexels4
}

const LAYER_BYTES = 4 * 65536

/**
 * Tables derived from permutations as an RGBA8UI array texture of 256 × 256 layers: what the permutation texture alone
 * would give in seven reads, they give in one (2D) or two (3D). An empty list gives one layer of zeros, because an
 * integer sampler without a texture is a GL error.
 */
export function gradientTexture(contents: readonly LayerContent[]): DataArrayTexture {
  const layers = Math.max(1, contents.length)
  const texture = new DataArrayTexture(new Uint8Array(LAYER_BYTES * layers), 256, 256, layers)
  contents.forEach((content, index) => {
    writeLayer(texture, index, content)
  })
  texture.name = 'perlinGradients'
  texture.format = RGBAIntegerFormat
  texture.internalFormat = 'RGBA8UI'
  texture.type = UnsignedByteType
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.needsUpdate = true
  return texture
}

/** Replaces one layer; the caller sets `needsUpdate`. */
export function writeLayer(texture: DataArrayTexture, index: number, content: LayerContent): void {
  const data = texture.image.data as Uint8Array
  data.set(TEXELS[content.layer](content.permutation), LAYER_BYTES * index)
}
