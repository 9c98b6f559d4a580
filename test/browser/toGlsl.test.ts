import { GLSL3, RawShaderMaterial, ShaderMaterial } from 'three'
import { describe, expect, test } from 'vitest'
import { curl3, fbm, perlin2, perlin3, ramp, slope, toGLSL } from 'three-perlin'
import { drawSheet, eachPixel, paintedSheet, PIXEL } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const VERTEX = `uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
out vec3 p;
void main() {
  p = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const fragment = (code: string, expression: string) => `precision highp float;
in vec3 p;
out vec4 color;
${code}
void main() {
  ${expression}
}`

const height = fbm(perlin3({ seed: 7, frequency: 0.4 }), { octaves: 4 })
const target = [0, 0, 0]

test('a field is a function of a raw shader', () => {
  const { code, uniforms, heads } = toGLSL(height, { name: 'height', gradient: true })
  expect(heads).toEqual(['highp float height(highp vec3 p, out highp vec3 gradient)'])
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms: { ...uniforms },
    vertexShader: VERTEX,
    fragmentShader: fragment(code, 'vec3 g; float h = height(p, g); color = vec4(h, g);')
  })
  const pixels = drawSheet(renderer, paintedSheet(material))
  eachPixel((x, y, i) => {
    const value = height.sampleGradient(x, y, 0, target)
    ;[value, ...target].forEach((component, k) => {
      expect(Math.abs(pixels[4 * i + k] - component)).toBeLessThan(2e-5)
    })
  })
})

test('several fields share their textures, in a ShaderMaterial', () => {
  const frequency = { value: 0.5 }
  const fields = {
    flow: curl3(perlin3({ seed: 1, frequency })),
    tint: ramp(perlin2({ seed: 2 }), [
      [-0.5, '#000'],
      [0.5, '#fff']
    ]),
    steep: slope(height)
  }
  const { code, uniforms } = toGLSL(fields)
  expect(Object.keys(uniforms).filter((name) => /_(permutation|gradients)$/.test(name))).toHaveLength(2)
  const shader = (expression: string) =>
    new ShaderMaterial({
      uniforms: { ...uniforms },
      vertexShader:
        'varying vec3 p; void main() { p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(p, 1.0); }',
      fragmentShader: `varying vec3 p;\n${code}\nvoid main() { gl_FragColor = ${expression}; }`
    })
  const draw = () => drawSheet(renderer, paintedSheet(shader('vec4(flow(p), steep(p))')))
  const compare = (pixels: Float32Array) => {
    eachPixel((x, y, i) => {
      const { flow, steep } = fields
      const expected = [flow.x, flow.y, flow.z].map((part) => part.sample(x, y, 0))
      expected.forEach((component, k) => {
        expect(Math.abs(pixels[4 * i + k] - component)).toBeLessThan(2e-5)
      })
      expect(Math.abs(pixels[4 * i + 3] - steep.sample(x, y, 0))).toBeLessThan(1e-3)
    })
  }
  compare(draw())
  frequency.value = 1.2
  compare(draw())
  const tinted = drawSheet(renderer, paintedSheet(shader('vec4(tint(p), 1.0)')))
  eachPixel((x, y, i) => {
    fields.tint.sample(x, y, 0, 0, target)
    target.forEach((component, k) => {
      expect(Math.abs(tinted[4 * i + k] - component)).toBeLessThan(1e-5)
    })
  })
})

test('a footprint is a parameter', () => {
  const { code, uniforms } = toGLSL(height, { footprint: true })
  const material = new ShaderMaterial({
    uniforms: { ...uniforms },
    vertexShader:
      'varying vec3 p; void main() { p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(p, 1.0); }',
    fragmentShader: `varying vec3 p;\n${code}\nvoid main() { gl_FragColor = vec4(field(p, fwidth(p))); }`
  })
  const pixels = drawSheet(renderer, paintedSheet(material))
  eachPixel((x, y, i) => {
    const value = height.sample(x, y, 0, 0, [PIXEL, PIXEL, 0])
    expect(Math.abs(pixels[4 * i] - value)).toBeLessThan(1e-5)
  })
})

describe('refuses', () => {
  test.each([
    ['nothing', () => toGLSL({}), /there is no field/],
    ['what is no field', () => toGLSL({ a: 3 } as never), /`a` must be a field, got 3/],
    ['a name that is none', () => toGLSL(height, { name: 'a b' }), /`a b` is no name for a GLSL function/],
    [
      'a gradient where there is none',
      () => toGLSL(slope(height), { gradient: true }),
      /because `slope` in it has none/
    ],
    ['a misspelt option', () => toGLSL(height, { gradients: true } as never), /there is no option `gradients`/]
  ])('%s', (_name, make, message) => {
    expect(make).toThrow(message)
  })
})
