// Long because of its table of meshes.

import {
  BackSide,
  BoxGeometry,
  DoubleSide,
  FrontSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Ray,
  Raycaster,
  Scene,
  SphereGeometry,
  TorusKnotGeometry,
  Vector3,
  type Intersection
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { morphed, turned, withTargets } from '../support/displacedMeshes'
import { drawnMesh } from '../support/drawnMesh'
import { randomNumbers } from '../support/randomNumbers'

const noise = fbm(perlin3({ seed: 'rays', frequency: 0.4 }), { octaves: 3 })
const plane = () => new PlaneGeometry(8, 8, 12, 12)
const plain = (side: 0 | 1 | 2 = DoubleSide) => new MeshStandardMaterial({ side })

interface Case {
  mesh: () => Mesh
  options?: DisplaceOptions
  field?: Field
}

const cases: Record<string, Case> = {
  'a plane along its normal': { mesh: () => new Mesh(plane(), plain()) },
  'along a slanted vector': { mesh: () => new Mesh(plane(), plain()), options: { along: new Vector3(0.4, -1, 3) } },
  'within the sheet': { mesh: () => new Mesh(plane(), plain()), options: { along: new Vector3(1, 0, 0.001) } },
  'a sphere along its normals': { mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain()) },
  'a curved sphere': { mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain()), options: { curvature: 1 / 3 } },
  'a sphere, radially': { mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain()), options: { along: 'radial' } },
  'a box, radially': { mesh: () => new Mesh(new BoxGeometry(4, 5, 6, 8, 8, 8), plain()), options: { along: 'radial' } },
  'a knot along its normals': { mesh: () => new Mesh(new TorusKnotGeometry(3, 0.8, 64, 12), plain()) },
  'a mesh that is turned and scaled': {
    mesh: () => turned(new Mesh(new SphereGeometry(3, 24, 16), plain()), 2, 3, 0.5)
  },
  'a mirrored mesh': { mesh: () => turned(new Mesh(new SphereGeometry(3, 24, 16), plain(FrontSide)), -1, 1, 1) },
  'in parents': { mesh: () => inside(turned(new Mesh(plane(), plain()), 1, 2, 3)) },
  'in world space': {
    mesh: () => inside(turned(new Mesh(new SphereGeometry(3, 24, 16), plain()))),
    options: { space: 'world' }
  },
  'in the space of another object': {
    mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain()),
    options: { space: turned(new Group(), 1, 2, 1, 3) }
  },
  'the front only': { mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain(FrontSide)) },
  'the back only': { mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain(BackSide)) },
  'no index': { mesh: () => new Mesh(new TorusKnotGeometry(3, 0.8, 64, 12).toNonIndexed(), plain()) },
  'some of the triangles': { mesh: () => new Mesh(rangeOf(new SphereGeometry(3, 24, 16), 90, 601), plain()) },
  'morph targets': {
    mesh: () =>
      morphed(new Mesh(withTargets(new SphereGeometry(3, 24, 16), true, { normals: true }), plain()), 0.7, 0.4)
  },
  'a field without bounds': {
    mesh: () => new Mesh(new SphereGeometry(3, 24, 16), plain()),
    field: noise.div(perlin3({ frequency: 0.3 }).add(1.02))
  },
  'an amplitude that is a field, and time': {
    mesh: () => new Mesh(plane(), plain()),
    field: perlin3({ axes: 'xyt', frequency: [0.3, 0.4, 1] }),
    options: { amplitude: noise.add(1), time: { value: 3.3 } }
  },
  'several materials, one of them for two groups': { mesh: () => new Mesh(new BoxGeometry(4, 5, 6, 8, 8, 8), sides()) },
  'one triangle': { mesh: () => new Mesh(rangeOf(new SphereGeometry(9, 4, 3), 6, 3), plain()) },
  'five triangles': { mesh: () => new Mesh(rangeOf(new SphereGeometry(9, 8, 5), 0, 15), plain()) }
}

function sides(): MeshStandardMaterial[] {
  const [front, back, both] = [plain(FrontSide), plain(BackSide), plain()]
  return [front, back, both, front, both, back]
}

function rangeOf<G extends SphereGeometry>(geometry: G, start: number, count: number): G {
  geometry.setDrawRange(start, count)
  return geometry
}

