import {
  Color,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  MeshToonMaterial,
  Object3D,
  type Material,
  type MeshPhysicalMaterialParameters
} from 'three'
import { describe, expect, test } from 'vitest'
import {
  displace,
  fbm,
  layers,
  paint,
  perlin2,
  perlin3,
  ramp,
  slope,
  type Field,
  type PaintChannels
} from 'three-perlin'
import { drawSheet, eachPixel, paintedSheet, PIXEL } from '../support/paintStage'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const noise = fbm(perlin3({ seed: 3, frequency: 0.8 }), { octaves: 4 })
const level = noise.add(0.5)
const color = ramp(noise, [
  [-0.5, '#10409f'],
  [0, '#f0e0c0'],
  [0.4, [1.5, 0.2, 0.1]]
])

/** How far pixels lie apart: the sheet does not change along z. */
const FOOTPRINT = [PIXEL, PIXEL, 0] as const

/** What the field is at a pixel. */
function at(field: Field, x: number, y: number, z = 0): number {
  return field.sample(x, y, z, 0, FOOTPRINT)
}

function saturate(x: number): number {
  return Math.min(Math.max(x, 0), 1)
}

/** Makes a material show a variable of its fragment shader in place of its colour. */
function reveal<T extends Material>(material: T, expression: string): T {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `#include <opaque_fragment>\ngl_FragColor = vec4(${expression});`
    )
  }
  return material
}

/** Largest difference of what is drawn to what is expected, over all pixels. */
function worstPixel(material: Material, expected: (x: number, y: number) => readonly number[]): number {
  const pixels = drawSheet(renderer, paintedSheet(material), new DirectionalLight())
  let worst = 0
  eachPixel((x, y, i) => {
    expected(x, y).forEach((value, k) => (worst = Math.max(worst, Math.abs(pixels[4 * i + k] - value))))
  })
  return worst
}

// Rounding of a pixel's position, 2⁻²³ of 3 units, by slopes of up to 10 a unit, and of evaluation.
const TOLERANCE = 1e-5

const color0 = [0, 0, 0]
function colorAt(x: number, y: number): number[] {
  return color.sample(x, y, 0, 0, color0, [...FOOTPRINT])
}

describe('a channel has the value of its field', () => {
  const physical = (parameters: MeshPhysicalMaterialParameters) => new MeshPhysicalMaterial(parameters)
  const cases: [keyof PaintChannels, Material, string, PaintChannels, (x: number, y: number) => readonly number[]][] = [
    [
      'roughness',
      new MeshStandardMaterial(),
      'vec4(roughnessFactor)',
      { roughness: level },
      (x, y) => [saturate(at(level, x, y))]
    ],
    [
      'metalness',
      new MeshStandardMaterial(),
      'vec4(metalnessFactor)',
      { metalness: level },
      (x, y) => [saturate(at(level, x, y))]
    ],
    [
      'emissive',
      new MeshLambertMaterial({ emissive: '#ff0000' }),
      'totalEmissiveRadiance, 1.0',
      { emissive: color },
      (x, y) => colorAt(x, y).map((c, k) => c + (k === 0 ? 1 : 0))
    ],
    ['ao', new MeshPhongMaterial(), 'reflectedLight.indirectDiffuse, 1.0', { ao: level }, () => [0]],
    [
      'clearcoat',
      physical({ clearcoat: 1 }),
      'vec4(material.clearcoat)',
      { clearcoat: level },
      (x, y) => [saturate(at(level, x, y))]
    ],
    [
      'clearcoatRoughness',
      physical({ clearcoat: 1 }),
      'vec4(material.clearcoatRoughness)',
      { clearcoatRoughness: level },
      (x, y) => [Math.min(Math.max(at(level, x, y), 0.0525), 1)]
    ],
    ['sheenColor', physical({ sheen: 1 }), 'material.sheenColor, 1.0', { sheenColor: color }, colorAt],
    [
      'sheenRoughness',
      physical({ sheen: 1 }),
      'vec4(material.sheenRoughness)',
      { sheenRoughness: level },
      (x, y) => [Math.max(saturate(at(level, x, y)), 1e-4)]
    ],
    [
      'iridescence',
      physical({ iridescence: 1 }),
      'vec4(material.iridescence)',
      { iridescence: level },
      (x, y) => [saturate(at(level, x, y))]
    ],
    [
      'transmission',
      physical({ transmission: 1 }),
      'vec4(material.transmission)',
      { transmission: level },
      (x, y) => [saturate(at(level, x, y))]
    ]
  ]
  test.each(cases)('%s', (_name, material, expression, channels, expected) => {
    paint(reveal(material, expression), channels)
    expect(worstPixel(material, expected)).toBeLessThan(TOLERANCE)
  })
})

