import {
  BackSide,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  FrontSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  type Side
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions } from 'three-perlin'
import { floatPixels } from '../support/floatPixels'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
const SIZE = 64
/** What is finer than a pixel fades out. */
const PIXEL = 16 / SIZE

/** A material whose colour is a value in its shader: by default the normal that it would be lit with, in view space. */
function probeMaterial(parameters: { side?: Side } = {}, value = 'normal'): MeshStandardMaterial {
  const material = new MeshStandardMaterial(parameters)
  material.customProgramCacheKey = () => value
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `#include <opaque_fragment>\ngl_FragColor = vec4(${value}, 1.0); return;`
    )
  }
  return material
}

/** From above, so that pixel (i, j) shows the rest point at its centre. */
function topCamera(halfWidth: number): OrthographicCamera {
  const camera = new OrthographicCamera(-halfWidth, halfWidth, halfWidth, -halfWidth, 0, 200)
  camera.position.y = 100
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 0, 0)
  camera.updateMatrixWorld()
  return camera
}

const height = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 6 }), { octaves: 4 }).fit(0, 4)
const spaces: Record<string, { options: DisplaceOptions; shift: Vector3 }> = {
  local: { options: { along: 'y' }, shift: new Vector3() },
  world: { options: { along: 'y', space: 'world' }, shift: new Vector3(3, 0, -2) },
  'another object': { options: { along: 'y', space: movedGroup() }, shift: new Vector3(3 - 5, 0, -2 - 1) }
}

function movedGroup(): Group {
  const group = new Group()
  group.position.set(5, 0, 1)
  return group
}

describe.each(Object.entries(spaces))('in the space of %s', (_name, { options, shift }) => {
  test.each([FrontSide, DoubleSide])('every pixel has the exact normal, side %i', (side) => {
    // Two triangles: the mesh itself shows nothing of the field.
    const mesh = new Mesh(new PlaneGeometry(20, 20, 1, 1).rotateX(-Math.PI / 2), probeMaterial({ side }))
    mesh.position.set(3, 0, -2)
    const camera = topCamera(8)
    camera.position.x = 3
    camera.position.z = -2
    displace(mesh, height, { ...options, normals: 'pixel' })
    const scene = new Scene().add(mesh)
    const pixels = floatPixels(renderer, scene, camera)
    const gradient = [0, 0, 0]
    let worst = 0
    for (let i = 0; i < SIZE * SIZE; i++) {
      const x = (((i % SIZE) + 0.5) / SIZE) * 16 - 8
      const z = -(((Math.floor(i / SIZE) + 0.5) / SIZE) * 16 - 8)
      height.sampleGradient(x + shift.x, 0, z + shift.z, gradient, 0, [PIXEL, 0, PIXEL])
      const exact = new Vector3(-gradient[0], 1, -gradient[2]).normalize().transformDirection(camera.matrixWorldInverse)
      worst = Math.max(worst, exact.angleTo(new Vector3().fromArray(pixels, 4 * i)))
    }
    expect((worst * 180) / Math.PI).toBeLessThan(0.05)
  })
})

test('every pixel of a sphere displaced along its normals has the exact normal', () => {
  const field = fbm(perlin3({ seed: 3, frequency: 0.8 }), { octaves: 3 })
  const options: DisplaceOptions = { amplitude: 0.3, curvature: 1 / 3, normals: 'pixel' }
  const [normals, rests, widths] = ['normal', 'vPerlinRest', 'fwidth(vPerlinRest)'].map((value) => {
    const mesh = new Mesh(new SphereGeometry(3, 48, 32), probeMaterial({}, value))
    displace(mesh, field, options)
    return floatPixels(renderer, new Scene().add(mesh), topCamera(4))
  })
  const { matrixWorldInverse } = topCamera(4)
  let worst = 0
  let count = 0
  for (let i = 0; i < SIZE * SIZE; i++) {
    const rest = new Vector3().fromArray(rests, 4 * i)
    if (rest.length() < 1) continue
    const [n, gradient] = [rest.clone().normalize(), [0, 0, 0]]
    const [wx, wy, wz] = widths.slice(4 * i, 4 * i + 3)
    const value = 0.3 * field.sampleGradient(rest.x, rest.y, rest.z, gradient, 0, [wx, wy, wz])
    const slope = new Vector3(...gradient).multiplyScalar(0.3)
    // The moved tangents of the surface, and their cross product.
    const t1 = new Vector3(n.y, n.z, n.x).cross(n).normalize()
    const [m1, m2] = [t1, n.clone().cross(t1)].map((t) =>
      t
        .clone()
        .multiplyScalar(1 + value / 3)
        .addScaledVector(n, slope.dot(t))
    )
    const exact = m1.cross(m2).normalize().transformDirection(matrixWorldInverse)
    worst = Math.max(worst, exact.angleTo(new Vector3().fromArray(normals, 4 * i)))
    count++
  }
  expect(count).toBeGreaterThan(1000)
  expect((worst * 180) / Math.PI).toBeLessThan(0.05)
})

test('it goes with everything else that touches normals', () => {
  const normalMap = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1)
  normalMap.needsUpdate = true
  const materials = [
    new MeshStandardMaterial({ flatShading: true }),
    new MeshStandardMaterial({ side: BackSide }),
    new MeshStandardMaterial({ normalMap }),
    new MeshStandardMaterial({ bumpMap: normalMap, precision: 'mediump' }),
    new MeshPhysicalMaterial({ clearcoat: 1, clearcoatNormalMap: normalMap, anisotropy: 0.5, iridescence: 1, sheen: 1 })
  ]
  const scene = new Scene().add(new DirectionalLight())
  for (const material of materials) {
    const geometry = new SphereGeometry(1, 16, 8)
    geometry.computeTangents()
    const mesh = new Mesh(geometry, material)
    const { dispose } = displace(mesh, perlin3(), { amplitude: 0.2, normals: 'pixel', space: 'world' })
    scene.add(mesh)
    floatPixels(renderer, scene, topCamera(2))
    dispose()
  }
  expect(renderer.info.programs?.length).toBeGreaterThan(materials.length - 1)
})

test('shadow materials keep out of it', () => {
  renderer.shadowMap.enabled = true
  const mesh = new Mesh(new SphereGeometry(1, 16, 8), new MeshStandardMaterial())
  mesh.castShadow = mesh.receiveShadow = true
  const light = new DirectionalLight()
  light.castShadow = true
  displace(mesh, perlin3(), { amplitude: 0.2, normals: 'pixel' })
  floatPixels(renderer, new Scene().add(mesh, light), topCamera(2))
  renderer.shadowMap.enabled = false
})

test('an unknown choice is an error', () => {
  const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
  expect(() => displace(mesh, perlin3(), { normals: 'face' as never })).toThrow(
    "displace: `normals` must be 'vertex' or 'pixel', got 'face'."
  )
})
