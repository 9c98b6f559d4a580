import { MeshBasicMaterial, MeshStandardMaterial, ShaderMaterial } from 'three'
import { describe, expect, test } from 'vitest'
import { custom, inject, perlin2, perlin3, toGLSL } from 'three-perlin'
import { rememberOwnProperties } from '../support/ownProperties'
import { drawSheet, eachPixel, paintedSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

// Both had the same names for their textures: one read the other's tables.
test('two results of toGLSL go together in one shader', () => {
  const [a, b] = [perlin3({ seed: 1 }), perlin2({ seed: 2 })]
  const [first, second] = [toGLSL(a, { name: 'first' }), toGLSL(b, { name: 'second' })]
  const material = new ShaderMaterial({
    uniforms: { ...first.uniforms, ...second.uniforms },
    vertexShader: `varying highp vec3 at;
void main() {
  at = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `varying highp vec3 at;
${first.code}
${second.code}
void main() {
  gl_FragColor = vec4(first(at), second(at), 0.0, 1.0);
}`
  })
  const pixels = drawSheet(renderer, paintedSheet(material))
  // As for a field that is injected: rounding of the position, 2⁻²³ of 3 units, by slopes of up to 10.
  eachPixel((x, y, i) => {
    expect(Math.abs(pixels[4 * i] - a.sample(x, y, 0))).toBeLessThan(1e-5)
    expect(Math.abs(pixels[4 * i + 1] - b.sample(x, y))).toBeLessThan(1e-5)
  })
})

const varying = 'varying highp vec3 at;'
const using = (name: string, injection = '') => ({
  name: injection,
  fields: { [name]: perlin3() },
  vertex: { declarations: varying.replace('at', `at${injection}`), position: `at${injection} = transformed;` },
  fragment: {
    declarations: varying.replace('at', `at${injection}`),
    output: `gl_FragColor.r = ${name}(at${injection});`
  }
})

// All of them did not compile, when the material was drawn.
describe('names that something else has', () => {
  test.each(['float', 'mix', 'main', 'texture', 'vec3', 'sample', 'filter', 'sampler2D', 'true', 'dFdx'])(
    '%s',
    (name) => {
      expect(() => toGLSL(perlin3(), { name })).toThrow(`toGLSL: \`${name}\` has a meaning of its own in GLSL.`)
      expect(() => inject(new MeshBasicMaterial(), using(name))).toThrow(`inject: \`${name}\` has a meaning`)
      const uniforms = { [name]: 1 }
      expect(() => custom({ glsl: 'return p.x;', sample: (x) => x, uniforms })).toThrow('custom: `uniforms` must have')
    }
  )

  test.each(['saturate', 'average', 'PI', 'position', 'normal', 'roughness', 'diffuseColor', 'vNormal'])(
    '%s',
    (name) => {
      const material = new MeshStandardMaterial()
      const unchanged = rememberOwnProperties(material)
      expect(() => inject(material, using(name))).toThrow(`three has something of the name \`${name}\` in its shader.`)
      unchanged()
    }
  )

  test('that of a uniform', () => {
    const fields = { height: perlin3({ seed: { value: 1 } }), height_0: perlin2() }
    expect(() => toGLSL(fields)).toThrow('toGLSL: `height_0` may be a uniform of `height`.')
    expect(() => inject(new MeshBasicMaterial(), { ...using('rust'), uniforms: { rust: { value: 1 } } })).toThrow(
      'inject: MeshBasicMaterial: `rust` is in `uniforms`, too.'
    )
  })

  test('that of another injection', () => {
    const material = new MeshBasicMaterial()
    const first = inject(material, using('rust', 'a'))
    expect(() => inject(material, using('rust', 'b'))).toThrow(
      "the injection 'a' has put `rust` into the material, too."
    )
    drawSheet(renderer, paintedSheet(material))
    // The same one again, and after it is gone.
    expect(inject(material, using('rust', 'a'))).not.toBe(first)
    inject(material, using('dust', 'b'))
    drawSheet(renderer, paintedSheet(material))
  })
})

// It was written as Infinity.0.
test('numbers beyond float32 compile', () => {
  const field = perlin3({ frequency: 1e40 }).mul(-1e40)
  const material = new MeshBasicMaterial()
  inject(material, using('field'))
  inject(material, { ...using('field'), fields: { field } })
  drawSheet(renderer, paintedSheet(material))
  expect(toGLSL(field).code).not.toMatch(/Infinity|NaN/)
})