function inside(mesh: Mesh): Mesh {
  turned(new Group(), 0.7, 0.7, 0.7, -3).add(mesh)
  return mesh
}

/** From all around the mesh to places in and beside it. */
function* raysAt(mesh: Mesh, count: number): Generator<Raycaster> {
  const random = randomNumbers(count)
  const raycaster = new Raycaster()
  mesh.updateWorldMatrix(true, false)
  const somewhere = (size: number) => new Vector3().randomDirection().copy(direction(random)).multiplyScalar(size)
  for (let i = 0; i < count; i++) {
    const from = somewhere(12 * random()).applyMatrix4(mesh.matrixWorld)
    const to = somewhere(4 * random()).applyMatrix4(mesh.matrixWorld)
    raycaster.set(from, to.sub(from).normalize())
    yield raycaster
  }
}

function direction(random: () => number): Vector3 {
  return new Vector3().setFromSphericalCoords(1, Math.acos(2 * random() - 1), 2 * Math.PI * random())
}

/** Numbers of an intersection, with what they may err by: places and weights are quotients of doubles. */
function expectSame(hit: Intersection, expected: Intersection): void {
  const near = (a: number, b: number) => {
    expect(Math.abs(a - b)).toBeLessThan(1e-7)
  }
  near(hit.distance, expected.distance)
  near(hit.point.distanceTo(expected.point), 0)
  expect(hit.faceIndex).toBe(expected.faceIndex)
  for (const name of ['a', 'b', 'c', 'materialIndex'] as const) expect(hit.face?.[name]).toBe(expected.face?.[name])
  near(hit.face?.normal.distanceTo(expected.face?.normal ?? new Vector3()) ?? NaN, 0)
  near(hit.uv?.distanceTo(expected.uv ?? hit.uv) ?? NaN, 0)
  near(hit.barycoord?.distanceTo(expected.barycoord ?? new Vector3()) ?? NaN, 0)
  near(hit.normal?.distanceTo(expected.normal ?? new Vector3()) ?? NaN, 0)
}

describe.each(Object.entries(cases))('%s', (_name, { mesh: create, options = {}, field = noise }) => {
  const mesh = create()
  const surface = displace(mesh, field, options)
  const drawn = drawnMesh(mesh, field, options)

  test("three's Raycaster and raycast find what three finds in the displaced triangles", () => {
    let found = 0
    for (const raycaster of raysAt(mesh, 400)) {
      const expected = raycaster.intersectObject(drawn)
      const hits = raycaster.intersectObject(mesh)
      expect(hits).toHaveLength(expected.length)
      hits.forEach((hit, i) => {
        expectSame(hit, expected[i])
        expect(hit.object).toBe(mesh)
      })
      const nearest = surface.raycast(raycaster)
      expect(nearest?.distance).toBe(hits.at(0)?.distance)
      found += hits.length
    }
    expect(found).toBeGreaterThan(20)
  })

  test('near and far bound distances', () => {
    for (const raycaster of raysAt(mesh, 100)) {
      const [first, ...others] = raycaster.intersectObject(mesh)
      if (!first) continue
      raycaster.near = first.distance * 1.000001
      expect(surface.raycast(raycaster)?.distance).toBe(
        others.find(({ distance }) => distance >= raycaster.near)?.distance
      )
      Object.assign(raycaster, { near: 0, far: first.distance * 0.999999 })
      expect(surface.raycast(raycaster)).toBeUndefined()
      raycaster.far = first.distance * 1.000001
      expect(surface.raycast(raycaster)?.distance).toBe(first.distance)
      raycaster.far = Infinity
    }
  })
})

test('a Ray is as good as a Raycaster', () => {
  const mesh = new Mesh(plane(), plain())
  const surface = displace(mesh, noise)
  const hit = surface.raycast(new Ray(new Vector3(0.1, 0.2, 9), new Vector3(0, 0, -1)))
  expect(hit?.point.z).toBeCloseTo(9 - (hit?.distance ?? 0), 12)
  expect(surface.raycast(new Ray(new Vector3(9, 0.2, 9), new Vector3(0, 0, -1)))).toBeUndefined()
})

