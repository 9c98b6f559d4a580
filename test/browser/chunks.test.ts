import {
  DirectionalLight,
  FloatType,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderChunk,
  WebGLRenderTarget
} from 'three'
import { afterEach, describe, expect, test } from 'vitest'
import { chunks, createNoise, perlinUniforms, registerChunks, type ChunkName } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { FADES } from '../../src/noise/fade'
import { probeGlsl } from '../support/glslProbe'
import { noiseForms } from '../support/noiseForms'
import { chunkOf } from '../support/noiseProgram'
import { VALUE_TOLERANCE } from '../support/noiseTolerance'
import { randomNumbers } from '../support/randomNumbers'
import { expectCleanRenderer, useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const noise = createNoise()
const uniforms = perlinUniforms()
const registry = ShaderChunk as Record<string, string>
const names = Object.keys(chunks) as ChunkName[]
const own = Object.keys(registry)
const originals = { ...registry }

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(registry, name)
})

const at = [0.3, -1.6, 2.7, 0.45] as const
const [x, y, z, w] = at.map(Math.fround)

/** One call of each chunk at a = (x, y, z, w), and what it should give. */
const calls: Record<string, readonly [expression: string, value: number]> = {
  perlin_fade: ['perlinFadeQuintic(a.w) + perlinFadeCubicDerivative(a.w)', FADES.quintic.f(w) + FADES.cubic.df(w)],
  // Code 0b011000: the gradient (−1, 1, 0), as components + 1 in two bits each; the sum of the offset is to be taken off.
  perlin_gradient_dot: ['perlinGradientDot(24, vec3(a.x, a.y / 4.0, a.z / 16.0)) - a.x - a.y - a.z', y - x],
  perlin_lerp: ['perlinLerp(a.x, a.y, a.w)', x + w * (y - x)],
  ...Object.fromEntries(
    NOISE_KINDS.map((kind) => {
      const { value } = noiseForms(noise, kind)
      return [chunkOf(kind), [`${kind.name}(a.${'xyzw'.slice(0, kind.dimension)})`, value([x, y, z, w])]]
    })
  ),
  perlin_sin_hash2: ['step(0.0, sinHash2(a.xy)) * step(sinHash2(a.xy), 1.0)', 1]
}

const sumOfAll = names.map((name) => calls[name][0]).join('\n + ')
const expectedSum = names.reduce((sum, name) => sum + calls[name][1], 0)

const everywhere = (['vertex', 'fragment'] as const).flatMap((stage) => [false, true].map((raw) => ({ stage, raw })))

describe.each(everywhere)('in the $stage stage, raw: $raw', ({ stage, raw }) => {
  const probe = (declarations: string, expression: string) =>
    probeGlsl(renderer, { expression, declarations, uniforms, a: [at], stage, raw })[0]

  test.each(names)('%s stands alone', (name) => {
    const [expression, value] = calls[name]
    registerChunks()
    expectClose([probe(`#include <${name}>`, expression)], [value], 2 * VALUE_TOLERANCE)
  })

  test('chunks may be joined in any order, and twice', () => {
    const random = randomNumbers(8)
    const shuffled = [...names].sort(() => random() - 0.5)
    registerChunks()
    for (const order of [names, [...names].reverse(), shuffled]) {
      const includes = [...order, ...order].map((name) => `#include <${name}>`).join('\n')
      expectClose([probe(includes, sumOfAll)], [expectedSum], 2 * names.length * VALUE_TOLERANCE)
    }
  })
})

describe('in a MeshStandardMaterial', () => {
  // Black, and lit by what the noise gives off: the pixel is the value.
  function render(stage: 'vertexShader' | 'fragmentShader'): number {
    const material = new MeshStandardMaterial({ color: 0 })
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms, { at: { value: at } })
      const declare = `uniform vec4 at;\n${names.map((name) => `#include <${name}>`).join('\n')}\n`
      const compute = `vSum = ${sumOfAll.replaceAll(/\ba\b/g, 'at')};\n`
      const inFragment = stage === 'fragmentShader'
      shader.vertexShader = shader.vertexShader
        .replace('void main() {', () => `${inFragment ? '' : `${declare}varying float vSum;\n`}void main() {`)
        .replace('#include <begin_vertex>', (anchor) => `${anchor}\n${inFragment ? '' : compute}`)
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', () => `${inFragment ? `${declare}float` : 'varying float'} vSum;\nvoid main() {`)
        .replace(
          '#include <emissivemap_fragment>',
          () => `${inFragment ? compute : ''}totalEmissiveRadiance = vec3(vSum);`
        )
    }
    const mesh = new Mesh(new PlaneGeometry(2, 2), material)
    const target = new WebGLRenderTarget(2, 2, { type: FloatType })
    renderer.setRenderTarget(target)
    renderer.render(new Scene().add(mesh, new DirectionalLight()), new OrthographicCamera(-1, 1, 1, -1, -1, 1))
    const pixels = new Float32Array(16)
    renderer.readRenderTargetPixels(target, 0, 0, 2, 2, pixels)
    renderer.setRenderTarget(null)
    for (const resource of [material, mesh.geometry, target]) resource.dispose()
    expectCleanRenderer(renderer)
    return pixels[0]
  }

  test.each(['vertexShader', 'fragmentShader'] as const)('all of them work in the %s', (stage) => {
    registerChunks()
    expectClose([render(stage)], [expectedSum], 2 * names.length * VALUE_TOLERANCE)
  })
})

describe('registerChunks', () => {
  test('adds the chunks and leaves three’s own alone, however often it is called', () => {
    registerChunks()
    registerChunks()
    expect(registry).toEqual({ ...originals, ...chunks })
    expect(Object.keys(registry)).toEqual([...own, ...names])
    expect(names.every((name) => name.startsWith('perlin_'))).toBe(true)
  })

  test('refuses a name that holds other text, and adds nothing then', () => {
    registry.perlin_noise4 = 'float foreign;'
    expect(() => {
      registerChunks()
    }).toThrow(
      'registerChunks: ShaderChunk.perlin_noise4 already holds other text. Remove it, or use the string chunks.perlin_noise4.'
    )
    expect(registry).toEqual({ ...originals, perlin_noise4: 'float foreign;' })
  })
})
