import { WebGLRenderer } from 'three'
import { afterAll, describe, expect, test } from 'vitest'
import { chunks, createNoise, createPermutation, perlinUniforms } from 'three-perlin'
import { writeRow } from '../../src/material/createPermutationTexture'
import { writeLayer } from '../../src/material/gradientTexture'
import { CHUNK_LAYERS } from '../../src/material/perlinUniforms'
import { probeGlsl } from '../support/glslProbe'
import { noisePoints } from '../support/noisePoints'
import { VALUE_TOLERANCE } from '../support/noiseTolerance'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const uniforms = perlinUniforms({ seed: 'lifetime' })

// 1D and 2D value noise read the permutation, 2D, 3D and 4D Perlin noise all four layers.
const declarations = ['perlin_noise1', 'perlin_noise2', 'perlin_noise3', 'perlin_noise4'] as const
const probe = (gl: WebGLRenderer) =>
  probeGlsl(gl, {
    expression: 'vec4(perlin1(a.x), perlin2(a.xy), perlin3(a.xyz), perlin4(a))',
    declarations: declarations.map((chunk) => chunks[chunk]).join(''),
    uniforms,
    a: noisePoints,
    stage: 'fragment'
  })
const expected = (seed: string) => {
  const { perlin1, perlin2, perlin3, perlin4 } = createNoise({ seed })
  return noisePoints.flatMap(([x, y, z, w]) => [perlin1(x), perlin2(x, y), perlin3(x, y, z), perlin4(x, y, z, w)])
}
const first = probe(renderer)

test('the noise is the one of the seed', () => {
  expectClose(first, expected('lifetime'), VALUE_TOLERANCE)
})

/** Resolves when all listeners of the event, three's among them, have been called. */
function nextEvent({ domElement }: WebGLRenderer, name: string): Promise<void> {
  return new Promise((resolve) => {
    domElement.addEventListener(name, () => setTimeout(resolve), { once: true })
  })
}

describe('a second renderer', () => {
  const second = new WebGLRenderer()
  afterAll(() => {
    second.dispose()
    second.forceContextLoss()
  })

  test('may use the same textures, in turn with the first', () => {
    expect(probe(second)).toEqual(first)
    expect(probe(renderer)).toEqual(first)
    expect(probe(second)).toEqual(first)
  })

  test('has them again after its context was lost', async () => {
    const lost = nextEvent(second, 'webglcontextlost')
    second.forceContextLoss()
    await lost
    const restored = nextEvent(second, 'webglcontextrestored')
    second.forceContextRestore()
    await restored
    expect(probe(second)).toEqual(first)
  })
})

test('disposed textures are uploaded again when they are used again', () => {
  const { textures } = renderer.info.memory
  uniforms.perlinPermutation.value.dispose()
  uniforms.perlinGradients.value.dispose()
  expect(renderer.info.memory.textures).toBe(textures - 2)
  expect(probe(renderer)).toEqual(first)
  expect(renderer.info.memory.textures).toBe(textures)
})

test('a row and its layers can be written anew, for a seed that changes', () => {
  const write = (seed: string) => {
    const permutation = createPermutation(seed)
    writeRow(uniforms.perlinPermutation.value, 0, permutation)
    CHUNK_LAYERS.forEach((layer, index) => {
      writeLayer(uniforms.perlinGradients.value, index, { permutation, layer })
    })
    uniforms.perlinPermutation.value.needsUpdate = true
    uniforms.perlinGradients.value.needsUpdate = true
  }
  write('another')
  expectClose(probe(renderer), expected('another'), VALUE_TOLERANCE)
  write('lifetime')
  expect(probe(renderer)).toEqual(first)
})