describe('color', () => {
  test('is that of the field on an unlit material', () => {
    const material = new MeshBasicMaterial()
    paint(material, { color })
    expect(worstPixel(material, colorAt)).toBeLessThan(TOLERANCE)
  })

  test('multiplies that of the material', () => {
    const material = new MeshBasicMaterial({ color: new Color(0.5, 0.25, 1) })
    paint(material, { color })
    expect(worstPixel(material, (x, y) => colorAt(x, y).map((c, k) => c * [0.5, 0.25, 1][k]))).toBeLessThan(TOLERANCE)
  })

  test.each([
    MeshLambertMaterial,
    MeshPhongMaterial,
    MeshStandardMaterial,
    MeshPhysicalMaterial,
    MeshToonMaterial,
    MeshMatcapMaterial
  ])('is the diffuse colour of a %o', (Type) => {
    const material = reveal(new Type(), 'diffuseColor')
    paint(material, { color })
    expect(worstPixel(material, colorAt)).toBeLessThan(TOLERANCE)
  })
})

test('opacity multiplies that of the material', () => {
  const material = new MeshBasicMaterial({ transparent: true, opacity: 0.8 })
  paint(material, { opacity: level })
  expect(worstPixel(material, (x, y) => [, , , 0.8 * saturate(at(level, x, y))] as number[])).toBeLessThan(TOLERANCE)
})

describe('what is painted lies in', () => {
  const field = fbm(perlin3({ frequency: 0.5 }), { octaves: 2 }).add(0.5)
  const expected = (x: number, y: number, z: number) => [saturate(at(field, x, y, z))]

  function material() {
    return reveal(new MeshStandardMaterial(), 'vec4(roughnessFactor)')
  }

  test('the space of the object', () => {
    const painted = material()
    paint(painted, { roughness: field })
    const sheet = paintedSheet(painted)
    sheet.position.z = 5
    const pixels = drawSheet(renderer, sheet)
    eachPixel((x, y, i) => {
      expect(Math.abs(pixels[4 * i] - expected(x, y, 0)[0])).toBeLessThan(TOLERANCE)
    })
  })

  test('the world, for instances too', () => {
    const painted = material()
    paint(painted, { roughness: field }, { space: 'world' })
    const sheet = new InstancedMesh(paintedSheet(painted).geometry.translate(-4, 1, 0), painted, 1)
    sheet.setMatrixAt(0, new Matrix4().makeTranslation(4, -1, 2))
    sheet.position.z = 3
    const pixels = drawSheet(renderer, sheet)
    eachPixel((x, y, i) => {
      expect(Math.abs(pixels[4 * i] - expected(x, y, 5)[0])).toBeLessThan(TOLERANCE)
    })
  })

  test('that of another object', () => {
    const other = new Object3D()
    other.position.set(1, 2, 3)
    const painted = material()
    paint(painted, { roughness: field }, { space: other })
    const pixels = drawSheet(renderer, paintedSheet(painted))
    eachPixel((x, y, i) => {
      expect(Math.abs(pixels[4 * i] - expected(x - 1, y - 2, -3)[0])).toBeLessThan(TOLERANCE)
    })
  })

  test('uv', () => {
    const painted = material()
    const pattern = perlin2({ frequency: 4 }).add(0.5)
    paint(painted, { roughness: pattern }, { space: 'uv' })
    const pixels = drawSheet(renderer, paintedSheet(painted))
    eachPixel((x, y, i) => {
      const value = pattern.sample(x / 6 + 0.5, y / 6 + 0.5, 0, 0, PIXEL / 6)
      expect(Math.abs(pixels[4 * i] - saturate(value))).toBeLessThan(TOLERANCE)
    })
  })

  test.each(['rest', 'displaced'] as const)('the pose: %s', (pose) => {
    const painted = material()
    const sheet = paintedSheet(painted)
    const height = perlin2({ frequency: 0.3 })
    displace(sheet, height, { along: 'z', amplitude: 2 })
    paint(painted, { roughness: field }, { at: pose })
    const pixels = drawSheet(renderer, sheet)
    // At the corners of the sheet, where the height between its vertices is known.
    eachPixel((x, y, i) => {
      if (Math.abs(x) < 2.9 || Math.abs(y) < 2.9) return
      const z = pose === 'rest' ? 0 : 2 * height.sample(3 * Math.sign(x), 3 * Math.sign(y))
      expect(Math.abs(pixels[4 * i] - saturate(field.sample(x, y, z)))).toBeLessThan(0.12)
    })
  })
})

