import { FloatType, OrthographicCamera, Scene, WebGLRenderTarget, type Object3D, type WebGLRenderer } from 'three'

/** The colour that a mesh or a scene has where the camera looks along −z at the origin. */
export function drawnColor(renderer: WebGLRenderer, object: Object3D): [number, number, number] {
  const target = new WebGLRenderTarget(1, 1, { type: FloatType })
  const camera = new OrthographicCamera(-0.1, 0.1, 0.1, -0.1, -100, 100)
  renderer.setRenderTarget(target)
  renderer.render(object instanceof Scene ? object : new Scene().add(object), camera)
  const pixel = new Float32Array(4)
  renderer.readRenderTargetPixels(target, 0, 0, 1, 1, pixel)
  renderer.setRenderTarget(null)
  target.dispose()
  return [pixel[0], pixel[1], pixel[2]]
}
