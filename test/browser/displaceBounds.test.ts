import {
  Box3,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Sphere,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
  type Camera
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { displacedVertex } from '../support/displacedVertex'
import { useRenderer } from '../support/renderer'

type Bounded = Mesh & { boundingSphere?: Sphere; boundingBox?: Box3 }

const renderer = useRenderer()
const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

function meshOf(geometry: BufferGeometry): Bounded {
  return new Mesh(geometry, new MeshStandardMaterial())
}

/** Looks along −z and sees −1 … 1 in x and y. */
const camera = new OrthographicCamera(-1, 1, 1, -1, -100, 100)

function isDrawn(mesh: Mesh, seenBy: Camera = camera): boolean {
  renderer.render(new Scene().add(mesh), seenBy)
  return renderer.info.render.calls > 0
}

describe('culling follows a live displacement', () => {
  const leaning = () => new PlaneGeometry(0.5, 0.5, 4, 4).rotateX(0.5).rotateY(0.5)
  const normal = new Vector3().fromBufferAttribute(leaning().attributes.normal, 0)
  const rows: [name: string, options: DisplaceOptions, direction: Vector3][] = [
    ['along x', { along: 'x' }, new Vector3(1, 0, 0)],
    ['along a vector', { along: new Vector3(0, -2, 0) }, new Vector3(0, -1, 0)],
    ['along the normals', {}, normal]
  ]

  test.each(rows)('%s', (_name, options, direction) => {
    const height = { value: 0 }
    const mesh = meshOf(leaning())
    const cube = new OrthographicCamera(-1, 1, 1, -1, -1, 1)
    displace(mesh, constant(height), options)
    for (const way of [10, -10, 500]) {
      mesh.position.copy(direction).multiplyScalar(-way)
      height.value = way
      expect(isDrawn(mesh, cube)).toBe(true)
      height.value = way / 2
      expect(isDrawn(mesh, cube)).toBe(false)
    }
  })
})

describe('bounds contain every displaced vertex', () => {
  const rows: [name: string, geometry: () => BufferGeometry, field: Field, options: DisplaceOptions][] = [
    ['along the normals of a sphere', () => new SphereGeometry(2, 24, 16), solid, { amplitude: 1.5 }],
    ['inwards', () => new SphereGeometry(2, 24, 16), solid.sub(3), { amplitude: 1.5 }],
    ['radially', () => new SphereGeometry(2, 24, 16), solid, { amplitude: 3, along: 'radial' }],
    [
      'along a vector',
      () => new PlaneGeometry(4, 4, 9, 9),
      solid.add(2),
      { amplitude: -3, along: new Vector3(1, -2, 3) }
    ],
    ['with a live amplitude', () => new PlaneGeometry(4, 4, 9, 9), solid, { amplitude: { value: 7 }, along: 'z' }],
    ['with morph targets', () => withTarget(new PlaneGeometry(4, 4, 9, 9)), solid, { amplitude: 2, along: 'z' }]
  ]
  test.each(rows)('%s', (_name, geometry, field, options) => {
    const mesh = meshOf(geometry())
    if (mesh.morphTargetInfluences) mesh.morphTargetInfluences = [1]
    displace(mesh, field, options)
    const box = new Box3().setFromObject(mesh)
    const sphere = mesh.boundingSphere?.clone() ?? new Sphere()
    for (let i = 0; i < mesh.geometry.attributes.position.count; i++) {
      const { position } = displacedVertex(mesh, field, options, i)
      // Both are in float32 where they come from positions.
      expect(box.distanceToPoint(position)).toBeLessThan(1e-6)
      expect(sphere.distanceToPoint(position)).toBeLessThan(1e-6)
    }
  })

  function withTarget(geometry: BufferGeometry): BufferGeometry {
    geometry.morphAttributes.position = [geometry.clone().translate(5, 1, 2).attributes.position]
    return geometry
  }
})

test('bounds of a constant displacement are exact', () => {
  const height = { value: 3 }
  const mesh = meshOf(new PlaneGeometry(4, 2, 4, 4).rotateX(-Math.PI / 2))
  mesh.position.set(10, 0, 0)
  displace(mesh, constant(height), { along: 'y', amplitude: 2 })
  for (const y of [3, -4, 0]) {
    height.value = y
    const { min, max } = new Box3().setFromObject(mesh)
    expect(min.distanceTo(new Vector3(8, 2 * y, -1))).toBeLessThan(1e-6)
    expect(max.distanceTo(new Vector3(12, 2 * y, 1))).toBeLessThan(1e-6)
    expect(mesh.boundingSphere?.center.y).toBeCloseTo(2 * y, 6)
    expect(mesh.boundingSphere?.radius).toBeCloseTo(Math.sqrt(5), 6)
  }
})

test('meshes that share a geometry have bounds of their own, and the geometry keeps its own', () => {
  const geometry = new PlaneGeometry(2, 2, 4, 4)
  geometry.computeBoundingSphere()
  const { boundingSphere } = geometry
  const kept = boundingSphere?.clone()
  const [high, low, plain] = [meshOf(geometry), meshOf(geometry), meshOf(geometry)]
  displace(high, constant(100), { along: 'z' })
  displace(low, constant(-50), { along: 'z' })
  expect(high.boundingSphere?.center.z).toBe(100)
  expect(low.boundingSphere?.center.z).toBe(-50)
  expect(plain.boundingSphere).toBeUndefined()
  const far = new OrthographicCamera(-1, 1, 1, -1, -110, -90)
  expect([high, low, plain].map((mesh) => isDrawn(mesh, far))).toEqual([true, false, false])
  expect(geometry.boundingSphere).toBe(boundingSphere)
  expect(geometry.boundingSphere).toEqual(kept)
})

test("bounds follow another geometry, and start from bounds of the mesh's own", () => {
  const mesh = meshOf(new PlaneGeometry(2, 2))
  mesh.boundingSphere = new Sphere(new Vector3(1, 2, 3), 4)
  displace(mesh, constant(10), { along: 'z' })
  expect(mesh.boundingSphere).toEqual(new Sphere(new Vector3(1, 2, 13), 4))
  expect(mesh.boundingBox?.max.z).toBe(10)
  mesh.geometry = new PlaneGeometry(6, 6)
  expect(mesh.boundingBox?.max.x).toBe(3)
})

test('a field without bounds is never culled', () => {
  const mesh = meshOf(new PlaneGeometry(2, 2))
  mesh.position.x = 1000
  displace(mesh, constant(1).div(solid), { along: 'z' })
  expect(isDrawn(mesh)).toBe(true)
  expect(mesh.boundingSphere?.radius).toBe(Infinity)
})

test('a displaced mesh is seen by a perspective camera that sees only where it is drawn', () => {
  const mesh = meshOf(new PlaneGeometry(2, 2, 8, 8))
  displace(mesh, constant(30), { along: 'z' })
  const eye = new PerspectiveCamera(20, 1, 0.1, 5)
  eye.position.z = 34
  eye.updateMatrixWorld()
  expect(isDrawn(mesh, eye)).toBe(true)
  eye.position.z = 3
  eye.updateMatrixWorld()
  expect(isDrawn(mesh, eye)).toBe(false)
})
