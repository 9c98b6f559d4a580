import {
  NearestFilter,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  RGBAIntegerFormat,
  UnsignedByteType,
  type DataArrayTexture,
  type DataTexture
} from 'three'
import { describe, expect, test } from 'vitest'
import { createPermutation, createPermutationTexture } from 'three-perlin'
import { rowsTexture } from '../../src/material/createPermutationTexture'
import { gradientTexture } from '../../src/material/gradientTexture'
import { CHUNK_LAYERS } from '../../src/material/perlinUniforms'
import {
  gradientTexels2,
  gradientTexels3,
  gradientTexels4,
  hashTexels4,
  permutationTexels
} from '../../src/permutation/textureData'
import { probeGlsl } from '../support/glslProbe'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const permutation = createPermutation('tables')

const bytesOf = (texture: DataTexture | DataArrayTexture) => texture.image.data as Uint8Array

describe('createPermutationTexture', () => {
  test('is what the GLSL relies on', () => {
    const texture = createPermutationTexture(permutation)
    expect(texture).toMatchObject({
      format: RGBAFormat,
      type: UnsignedByteType,
      colorSpace: NoColorSpace,
      wrapS: RepeatWrapping,
      wrapT: RepeatWrapping,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
      generateMipmaps: false,
      flipY: false,
      premultiplyAlpha: false,
      image: { width: 256, height: 1 }
    })
    expect(texture.version).toBeGreaterThan(0)
    expect(bytesOf(texture)).toEqual(permutationTexels(permutation))
  })

  test("holds Ken Perlin's table by default", () => {
    expect(Array.from(bytesOf(createPermutationTexture()).filter((_, i) => i % 4 === 0))).toEqual(
      Array.from(createPermutation())
    )
  })

  test('does not follow the array that it was made of', () => {
    const own = Uint8Array.from(permutation)
    const texture = createPermutationTexture(own)
    own.reverse()
    expect(bytesOf(texture)).toEqual(permutationTexels(permutation))
  })
})

describe('gradientTexture', () => {
  test('is what the GLSL relies on', () => {
    const texture = gradientTexture(CHUNK_LAYERS.map((layer) => ({ permutation, layer })))
    expect(texture).toMatchObject({
      format: RGBAIntegerFormat,
      internalFormat: 'RGBA8UI',
      type: UnsignedByteType,
      colorSpace: NoColorSpace,
      wrapS: RepeatWrapping,
      wrapT: RepeatWrapping,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
      generateMipmaps: false,
      flipY: false,
      image: { width: 256, height: 256, depth: 4 }
    })
    expect(texture.version).toBeGreaterThan(0)
  })
})

describe.each(['vertex', 'fragment'] as const)('read in the %s stage', (stage) => {
  // Texel centres of 256 columns, from one period before the texture to one after it.
  const columns = [-1, 0, 1].flatMap((wrap) => Array.from({ length: 256 }, (_, x) => (x + 0.5) / 256 + wrap))

  test('rows of permutations have their bytes, and wrap around', () => {
    const rows = [permutation, createPermutation(1), createPermutation(2)]
    const texture = rowsTexture(rows)
    rows.forEach((row, s) => {
      const result = probeGlsl(renderer, {
        expression: 'textureLod(rows, a.xy, 0.0) * 255.0',
        declarations: 'uniform highp sampler2D rows;',
        uniforms: { rows: { value: texture } },
        a: columns.map((u) => [u, (s + 0.5) / rows.length]),
        stage
      })
      const texels = Array.from(permutationTexels(row))
      // A byte comes as n/255, rounded.
      expectClose(result, [...texels, ...texels, ...texels], 2 ** -16)
    })
    texture.dispose()
  })

  test('layers have their bytes, and wrap around', () => {
    const other = createPermutation('other')
    const contents = [permutation, other].flatMap((p) => CHUNK_LAYERS.map((layer) => ({ permutation: p, layer })))
    const texels = [permutation, other].flatMap((p) => [
      gradientTexels2(p),
      gradientTexels3(p),
      hashTexels4(p),
      gradientTexels4(p)
    ])
    const texture = gradientTexture(contents)
    texels.forEach((expected, layer) => {
      const result = probeGlsl(renderer, {
        expression: 'textureLod(layers, a.xyz, 0.0)',
        declarations: 'uniform highp usampler2DArray layers;',
        uniforms: { layers: { value: texture } },
        a: Float32Array.from({ length: 4 * 65536 }, (_, i) => {
          const [x, y] = [(i >> 2) & 255, i >> 10]
          // Odd rows are read one period away.
          return [(x + 0.5) / 256 + (y & 1), (y + 0.5) / 256 - (y & 1), layer, 0][i & 3]
        }),
        stage
      })
      expect(result.findIndex((byte, i) => byte !== expected[i])).toBe(-1)
    })
    texture.dispose()
  })

  test('an empty gradient texture reads 0, without a GL error', () => {
    const result = probeGlsl(renderer, {
      expression: 'textureLod(layers, a.xyz, 0.0)',
      declarations: 'uniform highp usampler2DArray layers;',
      uniforms: { layers: { value: gradientTexture([]) } },
      a: [[0.5, 0.5, 0]],
      stage
    })
    expect(Array.from(result)).toEqual([0, 0, 0, 0])
  })
})
