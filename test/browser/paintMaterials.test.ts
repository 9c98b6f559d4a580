import {
  AmbientLight,
  BatchedMesh,
  Bone,
  BufferAttribute,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  InstancedMesh,
  Line,
  Matrix4,
  Mesh,
  PlaneGeometry,
  Points,
  REVISION,
  Skeleton,
  SkinnedMesh,
  type BufferGeometry,
  type Material,
  type Object3D
} from 'three'
import * as three from 'three'
import { describe, expect, test } from 'vitest'
import { displace, layers, paint, perlin2, perlin3, ramp, type PaintChannels } from 'three-perlin'
import { MATERIAL_ROWS } from '../../src/material/materialRows'
import { PAINT_CHANNELS } from '../../src/material/paintChannels'
import { drawSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const level = perlin3({ frequency: { value: 2 }, seed: { value: 'a' } }).add(0.5)
const color = layers(
  ramp(
    level,
    [
      [0, '#234'],
      [{ value: 1 }, { value: '#fec' }]
    ],
    { space: 'oklab' }
  ),
  [['#a00', level]]
)
const fields: Required<PaintChannels> = {
  color,
  opacity: level,
  roughness: level,
  metalness: level,
  emissive: color,
  bump: level.mul(0.1),
  ao: level,
  clearcoat: level,
  clearcoatRoughness: level,
  sheenColor: color,
  sheenRoughness: level,
  iridescence: level,
  transmission: level
}

const map = new DataTexture(new Uint8Array([200, 200, 255, 255]), 1, 1)
map.needsUpdate = true
const PHYSICAL = { clearcoat: 0.5, sheen: 0.5, iridescence: 0.5, transmission: 0.5 }

/** What a material may have besides, that touches the same lines. */
const features: Record<string, object> = {
  plain: {},
  'alpha test': { alphaTest: 0.2, transparent: true, side: DoubleSide },
  'alpha hash': { alphaHash: true },
  'flat shading': { flatShading: true },
  maps: { map, normalMap: map, bumpMap: map, roughnessMap: map, metalnessMap: map, aoMap: map, emissiveMap: map },
  'mediump and fog': { precision: 'mediump', fog: true }
}

function createMaterial(type: string, feature: object): Material {
  const Type = (three as unknown as Record<string, new () => Material>)[type]
  const material = new Type()
  const settings = type === 'MeshPhysicalMaterial' ? { ...PHYSICAL, ...feature } : feature
  for (const [name, value] of Object.entries(settings) as [string, unknown][])
    if (name in material) Object.assign(material, { [name]: value })
  return material
}

function createObject(material: Material): Object3D {
  const geometry = new PlaneGeometry(4, 4, 2, 2)
  if (material.type === 'PointsMaterial') return new Points(geometry, material)
  if (material.type.startsWith('Line')) return new Line(geometry.toNonIndexed(), material).computeLineDistances()
  return new Mesh(geometry, material)
}

function channelsOf(material: Material): { has: (keyof PaintChannels)[]; lacks: (keyof PaintChannels)[] } {
  const [has, lacks]: (keyof PaintChannels)[][] = [[], []]
  for (const name of Object.keys(PAINT_CHANNELS) as (keyof PaintChannels)[]) {
    try {
      paint(material, { [name]: fields[name] }).dispose()
      has.push(name)
    } catch (error) {
      expect(String(error)).toContain(`${material.type} has no channel \`${name}\` (three r${REVISION})`)
      lacks.push(name)
    }
  }
  return { has, lacks }
}

const types = Object.keys(MATERIAL_ROWS).filter((type) => !/Depth|Distance|Shadow/.test(type))

describe.each(types)('%s', (type) => {
  test.each(Object.entries(features))('%s is drawn with all channels that it has', (_name, feature) => {
    const material = createMaterial(type, feature)
    const { has } = channelsOf(material)
    paint(material, Object.fromEntries(has.map((name) => [name, fields[name]])))
    drawSheet(renderer, createObject(material), new DirectionalLight(), new AmbientLight())
  })
})

test('materials have the channels that three gives them', () => {
  const has = (type: string) => channelsOf(createMaterial(type, {})).has
  expect(has('MeshPhysicalMaterial')).toEqual(Object.keys(PAINT_CHANNELS))
  expect(has('MeshStandardMaterial')).toEqual(['color', 'opacity', 'roughness', 'metalness', 'bump', 'emissive', 'ao'])
  expect(has('MeshLambertMaterial')).toEqual(['color', 'opacity', 'bump', 'emissive', 'ao'])
  expect(has('MeshBasicMaterial')).toEqual(['color', 'opacity', 'ao'])
  expect(has('MeshNormalMaterial')).toEqual(['bump'])
  expect(has('PointsMaterial')).toEqual(['color', 'opacity'])
})

test('a physical channel that is not compiled in says what to do', () => {
  const material = createMaterial('MeshPhysicalMaterial', { clearcoat: 0 })
  expect(() => paint(material, { clearcoat: level })).toThrow(
    'paint: MeshPhysicalMaterial: `clearcoat` needs a `clearcoat` above 0, so that three compiles it in. Set material.clearcoat = 1 first.'
  )
})

/** Objects that place their vertices otherwise. */
const objects: Record<string, (geometry: BufferGeometry, material: Material) => Mesh> = {
  InstancedMesh(geometry, material) {
    const mesh = new InstancedMesh(geometry, material, 2)
    mesh.setMatrixAt(0, new Matrix4())
    mesh.setMatrixAt(1, new Matrix4().makeTranslation(1, 0, 0))
    return mesh
  },
  BatchedMesh(geometry, material) {
    const mesh = new BatchedMesh(2, 100, 300, material)
    mesh.addInstance(mesh.addGeometry(geometry))
    return mesh
  },
  SkinnedMesh(geometry, material) {
    const { count } = geometry.attributes.position
    geometry.setAttribute('skinIndex', new BufferAttribute(new Uint16Array(4 * count), 4))
    geometry.setAttribute('skinWeight', new BufferAttribute(new Float32Array(4 * count).fill(0.25), 4))
    const mesh = new SkinnedMesh(geometry, material)
    mesh.bind(new Skeleton([new Bone()]))
    return mesh
  },
  'morphed Mesh'(geometry, material) {
    geometry.morphAttributes.position = [geometry.attributes.position.clone()]
    const mesh = new Mesh(geometry, material)
    mesh.morphTargetInfluences = [0.5]
    return mesh
  }
}

describe.each(Object.entries(objects))('%s', (_name, create) => {
  test.each(['local', 'world', 'uv'] as const)('is painted in the space %s, displaced and not', (space) => {
    for (const displaced of [false, true]) {
      const material = createMaterial('MeshPhysicalMaterial', {})
      const mesh = create(new PlaneGeometry(4, 4, 2, 2), material)
      if (displaced) displace(mesh, perlin2(), { amplitude: 0.2 })
      paint(mesh, { color, bump: fields.bump, opacity: level }, { space, at: 'displaced' })
      drawSheet(renderer, mesh, new DirectionalLight())
    }
  })
})