test('no ray slips through an edge or a corner', () => {
  const mesh = new Mesh(new BoxGeometry(4, 5, 6, 3, 4, 5), plain(FrontSide))
  const surface = displace(mesh, noise, { along: 'radial' })
  const { position } = mesh.geometry.attributes
  const [a, b] = [new Vector3(), new Vector3()]
  for (let i = 0; i < position.count - 1; i++) {
    a.fromBufferAttribute(position, i)
    b.fromBufferAttribute(position, i + 1)
    for (const target of [a, a.clone().lerp(b, 0.5), a.clone().lerp(b, 0.3)]) {
      // From the last vertex of a side to the first of another.
      if (target.length() < 1) continue
      for (const distance of [20, 1e5]) {
        const from = target.clone().multiplyScalar(distance)
        const ray = new Ray(from, target.clone().negate().normalize())
        expect(surface.raycast(ray)?.distance).toBeGreaterThan(0)
      }
    }
  }
})

describe('bad rays meet nothing:', () => {
  const surface = displace(new Mesh(plane(), plain()), noise)
  test.each([
    ['NaN in the origin', new Vector3(NaN, 0, 1), new Vector3(0, 0, -1)],
    ['NaN in the direction', new Vector3(0, 0, 1), new Vector3(0, NaN, -1)],
    ['no direction', new Vector3(0, 0, 1), new Vector3()],
    ['an infinite origin', new Vector3(0, 0, Infinity), new Vector3(0, 0, -1)]
  ])('%s', (_name, origin, direction) => {
    expect(surface.raycast(new Ray(origin, direction))).toBeUndefined()
  })

  test('a mesh that is scaled to nothing', () => {
    const mesh = new Mesh(plane(), plain())
    mesh.scale.setScalar(0)
    expect(displace(mesh, noise).raycast(new Ray(new Vector3(0, 0, 5), new Vector3(0, 0, -1)))).toBeUndefined()
  })
})

test('vertices at NaN take only their own triangles away', () => {
  const geometry = plane()
  geometry.attributes.position.setZ(0, NaN)
  const surface = displace(new Mesh(geometry, plain()), noise)
  expect(surface.raycast(new Ray(new Vector3(1.3, 0.2, 9), new Vector3(0, 0, -1)))?.distance).toBeGreaterThan(0)
  expect(surface.raycast(new Ray(new Vector3(-3.9, 3.9, 9), new Vector3(0, 0, -1)))).toBeUndefined()
})

describe("mesh.raycast, which three's Raycaster calls,", () => {
  const down = () => new Raycaster(new Vector3(0.1, 0.25, 90), new Vector3(0, 0, -1))
  const high = { amplitude: 0, along: 'z' } as const

  test('is taken off with the displacement', () => {
    const mesh = new Mesh(plane(), plain())
    const surface = displace(mesh, noise.add(20), { along: 'z' })
    expect(down().intersectObject(mesh)[0].point.z).toBeGreaterThan(10)
    surface.dispose()
    expect(Object.hasOwn(mesh, 'raycast')).toBe(false)
    expect(down().intersectObject(mesh)[0].point.z).toBe(0)
  })

  test("stays the user's own, before and after", () => {
    const mesh = new Mesh(plane(), plain())
    const own = () => undefined
    mesh.raycast = own
    const surface = displace(mesh, noise, high)
    expect(mesh.raycast).toBe(own)
    expect(down().intersectObject(mesh)).toEqual([])
    expect(surface.raycast(down())?.distance).toBe(90)
    surface.dispose()
    expect(mesh.raycast).toBe(own)
    const later = new Mesh(plane(), plain())
    const handle = displace(later, noise, high)
    later.raycast = own
    handle.dispose()
    expect(later.raycast).toBe(own)
  })

  test('goes on to children, and heeds layers', () => {
    const mesh = new Mesh(plane(), plain())
    const child = new Mesh(plane(), plain())
    const scene = new Scene().add(mesh.add(child))
    displace(mesh, noise.add(20), { along: 'z' })
    expect(
      down()
        .intersectObjects(scene.children)
        .map(({ object }) => object)
    ).toEqual([mesh, child])
    mesh.layers.set(1)
    expect(
      down()
        .intersectObjects(scene.children)
        .map(({ object }) => object)
    ).toEqual([child])
  })
})