describe('a displaced material', () => {
  const height = fbm(perlin2({ seed: 5, frequency: 0.4 }), { octaves: 3 })

  test.each(['paint first', 'displace first'])('is painted as well: %s', (order) => {
    const material = reveal(
      new MeshStandardMaterial(),
      'vec4(roughnessFactor, transformNormalByInverseViewMatrix(normal, viewMatrix))'.replace(
        'transformNormalByInverseViewMatrix(normal, viewMatrix)',
        'normal'
      )
    )
    const sheet = paintedSheet(material)
    const rough = perlin3({ seed: 6 }).add(0.5)
    const steps = [
      () => void paint(material, { roughness: rough }),
      () => void displace(sheet, height, { along: 'z', normals: 'pixel' })
    ]
    for (const step of order === 'paint first' ? steps : steps.reverse()) step()
    const pixels = drawSheet(renderer, sheet)
    const gradient = [0, 0, 0]
    eachPixel((x, y, i) => {
      height.sampleGradient(x, y, 0, gradient, 0, FOOTPRINT)
      const length = Math.hypot(gradient[0], gradient[1], 1)
      expect(Math.abs(pixels[4 * i] - saturate(at(rough, x, y)))).toBeLessThan(TOLERANCE)
      expect(Math.abs(pixels[4 * i + 1] + gradient[0] / length)).toBeLessThan(1e-4)
      expect(Math.abs(pixels[4 * i + 2] + gradient[1] / length)).toBeLessThan(1e-4)
    })
  })

  test('gives paint its space', () => {
    const material = reveal(new MeshStandardMaterial(), 'vec4(roughnessFactor)')
    const sheet = paintedSheet(material)
    sheet.position.z = 2
    displace(sheet, height, { along: 'z', space: 'world', amplitude: 0 })
    paint(material, { roughness: level })
    const pixels = drawSheet(renderer, sheet)
    eachPixel((x, y, i) => {
      expect(Math.abs(pixels[4 * i] - saturate(at(level, x, y, 2)))).toBeLessThan(TOLERANCE)
    })
  })

  test('and many fields of many seeds take two texture units', () => {
    const material = new MeshStandardMaterial()
    const sheet = paintedSheet(material)
    const seeded = (seed: number) => perlin3({ seed }).add(0.5)
    displace(sheet, perlin2({ seed: 1 }))
    paint(material, {
      color: layers(
        ramp(seeded(2), [
          [0, '#000'],
          [1, '#fff']
        ]),
        [
          ['#f00', seeded(3)],
          ['#0f0', slope(seeded(4))]
        ]
      ),
      roughness: seeded(5),
      metalness: seeded(6),
      bump: seeded(7).mul(seeded(8))
    })
    drawSheet(renderer, sheet, new DirectionalLight())
    const gl = renderer.getContext()
    const programs = renderer.info.programs ?? []
    const program = programs[programs.length - 1].program as WebGLProgram
    const samplers = Array.from(
      { length: gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number },
      (_, i) => gl.getActiveUniform(program, i)?.name
    ).filter((name) => name?.startsWith('perlinField'))
    expect(samplers.sort()).toEqual(['perlinFieldGradients', 'perlinFieldPermutation'])
  })
})

