import { DataUtils, FloatType, HalfFloatType, type WebGLRenderer, type WebGLRenderTarget } from 'three'

/** What a render target holds, four numbers a pixel, whatever it is made of. */
export function readTarget(renderer: WebGLRenderer, target: WebGLRenderTarget): Float32Array {
  const { width, height, texture } = target
  const count = 4 * width * height
  const read = <T extends Float32Array | Uint16Array | Uint8Array>(pixels: T) => {
    renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
    return pixels
  }
  if (texture.type === FloatType) return read(new Float32Array(count))
  if (texture.type === HalfFloatType) {
    return Float32Array.from(read(new Uint16Array(count)), (bits) => DataUtils.fromHalfFloat(bits))
  }
  return Float32Array.from(read(new Uint8Array(count)), (byte) => byte / 255)
}
