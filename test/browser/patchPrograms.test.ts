// Long because of its tables of pairs.

import type { Material } from 'three'
import {
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Object3D,
  PlaneGeometry,
  Scene,
  Vector3,
  type WebGLProgramParametersWithUniforms
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, value3, type DisplaceOptions, type Field } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { expectVertices } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'

type Shader = WebGLProgramParametersWithUniforms

const renderer = useRenderer()

const noise = () => fbm(perlin3({ seed: 1, frequency: 0.5 }), { octaves: 2 })
const height = { value: 0 }
const lift = constant(height)
let count = 0

function meshWith(material: Material): Mesh {
  return new Mesh(new PlaneGeometry(4, 4, 2, 2), material)
}

/** The number of programs in use, after a mesh with each of these has been drawn. */
function programsOf(...meshes: Mesh[]): number {
  const before = renderer.info.programs?.length ?? 0
  for (const mesh of meshes) drawnColor(renderer, mesh)
  const count = (renderer.info.programs?.length ?? 0) - before
  for (const { material } of meshes) (material as Material).dispose()
  expect(renderer.info.programs).toHaveLength(before)
  return count
}

function displaced(field: Field, options?: DisplaceOptions, material: Material = new MeshStandardMaterial()): Mesh {
  const mesh = meshWith(material)
  displace(mesh, field, options)
  return mesh
}

describe('two materials share a program', () => {
  const time = { value: 0 }
  const equal: Record<string, () => Mesh> = {
    'with equal options': () => displaced(noise(), { amplitude: 0.5, along: 'z' }),
    'with the same field': () => displaced(lift),
    'with live values of their own': () => displaced(perlin3({ seed: { value: 3 } }), { amplitude: { value: 2 } }),
    'with the same time': () => displaced(perlin3({ axes: 'xyt' }), { time }),
    'with other seeds in as many rows': () => displaced(perlin3({ seed: count++ })),
    'with vectors of one direction': () => displaced(lift, { along: new Vector3(0, 1, 2).multiplyScalar(++count) }),
    'with an object as space': () => displaced(lift, { space: new Object3D() })
  }
  test.each(Object.entries(equal))('%s', (_name, create) => {
    expect(programsOf(create(), create())).toBe(1)
  })
})

test('a shared program draws each material with its own tables and values', () => {
  const scene = new Scene()
  const rows = [1, 2, 3].map((seed) => {
    const field = perlin3({ seed, frequency: 0.5 })
    const options = { amplitude: { value: seed / 5 }, space: new Object3D() }
    options.space.position.x = seed
    const mesh = displaced(field, options)
    scene.add(mesh)
    return { mesh, field, options, noise: { frequency: 0.5 }, amplitude: 1 }
  })
  const before = renderer.info.programs?.length ?? NaN
  for (const row of [...rows, ...rows]) expectVertices(renderer, row)
  expect(renderer.info.programs).toHaveLength(before + 1)
  for (const { mesh } of rows) (mesh.material as Material).dispose()
})

describe('two materials do not share a program', () => {
  const pairs: Record<string, [() => Mesh, () => Mesh]> = {
    'with other fields': [() => displaced(perlin3()), () => displaced(value3())],
    'with other octaves': [
      () => displaced(fbm(perlin3(), { octaves: 2 })),
      () => displaced(fbm(perlin3(), { octaves: 3 }))
    ],
    'with other amplitudes': [() => displaced(lift, { amplitude: 2 }), () => displaced(lift, { amplitude: 3 })],
    'with a live amplitude and none': [() => displaced(lift, { amplitude: { value: 2 } }), () => displaced(lift)],
    'with other directions': [() => displaced(lift, { along: 'z' }), () => displaced(lift, { along: 'normal' })],
    'along other vectors': [
      () => displaced(lift, { along: new Vector3(1, 0, 1) }),
      () => displaced(lift, { along: new Vector3(0, 1, 1) })
    ],
    'with other spaces': [() => displaced(perlin3(), { space: 'world' }), () => displaced(perlin3())],
    'with other curvatures': [
      () => displaced(perlin3(), { curvature: 1 }),
      () => displaced(perlin3(), { curvature: 2 })
    ],
    'one displaced and one not': [() => displaced(lift), () => meshWith(new MeshStandardMaterial())],
    'of other types': [() => displaced(lift), () => displaced(lift, {}, new MeshPhysicalMaterial())]
  }
  test.each(Object.entries(pairs))('%s', (_name, [one, other]) => {
    expect(programsOf(one(), other())).toBe(2)
  })
})