describe('live values', () => {
  test('change what is drawn and compile nothing', () => {
    const frequency = { value: 0.5 }
    const stop = { value: 0.2 }
    const seed = { value: 1 }
    const field = perlin3({ frequency, seed })
    const tinted = ramp(field, [
      [-0.5, '#000'],
      [stop, '#fff']
    ])
    const material = new MeshBasicMaterial()
    paint(material, { color: tinted })
    const target = [0, 0, 0]
    const expected = (x: number, y: number) => tinted.sample(x, y, 0, 0, target, [...FOOTPRINT])
    expect(worstPixel(material, expected)).toBeLessThan(TOLERANCE)
    const programs = renderer.info.programs?.length
    frequency.value = 1.3
    stop.value = 0.7
    seed.value = 2
    expect(worstPixel(material, expected)).toBeLessThan(TOLERANCE)
    expect(renderer.info.programs?.length).toBe(programs)
  })
})

describe('undo', () => {
  test('leaves the material as it was', () => {
    const material = new MeshStandardMaterial()
    // three keeps a list of listeners on what it has drawn.
    drawSheet(renderer, paintedSheet(material))
    const expectSame = rememberOwnProperties(material)
    const handle = paint(material, { color, bump: noise })
    drawSheet(renderer, paintedSheet(material), new DirectionalLight())
    handle.dispose()
    expectSame()
    handle.dispose()
  })

  test('25 times leaves nothing behind', () => {
    const material = new MeshBasicMaterial()
    const sheet = paintedSheet(material)
    const round = (seed: number) => {
      const handle = paint(material, {
        color: ramp(perlin3({ seed }), [
          [0, '#000'],
          [1, '#fff']
        ])
      })
      drawSheet(renderer, sheet)
      handle.dispose()
      drawSheet(renderer, sheet)
    }
    round(0)
    const { textures } = renderer.info.memory
    const programs = renderer.info.programs?.length
    for (let seed = 1; seed <= 25; seed++) round(seed)
    expect(renderer.info.memory.textures).toBe(textures)
    expect(renderer.info.programs?.length).toBe(programs)
  })

  test('the same call again changes nothing, another replaces it', () => {
    const material = new MeshBasicMaterial()
    const handle = paint(material, { color })
    expect(paint(material, { color })).toBe(handle)
    const other = ramp(noise, [
      [0, '#f00'],
      [1, '#f00']
    ])
    expect(paint(material, { color: other })).toBe(handle)
    expect(worstPixel(material, () => [1, 0, 0])).toBeLessThan(TOLERANCE)
  })
})

describe('bump', () => {
  const height = noise.mul(0.3)
  const gradient = [0, 0, 0]

  test('bends normals as a relief of that height', () => {
    const material = new MeshNormalMaterial()
    paint(material, { bump: height })
    const pixels = drawSheet(renderer, paintedSheet(material))
    let worst = 0
    eachPixel((x, y, i) => {
      height.sampleGradient(x, y, 0, gradient, 0, [PIXEL, PIXEL, 0])
      const length = Math.hypot(gradient[0], gradient[1], 1)
      ;[-gradient[0], -gradient[1], 1].forEach((n, k) => {
        worst = Math.max(worst, Math.abs(pixels[4 * i + k] - (0.5 + (0.5 * n) / length)))
      })
    })
    // Derivatives of positions to the next pixel: 2⁻²³ of 10 units, over a pixel of 0.125.
    expect(worst).toBeLessThan(2e-5)
  })

  test('does so however the object is scaled and turned', () => {
    const drawn = [0.25, 4].map((scale) => {
      const material = new MeshNormalMaterial()
      paint(material, { bump: height.frequency(scale).mul(1 / scale) })
      const sheet = paintedSheet(material)
      sheet.scale.setScalar(scale)
      sheet.geometry.scale(1 / scale, 1 / scale, 1)
      return drawSheet(renderer, sheet)
    })
    drawn[0].forEach((value, i) => {
      expect(Math.abs(value - drawn[1][i])).toBeLessThan(1e-4)
    })
  })
})
