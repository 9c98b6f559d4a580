import {
  BatchedMesh,
  Bone,
  BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  MeshToonMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  Skeleton,
  SkinnedMesh,
  Vector3,
  type BufferGeometry,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions } from 'three-perlin'
import { floatPixels } from '../support/floatPixels'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

/** A material whose colour is the normal that it would be lit with, in view space. */
function probe<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <normal_fragment_maps>',
      '#include <normal_fragment_maps>\ngl_FragColor = vec4(normal, 1.0); return;'
    )
  }
  return material
}

/** From above, 8 units each way. */
function topCamera(): OrthographicCamera {
  const camera = new OrthographicCamera(-4, 4, 4, -4, 0, 200)
  camera.position.y = 100
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 0, 0)
  camera.updateMatrixWorld()
  return camera
}

function expectSame(actual: Float32Array, expected: Float32Array): void {
  let [drawn, worst] = [0, 0]
  for (let i = 0; i < actual.length; i += 4) {
    const [a, b] = [actual, expected].map((pixels) => new Vector3().fromArray(pixels, i))
    // Of pixels on an edge only one of both may be covered.
    if (a.length() < 0.5 || b.length() < 0.5) continue
    drawn++
    worst = Math.max(worst, a.angleTo(b))
  }
  expect(drawn).toBeGreaterThan(500)
  // float32, at coordinates of up to 10, with a field that bends by some 10 a unit.
  expect(worst).toBeLessThan(1e-3)
}

const sheet = () => new PlaneGeometry(4, 4, 2, 2).rotateX(-Math.PI / 2)
const placements = [0, 1, 2].map((i) =>
  new Matrix4().compose(
    new Vector3(2 * i - 2, 0.1 * i, 1 - i),
    new Quaternion().setFromAxisAngle(new Vector3(0.6, 0.8, 0), 0.4 * i - 0.4),
    new Vector3(0.6, 1 + 0.5 * i, 0.5)
  )
)

/** Objects that place a sheet three times, and meshes that show the same. */
const many: Record<string, (geometry: BufferGeometry, material: Material) => Mesh> = {
  instanced(geometry, material) {
    const mesh = new InstancedMesh(geometry, material, placements.length)
    placements.forEach((matrix, i) => {
      mesh.setMatrixAt(i, matrix)
    })
    return mesh
  },
  batched(geometry, material) {
    const mesh = new BatchedMesh(3, 100, 300, material)
    const id = mesh.addGeometry(geometry)
    for (const matrix of placements) mesh.setMatrixAt(mesh.addInstance(id), matrix)
    return mesh
  }
}

const space = new Group()
space.position.set(1, 2, 3)
space.rotation.set(0.3, 0.2, 0.1)

const rows: DisplaceOptions[] = [
  { amplitude: 0.2 },
  { amplitude: 0.2, space: 'world' },
  { amplitude: 0.2, space, along: 'y' },
  { amplitude: 0.2, space: 'uv' }
]

describe.each(Object.keys(many))('%s sheets have at every pixel the normals of single ones', (kind) => {
  test.each(rows)('%o', (row) => {
    const options = { ...row, normals: 'pixel' } as const
    const draw = (...objects: Mesh[]) => {
      const scene = new Scene()
      for (const object of objects) {
        // An instance is placed first.
        object.applyMatrix4(new Matrix4().makeRotationY(0.3))
        displace(object, solid, options)
        scene.add(object)
      }
      return floatPixels(renderer, scene, topCamera())
    }
    const material = () => probe(new MeshStandardMaterial())
    const single = placements.map((matrix) => {
      const mesh = new Mesh(sheet(), material())
      mesh.applyMatrix4(matrix)
      return mesh
    })
    expectSame(draw(many[kind](sheet(), material())), draw(...single))
  })
})

test('a skinned sheet has at every pixel the normals of one that is turned as its bone', () => {
  const geometry = new PlaneGeometry(6, 6, 2, 2).rotateX(-Math.PI / 2)
  const { count } = geometry.attributes.position
  const turn = new Matrix4().makeRotationFromQuaternion(
    new Quaternion().setFromAxisAngle(new Vector3(0.6, 0, 0.8), 0.4)
  )
  const draw = (mesh: Mesh) => {
    displace(mesh, solid, { amplitude: 0.2, normals: 'pixel' })
    return floatPixels(renderer, new Scene().add(mesh), topCamera())
  }
  const single = new Mesh(geometry.clone(), probe(new MeshStandardMaterial()))
  single.applyMatrix4(turn)

  geometry.setAttribute('skinIndex', new BufferAttribute(new Uint16Array(4 * count), 4))
  const weights = Float32Array.from({ length: 4 * count }, (_, i) => Number(i % 4 === 0))
  geometry.setAttribute('skinWeight', new BufferAttribute(weights, 4))
  const skinned = new SkinnedMesh(geometry, probe(new MeshStandardMaterial()))
  const bone = new Bone()
  skinned.add(bone)
  skinned.bind(new Skeleton([bone]))
  bone.applyMatrix4(turn)
  expectSame(draw(skinned), draw(single))
})

const lit: Record<string, () => Material> = {
  MeshStandardMaterial: () => new MeshStandardMaterial(),
  MeshPhongMaterial: () => new MeshPhongMaterial(),
  MeshToonMaterial: () => new MeshToonMaterial(),
  MeshMatcapMaterial: () => new MeshMatcapMaterial(),
  MeshNormalMaterial: () => new MeshNormalMaterial()
}

describe.each(Object.entries(lit))('in the space of uv, %s', (_name, makeMaterial) => {
  test.each([1, -1])('has the exact normal at every pixel, turned %i', (turned) => {
    const field = fbm(perlin2({ seed: 7, frequency: 3 }), { octaves: 3 })
    const amplitude = 0.3
    const geometry = new PlaneGeometry(10, 10, 1, 1).rotateX(-Math.PI / 2)
    const { position, uv } = geometry.attributes
    // At an angle, sheared, and for -1 as in a mirror.
    const uvAt = (x: number, z: number) => [0.3 + 0.2 * x + 0.05 * z, 0.1 - 0.1 * x + 0.13 * z * turned]
    for (let i = 0; i < uv.count; i++) {
      const [u, v] = uvAt(position.getX(i), position.getZ(i))
      uv.setXY(i, u, v)
    }
    const mesh = new Mesh(geometry, probe(makeMaterial()))
    displace(mesh, field, { amplitude, along: 'y', space: 'uv' })
    const camera = topCamera()
    const pixels = floatPixels(renderer, new Scene().add(mesh), camera)
    const gradient = [0, 0, 0]
    // What is finer than a pixel of 1/8 fades out.
    const footprint = [(0.2 + 0.05) / 8, (0.1 + 0.13) / 8, 0] as const
    let worst = 0
    for (let i = 0; i < 64 * 64; i++) {
      const x = (((i % 64) + 0.5) / 64) * 8 - 4
      const z = -(((Math.floor(i / 64) + 0.5) / 64) * 8 - 4)
      const [u, v] = uvAt(x, z)
      field.sampleGradient(u, v, 0, gradient, 0, footprint)
      const [du, dv] = gradient.map((slope) => amplitude * slope)
      const exact = new Vector3(-(0.2 * du - 0.1 * dv), 1, -(0.05 * du + 0.13 * turned * dv))
      exact.normalize().transformDirection(camera.matrixWorldInverse)
      worst = Math.max(worst, exact.angleTo(new Vector3().fromArray(pixels, 4 * i)))
    }
    expect((worst * 180) / Math.PI).toBeLessThan(0.05)
  })
})