/** Makes all pixels of a material one colour. */
function paintWith(color: string) {
  return (shader: Shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      (line) => `${line}\ngl_FragColor = vec4(${color}, 1.0);`
    )
  }
}
const RED = [1, 0, 0]
const GREEN = [0, 1, 0]

describe("materials with equal displacement and different hooks of their user's keep them apart", () => {
  const red = (shader: Shader) => {
    paintWith('1.0, 0.0, 0.0')(shader)
  }
  const green = (shader: Shader) => {
    paintWith('0.0, 1.0, 0.0')(shader)
  }
  class Red extends MeshStandardMaterial {
    override onBeforeCompile(shader: Shader) {
      paintWith(this.shade('1.0'))(shader)
    }
    shade(r: string) {
      return `${r}, 0.0, 0.0`
    }
  }
  class Green extends Red {
    override shade() {
      return '0.0, 1.0, 0.0'
    }
    override customProgramCacheKey() {
      return 'green'
    }
  }

  const rows: Record<string, [() => Mesh, () => Mesh]> = {
    'set before': [
      () => displaced(lift, {}, Object.assign(new MeshStandardMaterial(), { onBeforeCompile: red })),
      () => displaced(lift, {}, Object.assign(new MeshStandardMaterial(), { onBeforeCompile: green }))
    ],
    'of the same text, with keys': [hookedByColor('1.0, 0.0, 0.0'), hookedByColor('0.0, 1.0, 0.0')],
    'on the prototype, with `this`': [() => displaced(lift, {}, new Red()), () => displaced(lift, {}, new Green())],
    'like those of CSM, which add uniforms and defines': [cascaded(red), cascaded(green)],
    'set later, calling ours with `this`': [chained(red, true), chained(green, true)],
    'set later, calling ours without `this`': [chained(red, false), chained(green, false)]
  }
  test.each(Object.entries(rows))('%s', (_name, [one, other]) => {
    const meshes = [one(), other(), one()]
    expect(meshes.map((mesh) => drawnColor(renderer, mesh))).toEqual([RED, GREEN, RED])
    // Displaced as well: so far that the camera sees none of it.
    height.value = 1000
    for (const mesh of meshes) {
      mesh.frustumCulled = false
      expect(drawnColor(renderer, mesh)).toEqual([0, 0, 0])
    }
    height.value = 0
  })

  function hookedByColor(color: string) {
    return () => {
      const material = new MeshStandardMaterial()
      material.onBeforeCompile = (shader) => {
        paintWith(color)(shader)
      }
      material.customProgramCacheKey = () => color
      return displaced(lift, {}, material)
    }
  }

  function cascaded(hook: (shader: Shader) => void) {
    return () => {
      const material = new MeshStandardMaterial()
      Object.assign(material.defines ?? {}, { USE_CSM: 1, CSM_CASCADES: 3 })
      material.onBeforeCompile =
        hook === red
          ? function (shader) {
              shader.uniforms.CSM_cascades = { value: 1 }
              red(shader)
            }
          : function (shader) {
              shader.uniforms.CSM_cascades = { value: 2 }
              green(shader)
            }
      return displaced(lift, {}, material)
    }
  }

  function chained(hook: (shader: Shader) => void, withThis: boolean) {
    return () => {
      const mesh = displaced(lift)
      const material = mesh.material as MeshStandardMaterial

      const ours = material.onBeforeCompile
      // Two texts, as two authors would write them.
      material.onBeforeCompile =
        hook === red
          ? (shader, r) => {
              if (withThis) ours.call(material, shader, r)
              else ours(shader, r)
              red(shader)
            }
          : (shader, r) => {
              green(shader)
              if (withThis) ours.call(material, shader, r)
              else ours(shader, r)
            }
      return mesh
    }
  }
})
