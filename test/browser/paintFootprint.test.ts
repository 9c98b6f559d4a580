import {
  FloatType,
  GLSL3,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type Material
} from 'three'
import { expect, test } from 'vitest'
import { fbm, paint, perlin2, ramp } from 'three-perlin'
import { compileGlsl } from '../../src/field/glslUnit'
import { FieldTables } from '../../src/material/fieldTables'
import { liveUniforms } from '../../src/material/fieldUniforms'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const SIZE = 96
const SAMPLES = 4

// Dark and light patches of a unit, and detail down to 1/128 of that, seen to the horizon: a pixel there spans hundreds
// of units.
const pattern = ramp(fbm(perlin2({ axes: 'xz' }), { octaves: 8 }), [
  [-0.25, '#000'],
  [0.25, '#fff']
])

/** Draws a ground up to the horizon; returns how light it is, row by row from the bottom. */
function drawGround(material: Material, size: number): Float32Array {
  const ground = new Mesh(new PlaneGeometry(1000, 1000).rotateX(-Math.PI / 2), material)
  ground.position.z = -500
  ground.updateMatrixWorld()
  const camera = new PerspectiveCamera(40, 1, 0.1, 2000)
  camera.position.set(0, 2, 0)
  camera.rotation.x = -0.36
  const target = new WebGLRenderTarget(size, size, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter
  })
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(new Scene().add(ground), camera)
  const pixels = new Float32Array(4 * size * size)
  renderer.readRenderTargetPixels(target, 0, 0, size, size, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  return pixels.filter((_, i) => i % 4 === 0)
}

function unlimited(): ShaderMaterial {
  const unit = compileGlsl([{ name: 'pattern', field: pattern }])
  const tables = new FieldTables()
  tables.add(unit)
  return new ShaderMaterial({
    glslVersion: GLSL3,
    uniforms: { ...tables.uniforms, ...liveUniforms(unit) },
    vertexShader:
      'out vec3 p; void main() { p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(p, 1.0); }',
    fragmentShader: `${unit.source} in highp vec3 p; out vec4 color; void main() { color = vec4(pattern(p), 1.0); }`
  })
}

function averaged(fine: Float32Array): Float32Array {
  return Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
    let sum = 0
    for (let k = 0; k < SAMPLES ** 2; k++) {
      const row = SAMPLES * Math.floor(i / SIZE) + Math.floor(k / SAMPLES)
      sum += fine[row * SIZE * SAMPLES + SAMPLES * (i % SIZE) + (k % SAMPLES)]
    }
    return sum / SAMPLES ** 2
  })
}

/** Root mean square of a difference over a band of rows. */
function difference(a: Float32Array, b: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from * SIZE; i < to * SIZE; i++) sum += (a[i] - b[i]) ** 2
  return Math.sqrt(sum / ((to - from) * SIZE))
}

test('a painted ground looks from near to far as one of 16 samples a pixel, and without a footprint it does not', () => {
  const material = new MeshBasicMaterial()
  paint(material, { color: pattern })
  const painted = drawGround(material, SIZE)
  const plain = drawGround(unlimited(), SIZE)
  const reference = averaged(drawGround(unlimited(), SIZE * SAMPLES))
  // Single samples of a picture of two tones lie 0.4 from their mean at the horizon; means of 16 still wander by a quarter
  // of that, which no smooth picture can follow, and half-faded octaves leave as much again.
  expect(difference(plain, reference, SIZE - 12, SIZE)).toBeGreaterThan(0.35)
  expect(difference(painted, reference, SIZE - 12, SIZE)).toBeLessThan(0.2)
  // Nowhere is it worse for being limited.
  for (let row = 0; row < SIZE; row += 12) {
    expect(difference(painted, reference, row, row + 12)).toBeLessThan(difference(plain, reference, row, row + 12))
  }
})
