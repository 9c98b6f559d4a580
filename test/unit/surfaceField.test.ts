import { DoubleSide, FrontSide, Mesh, MeshStandardMaterial, PlaneGeometry, Ray, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions, type Displacement, type Field } from 'three-perlin'
import { turned } from '../support/displacedMeshes'
import { randomNumbers } from '../support/randomNumbers'

/** Features of about two cells, so that the mesh is far from the field. */
const hills = perlin2({ seed: 3, axes: 'xz', frequency: 0.4 })
const ground = () => new PlaneGeometry(20, 20, 16, 16).rotateX(-Math.PI / 2)
const lying = (side: 0 | 2 = DoubleSide) => new Mesh(ground(), new MeshStandardMaterial({ side }))

/** Down into the ground from around it, some of them nearly level. */
function* raysAtGround(count: number, scale = 1): Generator<Ray> {
  const random = randomNumbers(count)
  for (let i = 0; i < count; i++) {
    const direction = new Vector3().setFromSphericalCoords(1, Math.PI / 2 + 0.05 + 1.5 * random(), 6.3 * random())
    const target = new Vector3(18 * (random() - 0.5), random() - 0.5, 18 * (random() - 0.5)).multiplyScalar(scale)
    yield new Ray(target.addScaledVector(direction, -30 * scale), direction)
  }
}

/** Where the ray first goes through the field, in 20 000 steps over its whole way. */
function search(ray: Ray, surface: Displacement): number | undefined {
  const above = (t: number) => {
    const p = ray.at(t, new Vector3())
    return p.y - surface.heightAt(p.x, p.z, { on: 'field' })
  }
  let before = NaN
  for (let i = 0; i <= 20_000; i++) {
    const t = i * 0.003
    const now = above(t)
    if (before * now <= 0) {
      let [lo, hi] = [t - 0.003, t]
      for (let k = 0; k < 60; k++) {
        const middle = (lo + hi) / 2
        if (above(middle) * before > 0) lo = middle
        else hi = middle
      }
      return lo
    }
    before = now
  }
  return undefined
}

test('on the field a ray meets it where a search in small steps does', { timeout: 120_000 }, () => {
  const surface = displace(lying(), hills, { along: 'y', amplitude: 2 })
  let [found, elsewhere] = [0, 0]
  for (const ray of raysAtGround(60)) {
    const expected = search(ray, surface)
    const hit = surface.raycast(ray, { on: 'field' })
    expect(hit === undefined).toBe(expected === undefined)
    if (!hit || expected === undefined) continue
    found++
    expect(Math.abs(hit.distance - expected)).toBeLessThan(1e-9)
    if (Math.abs((surface.raycast(ray)?.distance ?? 0) - expected) > 0.05) elsewhere++
  }
  expect(found).toBeGreaterThan(40)
  // Else the test would not tell the field from the mesh.
  expect(elsewhere).toBeGreaterThan(20)
})

interface Case {
  mesh: () => Mesh
  options: DisplaceOptions
  field?: Field
}

const cases: Record<string, Case> = {
  'along y': { mesh: () => lying(), options: { along: 'y' } },
  'along its normals, from the front': { mesh: () => lying(FrontSide), options: {} },
  'in world space': { mesh: () => placed(lying()), options: { along: 'y', space: 'world' } },
  'in the space of uv': {
    mesh: () => lying(),
    options: { along: 'y', space: 'uv' },
    field: perlin3({ frequency: [8, 6, 1] })
  },
  'a field without bounds': {
    mesh: () => lying(),
    options: { along: 'y' },
    field: hills.div(perlin3({ frequency: 0.3 }).add(1.02))
  }
}

function placed(mesh: Mesh): Mesh {
  mesh.rotation.y = 0.7
  mesh.scale.set(1.2, 0.8, 1)
  mesh.position.set(1, 0.1, -1)
  return mesh
}

describe.each(Object.entries(cases))('%s', (_name, { mesh: create, options, field = hills }) => {
  const mesh = create()
  const surface = displace(mesh, field, options)

  test('hits lie on heightAt and have the normal of normalAt', () => {
    let found = 0
    for (const ray of raysAtGround(100)) {
      const hit = surface.raycast(ray, { on: 'field' })
      if (!hit) continue
      found++
      const { x, y, z } = hit.point
      expect(Math.abs(surface.heightAt(x, z, { on: 'field' }) - y)).toBeLessThan(1e-9)
      expect(ray.at(hit.distance, new Vector3()).distanceTo(hit.point)).toBeLessThan(1e-8)
      const normal = surface.normalAt(x, z, undefined, { on: 'field' })
      const world = hit.face?.normal.clone().applyNormalMatrix(mesh.normalMatrix.getNormalMatrix(mesh.matrixWorld))
      expect(world?.distanceTo(normal)).toBeLessThan(1e-6)
      expect(Math.abs(hit.normal?.dot(hit.face?.normal ?? new Vector3()) ?? 0)).toBeCloseTo(1, 12)
    }
    expect(found).toBeGreaterThan(50)
  })

  test('straight down it is heightAt', () => {
    const random = randomNumbers(4)
    for (let i = 0; i < 50; i++) {
      const [x, z] = [15 * (random() - 0.5), 15 * (random() - 0.5)]
      const hit = surface.raycast(new Ray(new Vector3(x, 50, z), new Vector3(0, -1, 0)), { on: 'field' })
      const height = surface.heightAt(x, z, { on: 'field' })
      if (Number.isNaN(height)) continue
      expect(Math.abs((hit?.point.y ?? NaN) - height)).toBeLessThan(1e-9)
    }
  })
})

test('a sheet that hangs anywhere', () => {
  const mesh = turned(
    new Mesh(new PlaneGeometry(20, 20, 16, 16), new MeshStandardMaterial({ side: DoubleSide })),
    1,
    2,
    3
  )
  const field = fbm(perlin3({ frequency: 0.2 }), { octaves: 2 })
  const surface = displace(mesh, field, { amplitude: 2 })
  const random = randomNumbers(8)
  let found = 0
  mesh.updateMatrixWorld()
  for (let i = 0; i < 100; i++) {
    const from = new Vector3(30 * (random() - 0.5), 30 * (random() - 0.5), 20).applyMatrix4(mesh.matrixWorld)
    const to = new Vector3(16 * (random() - 0.5), 16 * (random() - 0.5), 0).applyMatrix4(mesh.matrixWorld)
    const hit = surface.raycast(new Ray(from, to.sub(from).normalize()), { on: 'field' })
    if (!hit) continue
    found++
    const { x, y, z } = mesh.worldToLocal(hit.point.clone())
    expect(Math.abs(z - 2 * field.sample(x, y, 0))).toBeLessThan(1e-9)
  }
  expect(found).toBeGreaterThan(90)
})

test('the side of the material counts', () => {
  const surface = displace(lying(FrontSide), hills, { along: 'y' })
  const ray = new Ray(new Vector3(0.3, -9, 0.4), new Vector3(0.1, 1, 0).normalize())
  expect(surface.raycast(ray, { on: 'field' })).toBeUndefined()
})
