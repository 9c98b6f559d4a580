import {
  AmbientLight,
  DirectionalLight,
  Mesh,
  MeshPhysicalMaterial,
  Object3D,
  PlaneGeometry,
  Vector3,
  type Light,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { ColorField, paint, type Space } from 'three-perlin'
import { marble } from 'three-perlin/presets'
import { channelAt, PRESETS, type AnyPreset, type ChannelField, type PresetName } from '../support/presetCases'
import { drawSheet, eachPixel, paintedSheet, PIXEL } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const TIME = 2.7

/** So large that a sheet of 6 units in pixels of 1/8 shows what they are made of; others suit it as they are. */
const SCALES: Partial<Record<PresetName, number>> = {
  brushedMetal: 8,
  crackedEarth: 2,
  gasGiant: 3,
  granite: 1,
  lava: 2,
  leather: 0.7,
  marble: 2,
  mossOnRock: 3,
  planet: 3,
  rustyMetal: 3,
  sandstone: 4,
  snowOnSlopes: 3,
  terrainLayers: 3,
  water: 3,
  wood: 0.9
}

function lights(): Light[] {
  const sun = new DirectionalLight('#ffffff', 2)
  // Nearly behind the camera, so that metals shine.
  sun.position.set(0.4, 0.6, 3)
  return [sun, new AmbientLight('#ffffff', 0.5)]
}

function worstDifference(a: Float32Array, b: Float32Array): number {
  return a.reduce((worst, value, i) => Math.max(worst, Math.abs(value - b[i])), 0)
}

function spaceAt(place: (space: Object3D) => void): Object3D {
  const space = new Object3D()
  place(space)
  space.updateMatrixWorld()
  return space
}

// A ground lies in x and z, and needs room.
const ground = spaceAt((space) => {
  space.rotation.x = -Math.PI / 2
  space.scale.setScalar(1 / 4)
})

/** Where the sheet does not lie in its own space. */
const SPACES: Partial<Record<PresetName, Object3D>> = {
  // The storm is on the side of the sphere.
  gasGiant: spaceAt((space) => space.position.set(0, 0, -2.7)),
  snowOnSlopes: ground,
  terrainLayers: ground
}

const origin = new Vector3()
const across = new Vector3()
const up = new Vector3()

/** What a channel is at a pixel of the sheet. */
function expectedAt(field: ChannelField, space: Object3D | undefined, x: number, y: number): readonly number[] {
  origin.set(x, y, 0)
  across.set(x + PIXEL, y, 0)
  up.set(x, y + PIXEL, 0)
  if (space) [origin, across, up].forEach((point) => space.worldToLocal(point))
  across.sub(origin)
  up.sub(origin)
  const width = (axis: 'x' | 'y' | 'z') => Math.abs(across[axis]) + Math.abs(up[axis])
  return channelAt(field, [origin.x, origin.y, origin.z, TIME], [width('x'), width('y'), width('z')])
}

/** Draws variables of the shader in place of its colour. */
function reveal(preset: AnyPreset, expression: string, space: Space = 'local'): Material {
  const material = new MeshPhysicalMaterial(preset.material)
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `#include <opaque_fragment>\ngl_FragColor = ${expression};`
    )
  }
  material.customProgramCacheKey = () => expression
  // Nothing behind shines through.
  material.transparent = false
  paint(material, preset, { space, time: { value: TIME } })
  return material
}

// Shaders of a hundred octaves, on two busy cores.
describe.each(PRESETS)('%s', { timeout: 60_000 }, (name, make) => {
  const scale = SCALES[name] ?? 1
  const space = SPACES[name] ?? 'local'

  test('has on the GPU the values of the CPU', () => {
    const preset = make({ seed: 11, scale })
    const numbers = Object.entries(preset.channels as Record<string, ChannelField>).flatMap(([channel, field]) => {
      const variable = `perlinPaint${channel[0].toUpperCase()}${channel.slice(1)}`
      const parts = field instanceof ColorField ? ['.r', '.g', '.b'] : ['']
      return parts.map((part, k) => ({ text: variable + part, field, k }))
    })
    for (let first = 0; first < numbers.length; first += 4) {
      const four = numbers.slice(first, first + 4)
      const texts = [0, 1, 2, 3].map((k) => four[k]?.text ?? '0.0')
      const pixels = drawSheet(renderer, paintedSheet(reveal(preset, `vec4(${texts.join(', ')})`, space)), ...lights())
      eachPixel((x, y, i) => {
        if (i % 3 !== 0) return
        four.forEach(({ field, k, text }, slot) => {
          const expected = expectedAt(field, SPACES[name], x, y)[k]
          // What an eye can tell apart.
          expect(Math.abs(pixels[4 * i + slot] - expected), `${text} at ${x}, ${y}`).toBeLessThan(1 / 255)
        })
      })
    }
  })

  test('changes with each parameter and colour, and compiles nothing', () => {
    const preset = make({ seed: 11, scale })
    const material = new MeshPhysicalMaterial(preset.material)
    paint(material, preset, { space, time: { value: TIME } })
    const sheet = paintedSheet(material)
    const draw = () => drawSheet(renderer, sheet, ...lights())
    const before = draw()
    const programs = renderer.info.programs?.length
    for (const [key, parameter] of Object.entries({ ...preset.parameters, ...preset.colors })) {
      const { value } = parameter
      if (typeof value === 'number') {
        const { min = 0, max = 1 } = preset.parameters[key]
        parameter.value = value - min > max - value ? min : max
      } else parameter.value = '#30f090'
      expect(worstDifference(before, draw()), key).toBeGreaterThan(0.004)
      parameter.value = value
    }
    expect(worstDifference(before, draw())).toBe(0)
    expect(renderer.info.programs?.length).toBe(programs)
  })
})

test('the veins of marble run on from one mesh to the next in one space', () => {
  const preset = marble({ seed: 3, scale: 2 })
  const material = reveal(preset, 'vec4(perlinPaintColor, 1.0)')
  paint(material, preset, { space: 'world' })
  const whole = drawSheet(renderer, paintedSheet(material), ...lights())
  // Each has coordinates of its own: one is moved, the other turned and scaled.
  const left = new Mesh(new PlaneGeometry(3, 6).translate(7, 0, 0), material)
  left.position.x = -8.5
  const right = new Mesh(new PlaneGeometry(12, 6), material)
  right.rotation.z = Math.PI / 2
  right.scale.setScalar(0.5)
  right.position.x = 8.5 + 1.5
  left.add(right)
  const parts = drawSheet(renderer, left, ...lights())
  eachPixel((x, y, i) => {
    const expected = preset.channels.color.sample(x, y, 0, 0, [0, 0, 0], [PIXEL, PIXEL, 0])
    for (let k = 0; k < 3; k++) {
      // The same point through other matrices: rounding of coordinates of up to 10 units, in noise of 20 cells a unit,
      // at edges as steep as 50 a cell.
      expect(Math.abs(parts[4 * i + k] - whole[4 * i + k])).toBeLessThan(2 ** -23 * 10 * 20 * 50)
      expect(Math.abs(parts[4 * i + k] - expected[k])).toBeLessThan(1 / 255)
    }
  })
})
