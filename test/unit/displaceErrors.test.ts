// Long because it quotes every text.

import {
  BatchedMesh,
  BufferGeometry,
  InstancedMesh,
  LineBasicMaterial,
  Material,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshStandardMaterial,
  Object3D,
  Points,
  PlaneGeometry,
  ShaderLib,
  ShaderMaterial,
  SkinnedMesh,
  SpriteMaterial,
  Vector3
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { rememberOwnProperties } from '../support/ownProperties'

const field = perlin3()
const geometry = () => new PlaneGeometry(2, 2)

function land(material: Material = new MeshStandardMaterial(), of: BufferGeometry = geometry()): Mesh {
  return named(new Mesh(of, material))
}

function named<T extends Object3D>(object: T): T {
  object.name = 'land'
  return object
}

/** Expects the exact text, and nothing changed in the mesh, its material and its shadow material. */
function expectError(target: unknown, text: string, act: () => unknown): void {
  const { material, customDepthMaterial } = (target ?? {}) as Partial<Mesh>
  const objects = [target, material, customDepthMaterial].filter(
    (object) => typeof object === 'object' && object !== null
  )
  const expectations = objects.map((object) => rememberOwnProperties(object))
  expect(act).toThrow(new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
  for (const expectation of expectations) expectation()
}

describe('displace throws for', () => {
  const SUPPORTED = 'supported are MeshStandardMaterial and MeshPhysicalMaterial. For a ShaderMaterial use the chunks.'
  const targets: [name: string, target: unknown, text: string][] = [
    ['null', null, 'displace: the first argument must be a Mesh or a material, got null.'],
    ['nothing', undefined, 'displace: the first argument must be a Mesh or a material, got undefined.'],
    ['a number', 3, 'displace: the first argument must be a Mesh or a material, got 3.'],
    ['an object', {}, 'displace: the first argument must be a Mesh or a material, got an object.'],
    ['a geometry', geometry(), 'displace: the first argument must be a Mesh or a material, got a PlaneGeometry.'],
    ['an Object3D', new Object3D(), 'displace: the first argument must be a Mesh or a material, got an Object3D.'],
    ['points', new Points(), 'displace: the first argument must be a Mesh or a material, got a Points.'],
    [
      'a mesh without a geometry',
      named(Object.assign(new Mesh(geometry(), new MeshStandardMaterial()), { geometry: undefined })),
      "displace: mesh 'land' has no geometry with positions. Set mesh.geometry first."
    ],
    [
      'a mesh without positions',
      land(new MeshStandardMaterial(), new BufferGeometry()),
      "displace: mesh 'land' has no geometry with positions. Set mesh.geometry first."
    ],
    [
      'a mesh without normals',
      land(new MeshStandardMaterial(), geometry().deleteAttribute('normal')),
      "displace: the geometry of mesh 'land' has no normals. Call geometry.computeVertexNormals() first."
    ],
    [
      'a mesh with several materials',
      named(new Mesh(geometry(), [new MeshStandardMaterial(), new MeshStandardMaterial()])),
      "displace: mesh 'land' has an array of 2 materials, which cannot be displaced yet. Split the mesh by material."
    ],
    [
      'a mesh without a material',
      Object.assign(land(), { material: null }),
      `displace: null cannot be displaced; ${SUPPORTED}`
    ],
    [
      'an InstancedMesh',
      named(new InstancedMesh(geometry(), new MeshStandardMaterial(), 2)),
      "displace: mesh 'land' is of type InstancedMesh, which cannot be displaced yet. Use a Mesh."
    ],
    [
      'a SkinnedMesh',
      named(new SkinnedMesh(geometry(), new MeshStandardMaterial())),
      "displace: mesh 'land' is of type SkinnedMesh, which cannot be displaced yet. Use a Mesh."
    ],
    [
      'a BatchedMesh',
      named(new BatchedMesh(1, 4, 6, new MeshStandardMaterial())),
      "displace: mesh 'land' is of type BatchedMesh, which cannot be displaced yet. Use a Mesh."
    ],
    ...[
      new MeshBasicMaterial(),
      new ShaderMaterial(),
      new SpriteMaterial(),
      new LineBasicMaterial(),
      Object.assign(new Material(), { type: 'MeshStandardNodeMaterial', isNodeMaterial: true })
    ].flatMap((material): [string, unknown, string][] => {
      const text = `displace: a ${material.type} cannot be displaced; ${SUPPORTED}`
      return [
        [`a ${material.type}`, material, text],
        [`a mesh with a ${material.type}`, land(material), text]
      ]
    })
  ]
  test.each(targets)('%s as the target', (_name, target, text) => {
    expectError(target, text, () => displace(target as Mesh, field))
  })

  const LIVE = 'a finite number in its `value`'
  const NUMBER = 'a finite number, or { value } to change it live'
  const ALONG = "displace: `along` must be 'normal', 'radial', 'x', 'y', 'z' or a Vector3 other than 0"
  const options: [name: string, options: object | null, text: string][] = [
    ['amplitude NaN', { amplitude: NaN }, `displace: \`amplitude\` must be ${NUMBER}, got NaN.`],
    ['amplitude ∞', { amplitude: Infinity }, `displace: \`amplitude\` must be ${NUMBER}, got Infinity.`],
    ['a live amplitude NaN', { amplitude: { value: NaN } }, `displace: \`amplitude\` must be ${LIVE}, got NaN.`],
    ['a string as amplitude', { amplitude: '3' }, `displace: \`amplitude\` must be ${NUMBER}, got '3'.`],
    ['null as amplitude', { amplitude: null }, `displace: \`amplitude\` must be ${NUMBER}, got null.`],
    ['a live string as amplitude', { amplitude: { value: '3' } }, `displace: \`amplitude\` must be ${LIVE}, got '3'.`],
    ['curvature NaN', { curvature: NaN }, `displace: \`curvature\` must be ${NUMBER}, got NaN.`],
    ['another direction', { along: 'up' }, `${ALONG}, got 'up'.`],
    ['no direction', { along: null }, `${ALONG}, got null.`],
    ['an array as direction', { along: [0, 1, 0] }, `${ALONG}, got an array of 3.`],
    ['a direction of length 0', { along: new Vector3() }, `${ALONG}, got a Vector3.`],
    ['a direction NaN', { along: new Vector3(NaN, 1, 0) }, `${ALONG}, got a Vector3.`],
    ['another space', { space: 'view' }, "displace: `space` must be 'local', 'world' or an Object3D, got 'view'."],
    ['no space', { space: null }, "displace: `space` must be 'local', 'world' or an Object3D, got null."],
    ['a number as time', { time: 3 }, 'displace: `time` must be { value } with the time in it, got 3.'],
    ['time NaN', { time: { value: NaN } }, `displace: \`time\` must be ${LIVE}, got NaN.`],
    ['null as options', null, 'displace: options must be an object such as { amplitude: 2 }, got null.'],
    [
      'a number as options',
      3 as unknown as object,
      'displace: options must be an object such as { amplitude: 2 }, got 3.'
    ]
  ]
  test.each(options)('%s', (_name, wrong, text) => {
    const mesh = land()
    expectError(mesh, text, () => displace(mesh, field, wrong as DisplaceOptions))
    // Nor does it harm a displacement that is there already.
    const { heightAt } = displace(turned(mesh), field, { along: 'z', amplitude: 2 })
    const before = heightAt(0.3, 0.4)
    expectError(mesh, text, () => displace(mesh, perlin3({ seed: 2 }), wrong as DisplaceOptions))
    expect(heightAt(0.3, 0.4)).toBe(before)
  })

  const fields: [name: string, field: unknown, got: string][] = [
    ['nothing', undefined, 'undefined'],
    ['a number', 3, '3'],
    ['a function', () => 1, 'a function'],
    ['an object like a field', { sample: () => 1 }, 'an object']
  ]
  test.each(fields)('%s as the field', (_name, wrong, got) => {
    const mesh = land()
    const text = `displace: the second argument must be a field such as perlin3(), got ${got}.`
    expectError(mesh, text, () => displace(mesh, wrong as Field))
  })

  test('a shadow material without the lines of three', () => {
    const mesh = land()
    mesh.customDepthMaterial = new ShaderMaterial()
    const text =
      "displace: the customDepthMaterial of mesh 'land' is a ShaderMaterial whose vertex shader lacks " +
      '`#include <morphinstance_vertex>`, so its shadow cannot be displaced. ' +
      "Use a MeshDepthMaterial or MeshDistanceMaterial, or keep this line of three's."
    expectError(mesh, text, () => displace(mesh, field))
    const { vertexShader, fragmentShader } = ShaderLib.depth
    mesh.customDepthMaterial = new ShaderMaterial({ vertexShader, fragmentShader })
    displace(mesh, field).dispose()
  })

  test('a shadow material that another displacement has', () => {
    const [one, other] = [land(), land()]
    one.customDepthMaterial = other.customDepthMaterial = new MeshDepthMaterial()
    displace(one, field)
    const text =
      "displace: the customDepthMaterial of mesh 'land' is displaced already, with another material. " +
      'Give the mesh one of its own.'
    expectError(other, text, () => displace(other, field))
  })
})

describe('attach throws for', () => {
  const material = new MeshStandardMaterial()
  const { attach, dispose } = displace(land(material), field)
  const meshes: [name: string, mesh: Mesh, text: string][] = [
    [
      'a mesh with another material',
      land(),
      "attach: mesh 'land' has another material than the displaced one. Give it that, or call displace."
    ],
    [
      'a mesh without positions',
      land(material, new BufferGeometry()),
      "attach: mesh 'land' has no geometry with positions. Set mesh.geometry first."
    ],
    [
      'a mesh without normals',
      land(material, geometry().deleteAttribute('normal')),
      "attach: the geometry of mesh 'land' has no normals. Call geometry.computeVertexNormals() first."
    ],
    [
      'an InstancedMesh',
      named(new InstancedMesh(geometry(), material, 2)),
      "attach: mesh 'land' is of type InstancedMesh, which cannot be displaced yet. Use a Mesh."
    ]
  ]
  test.each(meshes)('%s', (_name, mesh, text) => {
    expectError(mesh, text, () => attach(mesh))
  })

  test('no mesh', () => {
    const text = 'attach: the argument must be a Mesh, got null.'
    expectError(null, text, () => attach(null as unknown as Mesh))
  })

  test('a displacement that was disposed', () => {
    dispose()
    const mesh = land(material)
    expectError(mesh, 'attach: this displacement has been disposed. Call displace again.', () => attach(mesh))
  })
})

function turned(mesh: Mesh): Mesh {
  mesh.rotation.x = -Math.PI / 2
  return mesh
}
