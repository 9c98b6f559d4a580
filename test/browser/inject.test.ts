import {
  DirectionalLight,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  PointsMaterial,
  ShaderMaterial,
  SpriteMaterial
} from 'three'
import { describe, expect, test } from 'vitest'
import { curl3, displace, fbm, inject, paint, perlin2, perlin3, ramp, slope } from 'three-perlin'
import { rememberOwnProperties } from '../support/ownProperties'
import { drawSheet, eachPixel, paintedSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const height = fbm(perlin3({ seed: 4, frequency: 0.5 }), { octaves: 3 })
const varying = 'varying highp vec3 at;'
const target = [0, 0, 0]

/** Rounding of the position, 2⁻²³ of 3 units, by slopes of up to 10, and of evaluation. */
const TOLERANCE = 1e-5

test('fields are functions of those names in both stages', () => {
  const material = new MeshBasicMaterial()
  inject(material, {
    fields: {
      height,
      tint: ramp(height, [
        [-0.5, '#000'],
        [0.5, '#fff']
      ]),
      flow: curl3(perlin3())
    },
    vertex: { declarations: varying, position: 'at = transformed; transformed.z += 0.1 * height(at);' },
    fragment: {
      declarations: varying,
      output: 'vec3 g; float h = height(at, g); gl_FragColor = vec4(h, g.x, tint(at).r, flow(at).y);'
    }
  })
  const pixels = drawSheet(renderer, paintedSheet(material))
  const flow = curl3(perlin3())
  eachPixel((x, y, i) => {
    const h = height.sampleGradient(x, y, 0, target)
    const expected = [h, target[0], Math.min(Math.max(h + 0.5, 0), 1), flow.y.sample(x, y, 0)]
    expected.forEach((value, k) => {
      expect(Math.abs(pixels[4 * i + k] - value)).toBeLessThan(2 * TOLERANCE)
    })
  })
})

test('uniforms of both sides are live, and compile nothing', () => {
  const frequency = { value: 0.5 }
  const strength = { value: 1 }
  const field = perlin2({ frequency })
  const material = new MeshBasicMaterial()
  const { uniforms } = inject(material, {
    fields: { field },
    uniforms: { strength },
    vertex: { declarations: varying, position: 'at = transformed;' },
    fragment: {
      declarations: `${varying}\nuniform float strength;`,
      output: 'gl_FragColor = vec4(strength * field(at));'
    }
  })
  expect(uniforms.strength).toBe(strength)
  const worst = () => {
    const pixels = drawSheet(renderer, paintedSheet(material))
    let error = 0
    eachPixel((x, y, i) => (error = Math.max(error, Math.abs(pixels[4 * i] - strength.value * field.sample(x, y)))))
    return error
  }
  expect(worst()).toBeLessThan(TOLERANCE)
  const programs = renderer.info.programs?.length
  frequency.value = 1.1
  strength.value = 0.5
  expect(worst()).toBeLessThan(TOLERANCE)
  expect(renderer.info.programs?.length).toBe(programs)
})

test('several injections, displacement and paint go together, whatever comes first', () => {
  const steps = [
    (material: MeshStandardMaterial) =>
      void inject(material, { name: 'a', fragment: { roughness: 'roughnessFactor += 0.25;' } }),
    (material: MeshStandardMaterial) =>
      void inject(material, { name: 'b', fragment: { output: 'gl_FragColor = vec4(roughnessFactor, normal);' } }),
    (material: MeshStandardMaterial) => void paint(material, { roughness: 0.5 }),
    (material: MeshStandardMaterial) =>
      void displace(material, perlin2({ seed: 2, frequency: 0.3 }), { along: 'z', normals: 'pixel' })
  ]
  const drawn = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1]
  ].map((order) => {
    const material = new MeshStandardMaterial()
    for (const i of order) steps[i](material)
    return drawSheet(renderer, paintedSheet(material), new DirectionalLight())
  })
  expect(drawn[0][0]).toBeCloseTo(0.75, 5)
  expect(Math.abs(drawn[0][1])).toBeGreaterThan(0)
  expect(drawn[1]).toEqual(drawn[0])
  expect(drawn[2]).toEqual(drawn[0])
})

test('a normal that is set in the vertex stage is drawn', () => {
  const material = new MeshNormalMaterial()
  inject(material, { vertex: { normal: 'objectNormal = vec3(0.6, 0.0, 0.8);' } })
  const pixels = drawSheet(renderer, paintedSheet(material))
  expect(pixels[0]).toBeCloseTo(0.8, 4)
  expect(pixels[2]).toBeCloseTo(0.9, 4)
})

describe('undo', () => {
  test('leaves the material as it was', () => {
    const material = new MeshBasicMaterial()
    const draw = () => drawSheet(renderer, paintedSheet(material))
    const before = draw()
    const expectSame = rememberOwnProperties(material)
    const { dispose } = inject(material, { fragment: { output: 'gl_FragColor = vec4(0.3);' } })
    expect(draw()[0]).toBeCloseTo(0.3, 6)
    dispose()
    dispose()
    expectSame()
    expect(draw()).toEqual(before)
  })

  test('the same again changes nothing; another of the same name replaces it', () => {
    const material = new MeshBasicMaterial()
    const output = (value: number) => ({ fragment: { output: `gl_FragColor = vec4(${value});` } })
    const first = inject(material, output(0.25))
    expect(inject(material, output(0.25))).toBe(first)
    inject(material, output(0.5))
    expect(drawSheet(renderer, paintedSheet(material))[0]).toBeCloseTo(0.5, 6)
    first.dispose()
    expect(drawSheet(renderer, paintedSheet(material))[0]).toBeCloseTo(0.5, 6)
  })
})

describe('refuses, and changes nothing,', () => {
  const material = new MeshBasicMaterial()
  const expectSame = rememberOwnProperties(material)
  test.each([
    [
      'a ShaderMaterial',
      () => inject(new ShaderMaterial(), { fragment: { output: '' } }),
      /Put what toGLSL gives into it/
    ],
    ['no material', () => inject(null as never, { fragment: { output: '' } }), /must be a material, got null/],
    [
      'a place that is none',
      () => inject(material, { fragment: { colour: '' } as never }),
      /no place `colour` in `fragment`/
    ],
    ['a place that the material lacks', () => inject(material, { fragment: { roughness: '' } }), /has 0 lines/],
    ['a place that points lack', () => inject(new PointsMaterial(), { vertex: { normal: '' } }), /has 0 lines/],
    ['a sprite', () => inject(new SpriteMaterial(), { vertex: { position: '' } }), /SpriteMaterial/],
    ['no GLSL', () => inject(material, {}), /there is no GLSL/],
    [
      'a field that is none',
      () => inject(material, { fields: { f: 3 as never }, fragment: { output: '' } }),
      /`f` must be a field, got 3/
    ],
    [
      'a name that is none',
      () => inject(material, { fields: { perlinX: height }, fragment: { output: '' } }),
      /is no name for a GLSL function/
    ],
    [
      'a uniform without value',
      () => inject(material, { uniforms: { u: 3 as never }, fragment: { output: '' } }),
      /`u` must be \{ value \}/
    ],
    ['text that is none', () => inject(material, { fragment: { output: slope as never } }), /must be GLSL in a string/]
  ])('%s', (_name, make, message) => {
    expect(make).toThrow(message)
    expectSame()
  })
})
