import {
  BackSide,
  BatchedMesh,
  DirectionalLight,
  DoubleSide,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  Scene,
  type Material,
  type WebGLRenderer
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace } from 'three-perlin'
import { originCamera } from '../support/expectVertices'
import { liveDisplacement } from '../support/liveDisplacement'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

/** Counts the programs that the GL context creates from now on. */
function countPrograms(of: WebGLRenderer): () => number {
  const gl = of.getContext()
  const create = gl.createProgram.bind(gl)
  let count = 0
  gl.createProgram = () => {
    count++
    return create()
  }
  return () => count
}

const created = countPrograms(renderer)
const sheet = () => new PlaneGeometry(4, 4, 8, 8).rotateX(-Math.PI / 2)

interface Row {
  make: () => Mesh
  /** In the picture: one for each way in which three draws the object. */
  programs: number
}

const one = (material: Material) => () => new Mesh(sheet(), material)
const twoSided = { side: DoubleSide, transparent: true }

const rows: Record<string, Row> = {
  opaque: { make: one(new MeshStandardMaterial()), programs: 1 },
  'back side': { make: one(new MeshLambertMaterial({ side: BackSide })), programs: 1 },
  // Its back, then its front.
  'transparent, double-sided': { make: one(new MeshStandardMaterial(twoSided)), programs: 2 },
  'transparent, double-sided, in one pass': {
    make: one(new MeshStandardMaterial({ ...twoSided, forceSinglePass: true })),
    programs: 1
  },
  // Its back into the target that is seen through it, and both as above.
  'transmissive, double-sided': {
    make: one(new MeshPhysicalMaterial({ ...twoSided, transmission: 0.5, thickness: 1 })),
    programs: 3
  },
  instanced: { make: () => new InstancedMesh(sheet(), new MeshStandardMaterial(), 3), programs: 1 },
  'two materials': {
    make: () => {
      const geometry = sheet()
      geometry.addGroup(0, 192, 0)
      geometry.addGroup(192, 192, 1)
      return new Mesh(geometry, [new MeshStandardMaterial(), new MeshBasicMaterial(twoSided)])
    },
    programs: 3
  }
}

describe.each(Object.entries(rows))('%s', (_name, { make, programs }) => {
  test.each(['vertex', 'pixel'] as const)(
    '100 frames of live changes create what the first has, normals: %s',
    (normals) => {
      const mesh = make()
      const [sun, lamp] = [new DirectionalLight(), new PointLight()]
      for (const light of [sun, lamp]) {
        light.position.set(1, 9, 2)
        light.shadow.mapSize.set(16, 16)
        light.castShadow = true
      }
      mesh.castShadow = true
      const scene = new Scene().add(mesh, sun, lamp)
      const { live, field, options } = liveDisplacement()
      const before = created()
      const { dispose } = displace(mesh, field, { ...options, normals })
      renderer.render(scene, originCamera)
      // And one for each kind of light, into whose maps both materials are drawn by the same.
      expect(created() - before).toBe(programs + 2)
      for (let frame = 1; frame < 100; frame++) {
        for (const name of ['amplitude', 'gain', 'translation', 'time'] as const) live[name].value += 0.01
        live.seed.value = `seed ${frame % 7}`
        mesh.rotation.y += 0.01
        renderer.render(scene, originCamera)
      }
      expect(created() - before).toBe(programs + 2)
      // As many again are equal, and are shared.
      displace(mesh, field, { ...options, normals })
      renderer.render(scene, originCamera)
      expect(created() - before).toBe(programs + 2)
      dispose()
      for (const material of [mesh.material].flat()) material.dispose()
      for (const light of [sun, lamp]) light.dispose()
    }
  )
})

test('one material on objects of several kinds has a program for each kind, and keeps them', () => {
  const material = new MeshStandardMaterial()
  const meshes = [new Mesh(sheet(), material), new InstancedMesh(sheet(), material, 2), batch(material)]
  const sun = new DirectionalLight()
  sun.position.set(1, 9, 2)
  sun.castShadow = true
  const scene = new Scene().add(sun, ...meshes)
  const { live, field, options } = liveDisplacement()
  const before = created()
  const [first, ...others] = meshes
  const surface = displace(first, field, { ...options, normals: 'pixel', space: 'world' })
  for (const mesh of others) surface.attach(mesh)
  for (const mesh of meshes) mesh.castShadow = true
  renderer.render(scene, originCamera)
  renderer.render(scene, originCamera)
  // One of each kind in the picture, and two for its shadow: three draws the first before it has counted the lights.
  const count = 3 * meshes.length
  expect(created() - before).toBe(count)
  for (let frame = 0; frame < 100; frame++) {
    live.amplitude.value += 0.01
    renderer.render(scene, originCamera)
  }
  expect(created() - before).toBe(count)
})

function batch(material: Material): BatchedMesh {
  const mesh = new BatchedMesh(2, 200, 600, material)
  const id = mesh.addGeometry(sheet())
  mesh.addInstance(id)
  mesh.setMatrixAt(mesh.addInstance(id), new Matrix4().makeTranslation(1, 2, 3))
  return mesh
}
