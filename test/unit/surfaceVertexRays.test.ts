import {
  BatchedMesh,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Line,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Ray,
  Raycaster,
  SphereGeometry,
  Vector3,
  type Intersection
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin3, type DisplaceOptions } from 'three-perlin'
import { turned } from '../support/displacedMeshes'
import { drawnMesh } from '../support/drawnMesh'
import { randomNumbers } from '../support/randomNumbers'

// Rays on what three's own raycast methods know how to meet, against the same methods on vertices that were displaced
// by the definition.

const field = fbm(perlin3({ seed: 'dust', frequency: 0.4 }), { octaves: 3 })
const sphere = () => new SphereGeometry(3, 24, 16)
const RAYS = 300

/** Towards a place from all around it. */
function* rays(seed: number, middle: Vector3): Generator<Raycaster> {
  const random = randomNumbers(seed)
  const signed = () => 2 * random() - 1
  for (let k = 0; k < RAYS; k++) {
    const from = new Vector3(signed(), signed(), signed()).setLength(12).add(middle)
    const to = new Vector3(signed(), signed(), signed()).multiplyScalar(3.5).add(middle)
    const raycaster = new Raycaster(from, to.sub(from).normalize())
    raycaster.params.Points.threshold = raycaster.params.Line.threshold = 0.2
    yield raycaster
  }
}

function expectSameHits(found: Intersection[], expected: Intersection[]): number {
  // A line meets a ray at both of the segments that share a point.
  const sorted = (hits: Intersection[]) => [...hits].sort((a, b) => (a.index ?? 0) - (b.index ?? 0))
  expect(found).toHaveLength(expected.length)
  const others = sorted(expected)
  sorted(found).forEach((hit, k) => {
    // Both in doubles, of numbers around 30, through matrices and their inverses.
    expect(hit.distance).toBeCloseTo(others[k].distance, 11)
    expect(hit.point.distanceTo(others[k].point)).toBeLessThan(1e-11)
    expect([hit.index, hit.faceIndex]).toEqual([others[k].index, others[k].faceIndex])
  })
  return found.length
}

const kinds = {
  Points: () => new Points(sphere(), new PointsMaterial()),
  'Points without an index': () => new Points(sphere().toNonIndexed(), new PointsMaterial()),
  'some of the Points': () => {
    const geometry = sphere()
    geometry.setDrawRange(40, 300)
    return new Points(geometry, new PointsMaterial())
  },
  Line: () => new Line(sphere().deleteAttribute('uv'), new LineBasicMaterial()),
  LineLoop: () => new LineLoop(sphere().toNonIndexed(), new LineBasicMaterial()),
  LineSegments: () => new LineSegments(sphere(), new LineBasicMaterial())
}
const ways: Record<string, DisplaceOptions> = {
  'along normals': {},
  'in world space': { space: 'world', along: new Vector3(1, 2, 3) }
}

describe.each(Object.entries(kinds))('%s', (_kind, create) => {
  test.each(Object.entries(ways))('are hit where they are drawn, %s', (_way, options) => {
    const object = turned(create(), 1, 1.3, 0.8)
    const { raycast } = displace(object, field, options)
    const mesh = Object.assign(new Mesh(object.geometry), { matrixAutoUpdate: false })
    object.updateWorldMatrix(true, false)
    mesh.matrix.copy(object.matrixWorld)
    mesh.matrixWorldNeedsUpdate = true
    const { geometry } = drawnMesh(mesh, field, options)
    const expected = Object.assign(Object.create(object) as typeof object, { geometry })
    let hits = 0
    for (const raycaster of rays(1, object.position)) {
      const own: Intersection[] = []
      ;(Object.getPrototypeOf(object) as typeof object).raycast.call(expected, raycaster, own)
      const found = raycaster.intersectObject(object)
      hits += expectSameHits(found, own)
      expect(found.every((hit) => hit.object === object)).toBe(true)
      expect(raycast(raycaster)?.distance).toBe(found.at(0)?.distance)
    }
    expect(hits).toBeGreaterThan(RAYS / 3)
  })
})

