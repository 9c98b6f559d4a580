import type { PointLight } from 'three'
import {
  BasicShadowMap,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  Vector3,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3 } from 'three-perlin'
import { displacedVertex } from '../support/displacedVertex'
import { originCamera } from '../support/expectVertices'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'
import { createShadowReader, lights, stage } from '../support/shadowStage'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

/** Left and right halves of a sheet in x and z, each with a material of its own; the order of the index is by rows. */
function halves(materials: Material[]): Mesh {
  const geometry = new PlaneGeometry(2, 2, 2, 1).rotateX(-Math.PI / 2)
  geometry.addGroup(0, 6, 0)
  geometry.addGroup(6, 6, 1)
  return new Mesh(geometry, materials)
}

test('all materials are displaced, with one handle', () => {
  const mesh = halves([new MeshStandardMaterial(), new MeshLambertMaterial()])
  const scene = new Scene().add(mesh, new DirectionalLight())
  const height = { value: 1 }
  const options = { along: 'y', amplitude: height } as const
  const surface = displace(mesh, solid, options)
  for (const value of [1, -2]) {
    height.value = value
    for (const material of mesh.material as Material[]) {
      // Alone, so that the capture, which takes the last draw, is of this material.
      const others = (mesh.material as Material[]).filter((other) => other !== material)
      for (const other of others) other.visible = false
      const { vViewPosition } = captureVertices(renderer, {
        scene,
        camera: originCamera,
        mesh,
        names: ['vViewPosition']
      })
      for (const other of others) other.visible = true
      for (let i = 0; i < 6; i++) {
        const { position } = displacedVertex(mesh, solid, options, i)
        expect(
          new Vector3()
            .fromArray(vViewPosition, 3 * i)
            .negate()
            .distanceTo(position)
        ).toBeLessThan(1e-4)
      }
    }
  }
  expect(displace(mesh, solid, options)).toBe(surface)
})

test('undo leaves all materials as they were, after the last mesh', () => {
  const materials = [new MeshStandardMaterial(), new MeshBasicMaterial(), new MeshStandardMaterial()]
  const [one, other] = [halves(materials.slice(0, 2)), halves(materials.slice(1))]
  // three's renderer leaves its listeners on what it has drawn.
  const scene = new Scene().add(one, other)
  renderer.render(scene, originCamera)
  const checks = [...materials, one, other].map((object) => rememberOwnProperties(object))
  const first = displace(one, solid)
  // A mesh that shares a material takes part, with its further material.
  const second = displace(other, solid)
  first.attach(new Mesh(new PlaneGeometry(), materials[2])).dispose()
  const third = first.attach(new Mesh(new PlaneGeometry(), materials))
  renderer.render(scene, originCamera)
  for (const { dispose } of [first, second, third]) dispose()
  const handles = [materials[0], materials[2]].map((material) => displace(material, solid))
  expect(handles[0].depthMaterial).not.toBe(handles[1].depthMaterial)
  for (const { dispose } of handles) dispose()
  for (const check of checks) check()
})

/** A texture whose alpha is 0 on its left half, and 1 on its right. */
function halfTexture(): DataTexture {
  const texture = new DataTexture(new Uint8Array([255, 255, 255, 0, 255, 255, 255, 255]), 2, 1)
  texture.needsUpdate = true
  return texture
}

/** Green is what an alphaMap is read from. */
function greenTexture(): DataTexture {
  const texture = new DataTexture(new Uint8Array([0, 0, 0, 255, 0, 255, 0, 255]), 2, 1)
  texture.needsUpdate = true
  return texture
}

/** Whether each quarter of the sheet, from left to right, casts a shadow, seen in the middle of each. */
type Quarters = [boolean, boolean, boolean, boolean]

const cutOut = () => ({ alphaTest: 0.5, map: halfTexture(), side: DoubleSide })
const pierced = () => ({ alphaTest: 0.5, alphaMap: greenTexture(), side: DoubleSide })
const hashed = () => ({ alphaHash: true, map: halfTexture(), side: DoubleSide })
const solidSide = { side: DoubleSide }

const shadowRows: [name: string, materials: () => Material[], quarters: Quarters][] = [
  [
    'one cut out by its map',
    () => [new MeshStandardMaterial(cutOut()), new MeshStandardMaterial(solidSide)],
    [false, true, true, true]
  ],
  [
    'the other one',
    () => [new MeshStandardMaterial(solidSide), new MeshStandardMaterial(cutOut())],
    [true, true, false, true]
  ],
  [
    'cut out by a map and by an alpha map',
    () => [new MeshStandardMaterial(cutOut()), new MeshLambertMaterial(pierced())],
    [false, true, false, true]
  ],
  [
    'hashed by alpha, and not',
    () => [new MeshStandardMaterial(hashed()), new MeshStandardMaterial({ ...solidSide, map: halfTexture() })],
    [false, true, true, true]
  ],
  [
    'cut out and hashed',
    () => [new MeshStandardMaterial(pierced()), new MeshStandardMaterial(hashed())],
    [false, true, false, true]
  ]
]

describe.each(['DirectionalLight', 'PointLight'])('%s: holes in the shadow of two materials', (name) => {
  const { create, project } = lights[name]

  test.each(shadowRows)('%s', (_name, makeMaterials, quarters) => {
    const light: DirectionalLight | PointLight = create() as DirectionalLight
    const { scene, sheet } = stage(light)
    const mesh = halves(makeMaterials())
    // Each half from 0 to 1 in u.
    const geometry = mesh.geometry.toNonIndexed()
    const { position, uv } = geometry.attributes
    for (let i = 0; i < uv.count; i++) uv.setX(i, i < 6 ? position.getX(i) + 1 : position.getX(i))
    mesh.geometry = geometry
    geometry.addGroup(0, 6, 0)
    geometry.addGroup(6, 6, 1)
    mesh.castShadow = true
    scene.remove(sheet)
    scene.add(mesh)
    displace(mesh, constant(3), { along: 'y' })
    const readFloor = createShadowReader(renderer)
    // The reader colours one material; this one is nowhere.
    const lit = readFloor(scene, sheet)
    const found = [0, 1, 2, 3].map((k) => {
      const { x, z } = project(new Vector3(-0.75 + 0.5 * k, 3, 0.3))
      return !lit[pixelAt(x, z)]
    })
    expect(found).toEqual(quarters)
  })
})

/** Of the picture of the floor: 120 pixels for 12 units, x from −2, z from 6 downwards. */
function pixelAt(x: number, z: number): number {
  return Math.floor((6 - z) * 10) * 120 + Math.floor((x + 2) * 10)
}

test('a shadow material of the user has all the materials it is drawn for', () => {
  const mesh = halves([new MeshStandardMaterial(), new MeshStandardMaterial()])
  const own = (mesh.customDepthMaterial = new MeshDepthMaterial())
  const check = rememberOwnProperties(own)
  const { dispose } = displace(mesh, solid)
  expect(Object.getPrototypeOf(mesh.customDepthMaterial)).toBe(own)
  dispose()
  expect(mesh.customDepthMaterial).toBe(own)
  check()
})
