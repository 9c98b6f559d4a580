import {
  FloatType,
  Mesh,
  MeshStandardMaterial,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  WebGLRenderTarget
} from 'three'
import { expect, test } from 'vitest'
import { chunks, createNoise, displace, perlin2, perlinUniforms } from 'three-perlin'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

test.each(['vertex', 'pixel'] as const)(
  'a chunk in a displaced material reads its own tables, normals at the %s',
  (normals) => {
    const material = new MeshStandardMaterial()
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, perlinUniforms({ seed: 'paint' }))
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `${chunks.perlin_noise2}\nvoid main() {`)
        .replace('#include <opaque_fragment>', 'gl_FragColor = vec4(vec3(perlin2(vec2(0.3, 5.7))), 1.0); return;')
    }
    const mesh = new Mesh(new PlaneGeometry(4, 4, 4, 4), material)
    displace(mesh, perlin2({ seed: 'land', frequency: 0.7 }), { normals })
    const target = new WebGLRenderTarget(1, 1, { type: FloatType, minFilter: NearestFilter, magFilter: NearestFilter })
    renderer.setRenderTarget(target)
    renderer.render(mesh, new OrthographicCamera(-1, 1, 1, -1, -10, 10))
    const pixel = new Float32Array(4)
    renderer.readRenderTargetPixels(target, 0, 0, 1, 1, pixel)
    renderer.setRenderTarget(null)
    // The tolerance of float32 noise, as for all kinds.
    expect(Math.abs(pixel[0] - createNoise({ seed: 'paint' }).perlin2(0.3, 5.7))).toBeLessThan(4e-6)
  }
)
