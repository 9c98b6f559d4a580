import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Group,
  Mesh,
  MeshDepthMaterial,
  MeshDistanceMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  Sphere,
  Vector3,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, value3, type Displacement, type Field } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { expectVertices, originCamera } from '../support/expectVertices'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

const rock = () => fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })
/** Out of the plane and to the side, so that the camera sees it. */
const slanted = new Vector3(1, 0, 1)
const ROCK = { frequency: 0.7, octaves: 3 }

function stage(material: Material = new MeshStandardMaterial()) {
  const mesh = new Mesh(new PlaneGeometry(4, 4, 8, 8), material)
  const sun = new DirectionalLight()
  sun.position.set(0, 0, 9)
  mesh.castShadow = mesh.receiveShadow = sun.castShadow = true
  return { scene: new Scene().add(mesh, sun, new AmbientLight()), mesh, material }
}

const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

function picture(scene: Scene): Uint8Array {
  renderer.render(scene, camera)
  const gl = renderer.getContext()
  const pixels = new Uint8Array(4 * 64 * 64)
  gl.readPixels(0, 0, 64, 64, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

function expectDisplaced(mesh: Mesh, field: Field, amplitude: number): void {
  expectVertices(renderer, { mesh, field, options: { amplitude }, noise: ROCK, amplitude })
}

class Hooked extends MeshStandardMaterial {
  static calls = 0
  override onBeforeCompile() {
    Hooked.calls++
  }
  override customProgramCacheKey() {
    return 'hooked'
  }
}

describe('dispose makes everything what it was', () => {
  const rows: Record<string, () => ReturnType<typeof stage>> = {
    'a plain mesh': () => stage(),
    'a material with a hook, a key and a clone of its own': () => {
      const material = new MeshStandardMaterial()
      const clone = material.clone.bind(material)
      Object.assign(material, { onBeforeCompile: () => undefined, customProgramCacheKey: () => 'own', clone })
      Object.defineProperty(material, 'onBeforeRender', {
        value: () => undefined,
        enumerable: false,
        configurable: true
      })
      return stage(material)
    },
    'a material with accessors': () => {
      const material = new MeshStandardMaterial()
      Object.defineProperty(material, 'onBeforeCompile', {
        get: () => () => undefined,
        set() {
          throw new Error('must not be called')
        },
        configurable: true
      })
      return stage(material)
    },
    'a subclass with hooks on its prototype': () => stage(new Hooked()),
    'shadow materials of its own': () => {
      const made = stage()
      made.mesh.customDepthMaterial = new MeshDepthMaterial()
      made.mesh.customDistanceMaterial = new MeshDistanceMaterial()
      return made
    },
    'callbacks of its own': () => {
      const made = stage()
      made.mesh.onBeforeRender = () => undefined
      return made
    },
    'bounds of its own': () => {
      const made = stage()
      Object.assign(made.mesh, { boundingSphere: new Sphere(undefined, 9), boundingBox: new Box3() })
      return made
    }
  }

  test.each(Object.entries(rows))('%s', (_name, create) => {
    const { scene, mesh, material } = create()
    const before = picture(scene)
    const objects = [mesh, material, mesh.geometry, mesh.customDepthMaterial, mesh.customDistanceMaterial]
    const expectations = objects.map((object) => object && rememberOwnProperties(object))
    const { boundingSphere } = mesh.geometry
    const sphere = boundingSphere?.clone()
    for (let round = 0; round < 3; round++) {
      const { dispose } = displace(mesh, constant(1.5), { along: slanted })
      expect(picture(scene)).not.toEqual(before)
      dispose()
      dispose()
      for (const expectation of expectations) expectation?.()
      expect(picture(scene)).toEqual(before)
    }
    expect(mesh.geometry.boundingSphere).toBe(boundingSphere)
    if (boundingSphere) expect(boundingSphere).toEqual(sphere)
    if (material instanceof Hooked) expect(Hooked.calls).toBeGreaterThan(0)
  })

  test('a later hook keeps working, and ours comes back with the next displacement', () => {
    const { scene, mesh, material } = stage()
    const before = picture(scene)
    const surface = displace(mesh, constant(1.5), { along: slanted })
    const ours = material.onBeforeCompile.bind(material)
    let calls = 0
    material.onBeforeCompile = (shader, r) => {
      ours(shader, r)
      calls++
    }
    const displaced = picture(scene)
    expect(displaced).not.toEqual(before)
    surface.dispose()
    expect(picture(scene)).toEqual(before)
    displace(mesh, constant(1.5), { along: slanted })
    expect(picture(scene)).toEqual(displaced)
    expect(calls).toBe(3)
  })

  test('what others have put in its place later stays', () => {
    const { mesh } = stage()
    const { dispose } = displace(mesh, rock())
    const later = {
      customDepthMaterial: new MeshDepthMaterial(),
      boundingSphere: new Sphere(),
      onBeforeRender: () => undefined
    }
    Object.assign(mesh, later)
    dispose()
    expect(mesh).toMatchObject(later)
  })
})

describe('displacing again', () => {
  test('with equal options gives the same handle and changes nothing', () => {
    const { scene, mesh, material } = stage()
    const time = { value: 0 }
    const options = { amplitude: 0.5, along: 'z', time } as const
    const surface = displace(mesh, rock(), options)
    renderer.render(scene, originCamera)
    const programs = renderer.info.programs?.map((program) => program)
    const expectSame = [mesh, material].map(rememberOwnProperties)
    for (let i = 0; i < 3; i++) expect(displace(mesh, rock(), { ...options })).toBe(surface)
    renderer.render(scene, originCamera)
    for (const expectation of expectSame) expectation()
    expect(renderer.info.programs?.map((program) => program)).toEqual(programs)
  })

  test('with other live values of the same text takes those, without a new program', () => {
    const { scene, mesh } = stage()
    const first = { amplitude: { value: 0.2 } }
    const second = { amplitude: { value: 0.7 } }
    displace(mesh, rock(), first)
    renderer.render(scene, originCamera)
    const programs = renderer.info.programs?.length
    displace(mesh, rock(), second)
    expectDisplaced(mesh, rock(), 0.7)
    second.amplitude.value = 0.4
    first.amplitude.value = 9
    expectDisplaced(mesh, rock(), 0.4)
    expect(renderer.info.programs).toHaveLength(programs ?? NaN)
  })

  test('with another seed of the same text takes its tables', () => {
    const { mesh } = stage()
    for (const seed of [1, 2, 'x', 1]) {
      const field = fbm(perlin3({ seed, frequency: 0.7 }), { octaves: 3 })
      displace(mesh, field, { amplitude: 0.5 })
      expectDisplaced(mesh, field, 0.5)
    }
  })

  test('with other options replaces it on all meshes, and the old programs go', () => {
    const { scene, mesh, material } = stage()
    const other = new Mesh(new PlaneGeometry(3, 3, 5, 5), material)
    other.castShadow = true
    scene.add(other)
    const surface = displace(mesh, constant(1))
    const otherSurface = surface.attach(other)
    renderer.render(scene, originCamera)
    const programs: unknown[] = []
    // Back and forth: three would find the old program by its key, and not call the hook.
    for (const amplitude of [0.3, 0.5, 0.3, 0.5]) {
      expect(displace(mesh, rock(), { amplitude })).toBe(surface)
      expect(displace(other, rock(), { amplitude })).toBe(otherSurface)
      expectDisplaced(mesh, rock(), amplitude)
      expectDisplaced(other, rock(), amplitude)
      programs.push(renderer.info.programs?.length)
    }
    expect(programs[2]).toBe(programs[0])
    expect(programs[3]).toBe(programs[1])
  })

  test('after dispose, with a live value, works as the first time', () => {
    const { scene, mesh } = stage()
    const amplitude = { value: 0.5 }
    for (const value of [0.5, 0.2, 0.8]) {
      const { dispose } = displace(mesh, rock(), { amplitude })
      amplitude.value = value
      expectDisplaced(mesh, rock(), value)
      dispose()
      renderer.render(scene, originCamera)
    }
  })

  test('50 times leaves nothing behind', () => {
    const { scene, mesh, material } = stage()
    const fields = [rock(), value3({ seed: 1 }), constant(1)]
    const count = () => ({ ...renderer.info.memory, programs: renderer.info.programs?.length })
    // The tables of a seed stay, once made.
    for (const field of fields) {
      displace(mesh, field)
      renderer.render(scene, originCamera)
    }
    displace(mesh, constant(1)).dispose()
    renderer.render(scene, originCamera)
    const undisplaced = count()
    for (let i = 0; i < 50; i++) {
      const surface = displace(mesh, fields[i % 3], { amplitude: 1 + (i % 2) })
      if (i % 5 === 0) renderer.render(scene, originCamera)
      surface.dispose()
      if (i % 10 === 0) renderer.render(scene, originCamera)
    }
    renderer.render(scene, originCamera)
    expect(count()).toEqual(undisplaced)
    material.dispose()
  })
})

describe('a mesh that changes its material', () => {
  test('leaves the displacement of the old one when it is displaced with the new one', () => {
    const { scene, mesh, material } = stage()
    const before = rememberOwnProperties(material)
    const beforeMesh = rememberOwnProperties(mesh)
    const first = displace(mesh, rock(), { amplitude: 0.2 })
    const next = new MeshStandardMaterial()
    mesh.material = next
    const second = displace(mesh, rock(), { amplitude: 0.5 })
    expect(second).not.toBe(first)
    before()
    expectDisplaced(mesh, rock(), 0.5)
    expect(mesh.customDepthMaterial).toBe(second.depthMaterial)
    first.dispose()
    expectDisplaced(mesh, rock(), 0.5)
    second.dispose()
    mesh.material = material
    beforeMesh()
    expect(scene.children).toContain(mesh)
  })

  test('keeps a shadow material of its own', () => {
    const { scene, mesh } = stage()
    const own = (mesh.customDepthMaterial = new MeshDepthMaterial())
    renderer.render(scene, originCamera)
    const before = rememberOwnProperties(own)
    displace(mesh, rock())
    mesh.material = new MeshStandardMaterial()
    const { dispose } = displace(mesh, rock())
    expect(mesh.customDepthMaterial).toBe(own)
    renderer.render(scene, originCamera)
    dispose()
    before()
  })
})

test('handles that are taken apart work', () => {
  const { mesh } = stage()
  mesh.rotation.x = -Math.PI / 2
  const { heightAt, normalAt, attach, dispose } = displace(mesh, constant(1))
  expect(heightAt(0, 0)).toBeCloseTo(1, 12)
  expect(normalAt(0, 0).y).toBeCloseTo(1, 12)
  const other: Displacement = attach(new Mesh(new PlaneGeometry(), mesh.material))
  other.dispose()
  dispose()
})

describe('a clone of a displaced material', () => {
  test('is displaced, and can be displaced otherwise and undone', () => {
    const { scene, mesh, material } = stage()
    displace(mesh, rock(), { amplitude: 0.5 })
    const clone = material.clone()
    const other = new Mesh(mesh.geometry, clone)
    scene.add(other)
    expectDisplaced(other, rock(), 0.5)
    const surface = displace(other, rock(), { amplitude: 0.2 })
    expectDisplaced(other, rock(), 0.2)
    expectDisplaced(mesh, rock(), 0.5)
    surface.dispose()
    expectDisplaced(other, constant(0), 1)
    expect(Object.hasOwn(clone, 'onBeforeCompile')).toBe(false)
    expectDisplaced(mesh, rock(), 0.5)
  })

  test('of a material whose displacement was disposed is plain', () => {
    const material = new MeshStandardMaterial()
    displace(material, constant(1000)).dispose()
    const clone = material.clone()
    expect(Object.hasOwn(clone, 'onBeforeCompile')).toBe(false)
    clone.emissive.set(0xff0000)
    expect(drawnColor(renderer, new Mesh(new PlaneGeometry(), clone))).toEqual([1, 0, 0])
  })
})

describe('a clone of a displaced mesh', () => {
  test('is drawn displaced once it is attached', () => {
    const { scene, mesh } = stage()
    const surface = displace(mesh, rock(), { amplitude: 0.5 })
    const clone = mesh.clone()
    scene.add(new Group().add(clone))
    surface.attach(clone)
    expect(clone.customDepthMaterial).toBe(surface.depthMaterial)
    expectDisplaced(clone, rock(), 0.5)
  })
})
