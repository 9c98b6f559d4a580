import { FloatType, NearestFilter, WebGLRenderTarget, type Camera, type Object3D, type WebGLRenderer } from 'three'

/** Renders a square picture and returns its pixels as floats, four a pixel, from the lower left. */
export function floatPixels(renderer: WebGLRenderer, scene: Object3D, camera: Camera, size = 64): Float32Array {
  const target = new WebGLRenderTarget(size, size, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter
  })
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  const pixels = new Float32Array(4 * size * size)
  renderer.readRenderTargetPixels(target, 0, 0, size, size, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  return pixels
}
