import {
  FloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderTarget,
  type Light,
  type Material,
  type Object3D,
  type WebGLRenderer
} from 'three'
import { expectCleanRenderer } from './renderer'

const SIZE = 48
/** Half the side of the sheet, in units. */
const EXTENT = 3

/** A sheet in x and y that fills the picture, seen straight on: each pixel is one point of it. */
export function paintedSheet(material: Material): Mesh {
  return new Mesh(new PlaneGeometry(2 * EXTENT, 2 * EXTENT), material)
}

/** The distance of neighbouring pixels on the sheet, in units. */
export const PIXEL = (2 * EXTENT) / SIZE

/** Draws a sheet and returns what each pixel holds, linear, four numbers a pixel. */
export function drawSheet(renderer: WebGLRenderer, sheet: Object3D, ...lights: Light[]): Float32Array {
  const scene = new Scene().add(sheet, ...lights)
  const camera = new OrthographicCamera(-EXTENT, EXTENT, EXTENT, -EXTENT, 0, 20)
  camera.position.z = 10
  const target = new WebGLRenderTarget(SIZE, SIZE, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter
  })
  renderer.setRenderTarget(target)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.render(scene, camera)
  const pixels = new Float32Array(4 * SIZE * SIZE)
  renderer.readRenderTargetPixels(target, 0, 0, SIZE, SIZE, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  expectCleanRenderer(renderer)
  return pixels
}

/** Calls back for each pixel: where it is on the sheet, and its index. */
export function eachPixel(visit: (x: number, y: number, pixel: number) => void): void {
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      visit(-EXTENT + (column + 0.5) * PIXEL, -EXTENT + (row + 0.5) * PIXEL, row * SIZE + column)
    }
  }
}
