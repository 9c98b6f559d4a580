import type { Camera, Scene } from 'three'
import {
  Box3,
  DirectionalLight,
  Mesh,
  MeshDepthMaterial,
  MeshDistanceMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Sphere,
  Vector3
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, type Displacement } from 'three-perlin'
import { rememberOwnProperties } from '../support/ownProperties'
import { rock, stage } from '../support/patchStage'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

/** Out of the plane and to the side, so that the camera sees it. */
const slanted = new Vector3(1, 0, 1)

const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

function picture(scene: Scene): Uint8Array {
  renderer.render(scene, camera)
  const gl = renderer.getContext()
  const pixels = new Uint8Array(4 * 64 * 64)
  gl.readPixels(0, 0, 64, 64, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

/** Where the first vertex of a mesh is in the shadow map of the one light of a scene. */
function shadowCorner(scene: Scene, mesh: Mesh): Vector3 {
  const { gl_Position: clip } = captureVertices(renderer, {
    scene,
    camera,
    mesh,
    names: ['gl_Position'],
    pass: 'shadow'
  })
  const { shadow } = scene.children.find((child): child is DirectionalLight => child instanceof DirectionalLight) ?? {}
  return new Vector3(clip[0], clip[1], clip[2]).unproject(shadow?.camera as Camera)
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

  test('a shadow material that meshes share is left as it is, for those that are not displaced', () => {
    const { scene, mesh, material } = stage()
    const [other, plain] = [material, new MeshStandardMaterial()].map((each) => new Mesh(mesh.geometry, each))
    const own = new MeshDepthMaterial()
    for (const each of [mesh, other, plain]) {
      scene.add(each)
      each.castShadow = true
      each.customDepthMaterial = own
    }
    renderer.render(scene, camera)
    const undone = [own, mesh, other].map(rememberOwnProperties)
    const handle = displace(mesh, constant(1.5), { along: slanted })
    const otherHandle = handle.attach(other)
    undone[0]()
    expect(mesh.customDepthMaterial).not.toBe(own)
    expect(other.customDepthMaterial).toBe(mesh.customDepthMaterial)
    const atRest = [-2, 2, 0]
    const moved = atRest.map((x, i) => x + 1.5 * slanted.clone().normalize().getComponent(i))
    for (const [each, expected] of [
      [mesh, moved],
      [other, moved],
      [plain, atRest]
    ] as const) {
      expect(shadowCorner(scene, each).distanceTo(new Vector3(...expected))).toBeLessThan(1e-5)
    }
    handle.dispose()
    undone[1]()
    scene.remove(mesh)
    expect(shadowCorner(scene, other).distanceTo(new Vector3(...moved))).toBeLessThan(1e-5)
    otherHandle.dispose()
    undone[0]()
    undone[2]()
  })

  test('a shadow material keeps what its user sets on it later', () => {
    const { scene, mesh } = stage()
    const own = (mesh.customDepthMaterial = new MeshDepthMaterial())
    displace(mesh, constant(1.5))
    renderer.render(scene, camera)
    const heir = mesh.customDepthMaterial
    const { version } = heir
    own.polygonOffset = true
    own.needsUpdate = true
    expect(heir.polygonOffset).toBe(true)
    expect(heir.version).toBe(version + 1)
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
