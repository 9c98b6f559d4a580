import { Camera, LinearSRGBColorSpace, Mesh, PlaneGeometry, ShaderMaterial, WebGLRenderer } from 'three'
import { perlinUniforms } from 'three-perlin'

/**
 * Fills the canvas with a fragment shader that reads the tables of seed 7.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {string} fragmentShader
 */
export function drawShader(canvas, fragmentShader) {
  const material = new ShaderMaterial({
    uniforms: { ...perlinUniforms({ seed: 7 }) },
    vertexShader: 'void main() { gl_Position = vec4(position, 1.0); }',
    fragmentShader
  })
  const renderer = new WebGLRenderer({ canvas })
  renderer.outputColorSpace = LinearSRGBColorSpace
  renderer.render(new Mesh(new PlaneGeometry(2, 2), material), new Camera())
}