describe('BatchedMesh', () => {
  function createBatch() {
    const batch = new BatchedMesh(5, 2000, 6000, new MeshStandardMaterial())
    const geometries = [
      new SphereGeometry(1.5, 12, 8),
      new BoxGeometry(2, 2, 2, 3, 3, 3),
      new PlaneGeometry(3, 3, 8, 8)
    ]
    const ids = geometries.map((geometry) => batch.addGeometry(geometry))
    const members = [0, 1, 2, 0, 1].map((which, k) => {
      const id = batch.addInstance(ids[which])
      const matrix = new Matrix4().makeRotationY(k).setPosition(2 * (k - 2), k % 2, 0.5 * k)
      batch.setMatrixAt(id, matrix)
      return { id, matrix, geometry: geometries[which] }
    })
    return { batch: turned(batch, 1, 1.2, 0.9), members }
  }

  test.each(Object.entries(ways))('is hit member by member, %s', (_way, options) => {
    const { batch, members } = createBatch()
    batch.setVisibleAt(members[1].id, false)
    batch.deleteInstance(members[4].id)
    const { raycast } = displace(batch, field, options)
    batch.updateWorldMatrix(true, false)
    const drawn = [0, 2, 3].map((k) => {
      const { geometry, matrix, id } = members[k]
      const mesh = new Mesh(geometry, batch.material)
      mesh.matrixAutoUpdate = false
      mesh.matrix.multiplyMatrices(batch.matrixWorld, matrix)
      mesh.matrixWorldNeedsUpdate = true
      return { id, mesh: drawnMesh(mesh, field, options) }
    })
    let hits = 0
    for (const raycaster of rays(2, batch.position)) {
      const found = raycaster.intersectObject(batch)
      for (const { id, mesh } of drawn) {
        const own: Intersection[] = []
        mesh.raycast(raycaster, own)
        own.sort((a, b) => a.distance - b.distance)
        const ofMember = found.filter(({ batchId }) => batchId === id)
        expect(ofMember).toHaveLength(own.length)
        ofMember.forEach((hit, k) => {
          // Its vertices and matrices are float32.
          expect(hit.distance).toBeCloseTo(own[k].distance, 4)
        })
        hits += own.length
      }
      expect(found.every(({ object }) => object === batch)).toBe(true)
      expect(raycast(raycaster)?.distance).toBe(found.at(0)?.distance)
    }
    expect(hits).toBeGreaterThan(RAYS / 4)
  })
})

test('live values, moved vertices and moved objects are seen', () => {
  const height = { value: 1 }
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(9), 3))
  const points = new Points(geometry, new PointsMaterial())
  const { raycast } = displace(points, perlin3().mul(0).add(height), { along: 'z' })
  const down = new Ray(new Vector3(0, 0, 10), new Vector3(0, 0, -1))
  const found = () => raycast(down)?.distance
  expect(found()).toBe(9)
  height.value = 3
  expect(found()).toBe(7)
  points.position.z = 1
  expect(found()).toBe(6)
  geometry.attributes.position.setZ(1, 2)
  geometry.attributes.position.needsUpdate = true
  expect(found()).toBe(4)
  expect(() => raycast(down, { on: 'field' })).toThrow(/^raycast: the field between the vertices of points ''/)
})

test('a raycast method of the user stays, and undoing takes ours away', () => {
  const own = new Points(sphere(), new PointsMaterial())
  const raycast = () => undefined
  own.raycast = raycast
  displace(own, field)
  expect(own.raycast).toBe(raycast)
  const line = new Line(sphere(), new LineBasicMaterial())
  const { dispose } = displace(line, field)
  expect(Object.hasOwn(line, 'raycast')).toBe(true)
  dispose()
  expect(Object.hasOwn(line, 'raycast')).toBe(false)
})
