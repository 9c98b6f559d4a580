import { fbm, perlin2 } from 'three-perlin'

const LINES = 9

/** Draws the contour lines of a field, each a pixel wide wherever it is steep or flat: its gradient says how steep. */
export function drawContours(canvas: HTMLCanvasElement): void {
  const scale = Math.min(devicePixelRatio, 1.5)
  const width = Math.round(canvas.clientWidth * scale)
  const height = Math.round(canvas.clientHeight * scale)
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  canvas.width = width
  canvas.height = height
  const land = fbm(perlin2({ seed: 11, frequency: 1 / (310 * scale) }), { octaves: 4, gain: 0.42 })
  const image = context.createImageData(width, height)
  const gradient = [0, 0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const value = land.sampleGradient(x, y, 0, gradient) * LINES
      const slope = Math.hypot(gradient[0], gradient[1]) * LINES
      const distance = Math.abs(value - Math.round(value)) / Math.max(slope, 1e-6)
      image.data[at] = 240
      image.data[at + 1] = 196
      image.data[at + 2] = 138
      image.data[at + 3] = 105 * Math.max(0, 1 - distance / scale)
    }
  }
  context.putImageData(image, 0, 0)
}
