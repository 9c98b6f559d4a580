// Long because it quotes every text.

import {
  BatchedMesh,
  BufferGeometry,
  DataTexture,
  InstancedMesh,
  LineDashedMaterial,
  LineSegments,
  Material,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  MeshToonMaterial,
  Object3D,
  Points,
  PlaneGeometry,
  PointsMaterial,
  RawShaderMaterial,
  REVISION,
  ShaderLib,
  ShaderMaterial,
  Sprite,
  SpriteMaterial,
  Vector3
} from 'three'
import { LineMaterial } from 'three/addons/lines/LineMaterial.js'
import { describe, expect, test } from 'vitest'
import { displace, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { MATERIAL_ROWS } from '../../src/material/materialRows'
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
  const FIRST = 'displace: the first argument must be a Mesh, Points, a Line or a material'
  const targets: [name: string, target: unknown, text: string][] = [
    ['null', null, `${FIRST}, got null.`],
    ['nothing', undefined, `${FIRST}, got undefined.`],
    ['a number', 3, `${FIRST}, got 3.`],
    ['an object', {}, `${FIRST}, got an object.`],
    ['a geometry', geometry(), `${FIRST}, got a PlaneGeometry.`],
    ['an Object3D', new Object3D(), `${FIRST}, got an Object3D.`],
    [
      'a Sprite',
      new Sprite(),
      'displace: a SpriteMaterial cannot be displaced. ' +
        'A sprite has no vertices of its own to move: use Points, or a plane.'
    ],
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
      'an empty batch',
      named(new BatchedMesh(1, 4, 6, new MeshStandardMaterial())),
      "displace: mesh 'land' has no geometry with positions. Call addGeometry first."
    ],
    [
      'a mesh without normals',
      land(new MeshStandardMaterial(), geometry().deleteAttribute('normal')),
      "displace: the geometry of mesh 'land' has no normals. Call geometry.computeVertexNormals() first."
    ],
    [
      'points without normals',
      named(new Points(geometry().deleteAttribute('normal'), new PointsMaterial())),
      "displace: the geometry of points 'land' has no normals. " +
        "Set the attribute 'normal', or displace along an axis or 'radial'."
    ],
    [
      'a line without normals',
      named(new LineSegments(geometry().deleteAttribute('normal'), new LineDashedMaterial())),
      "displace: the geometry of line 'land' has no normals. " +
        "Set the attribute 'normal', or displace along an axis or 'radial'."
    ],
    [
      'a mesh with no material of several',
      named(new Mesh(geometry(), [])),
      "displace: mesh 'land' has an empty array of materials. Set its material first."
    ],
    [
      'a mesh without a material',
      Object.assign(land(), { material: null }),
      'displace: null is no material. Set one first.'
    ],
    ...(
      [
        [new ShaderMaterial(), 'Call the noise in its own vertex shader, with registerChunks() and perlinUniforms().'],
        [
          new RawShaderMaterial(),
          'Call the noise in its own vertex shader, with registerChunks() and perlinUniforms().'
        ],
        [new SpriteMaterial(), 'A sprite has no vertices of its own to move: use Points, or a plane.'],
        [
          new LineMaterial(),
          'Its lines are rectangles that its own shader makes: use a Line with a LineBasicMaterial.'
        ],
        [
          Object.assign(new Material(), { type: 'MeshStandardNodeMaterial', isNodeMaterial: true }),
          'A WebGLRenderer displaces its own materials, such as MeshStandardMaterial.'
        ],
        [Object.assign(new Material(), { type: 'toString' }), `Supported are ${Object.keys(MATERIAL_ROWS).join(', ')}.`]
      ] as const
    ).flatMap(([material, cure]): [string, unknown, string][] => {
      const text = `displace: a ${material.type} cannot be displaced. ${cure}`
      return [
        [`a ${material.type}`, material, text],
        [`a mesh with a ${material.type}`, land(material), text],
        [
          `a mesh with a ${material.type} among others`,
          named(new Mesh(geometry(), [new MeshStandardMaterial(), material])),
          text
        ]
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
    [
      'another space',
      { space: 'view' },
      "displace: `space` must be 'local', 'world', 'uv' or an Object3D, got 'view'."
    ],
    ['no space', { space: null }, "displace: `space` must be 'local', 'world', 'uv' or an Object3D, got null."],
    [
      'normals at vertices in the space of uv',
      { space: 'uv', normals: 'vertex' },
      "displace: `normals` must be 'pixel' in the space 'uv', got 'vertex'. " +
        'A vertex does not know how uv lies on the surface.'
    ],
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

  describe('a geometry without normals', () => {
    const bare = () => geometry().deleteAttribute('normal')
    const normalMap = new DataTexture()
    const rows: [Material, DisplaceOptions, needed: boolean][] = [
      [new MeshStandardMaterial(), { along: 'z' }, false],
      [new MeshStandardMaterial(), { along: 'radial' }, false],
      [new MeshStandardMaterial(), { along: 'z', normals: 'pixel' }, true],
      [new MeshStandardMaterial({ normalMap }), { along: 'z' }, true],
      [new MeshLambertMaterial(), { along: 'z' }, false],
      [new MeshToonMaterial(), { along: 'z' }, true],
      [new MeshMatcapMaterial(), { along: 'z' }, true],
      [new MeshMatcapMaterial({ flatShading: true }), { along: 'z' }, false],
      [new MeshNormalMaterial({ flatShading: true }), { along: 'z' }, false],
      [new MeshBasicMaterial(), { along: 'z' }, false],
      [new MeshBasicMaterial(), {}, true],
      [new MeshDepthMaterial(), { along: new Vector3(1, 2, 3) }, false]
    ]
    test.each(rows)('%o, %o: needs normals: %o', (material, options, needed) => {
      const mesh = land(material, bare())
      const text = "displace: the geometry of mesh 'land' has no normals. Call geometry.computeVertexNormals() first."
      if (needed) expectError(mesh, text, () => displace(mesh, field, options))
      else displace(mesh, field, options).dispose()
    })
  })

  test('a geometry without uv in the space of uv', () => {
    const mesh = land(new MeshStandardMaterial(), geometry().deleteAttribute('uv'))
    const text = "displace: the geometry of mesh 'land' has no uv, which the space 'uv' reads. Set the attribute first."
    expectError(mesh, text, () => displace(mesh, field, { space: 'uv' }))
  })

  test('materials of several displacements', () => {
    const [one, other] = [new MeshStandardMaterial(), new MeshStandardMaterial()]
    displace(one, field)
    displace(other, field)
    const mesh = named(new Mesh(geometry(), [one, other]))
    const text =
      'displace: the materials of this object belong to 2 displacements, and it casts one shadow. ' +
      'Dispose those displacements first, or split the object by material.'
    expectError(mesh, text, () => displace(mesh, field))
  })

  test("a shader of three's that somebody has changed", () => {
    const shader = ShaderLib.lambert
    const { vertexShader } = shader
    shader.vertexShader = vertexShader.replace('#include <morphnormal_vertex>', '')
    try {
      const mesh = land(new MeshLambertMaterial())
      const text =
        'displace: MeshLambertMaterial: the vertexShader has 0 lines `#include <morphnormal_vertex>` where the hook ' +
        `"normal" needs one (three r${REVISION}). An onBeforeCompile that replaces this line must keep it.`
      expectError(mesh, text, () => displace(mesh, field))
    } finally {
      shader.vertexShader = vertexShader
    }
  })

  test('questions about an object that has no one surface', () => {
    const rows = [
      new InstancedMesh(geometry(), new MeshStandardMaterial(), 2),
      new Points(geometry(), new PointsMaterial())
    ]
    for (const object of rows) {
      const { heightAt } = displace(named(object), field, { along: 'z' })
      const [kind, type] = object instanceof Points ? ['points', 'Points'] : ['mesh', 'InstancedMesh']
      expect(() => heightAt(0, 0)).toThrow(
        `heightAt: ${kind} 'land' is of type ${type}, which has no one surface. Ask a Mesh, or the field.`
      )
    }
  })

  test('a shadow material without the lines of three', () => {
    const mesh = land()
    mesh.customDepthMaterial = new ShaderMaterial()
    const text =
      "displace: the customDepthMaterial of mesh 'land' is a ShaderMaterial whose vertex shader lacks " +
      '`#include <morphtarget_vertex>`, so its shadow cannot be displaced. ' +
      "Use a MeshDepthMaterial or MeshDistanceMaterial, or keep this line of three's."
    expectError(mesh, text, () => displace(mesh, field))
    const { vertexShader, fragmentShader } = ShaderLib.depth
    mesh.customDepthMaterial = new ShaderMaterial({ vertexShader, fragmentShader })
    displace(mesh, field).dispose()
  })

  test('a shadow material that another displacement has', () => {
    const [one, other] = [land(), land()]
    one.customDepthMaterial = other.customDepthMaterial = new MeshDepthMaterial()
    displace(one, field).dispose()
    // One of the user's own serves both.
    const [first, second] = [one, other].map((mesh) => displace(mesh, field))
    second.dispose()
    other.customDepthMaterial = first.depthMaterial
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
      'a mesh with a further material',
      named(new Mesh(geometry(), [material, new MeshStandardMaterial()])),
      "attach: mesh 'land' has another material than the displaced one. Give it that, or call displace."
    ]
  ]
  test.each(meshes)('%s', (_name, mesh, text) => {
    expectError(mesh, text, () => attach(mesh))
  })

  test('no mesh', () => {
    const text = 'attach: the argument must be a Mesh, Points or a Line, got null.'
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
