import { DoubleSide, InstancedMesh, Mesh, MeshStandardMaterial, PlaneGeometry, Ray, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin2 } from 'three-perlin'
import { randomNumbers } from '../support/randomNumbers'

const CHUNKS = 4
const SIZE = 16
const AMPLITUDE = 8
const field = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 20 }), { octaves: 5 })
const OPTIONS = { amplitude: AMPLITUDE, along: 'y', space: 'world' } as const
/** Sevenths and a shift, so that no vertex is a lattice point, where noise is 0. */
const sheet = new PlaneGeometry(SIZE, SIZE, 7, 7).rotateX(-Math.PI / 2)
const [SHIFT_X, SHIFT_Z] = [0.37, 3.11]

function chunkedGround() {
  const material = new MeshStandardMaterial({ side: DoubleSide })
  const ground = displace(material, field, OPTIONS)
  const chunks = Array.from({ length: CHUNKS * CHUNKS }, (_, i) => {
    const mesh = new Mesh(sheet, material)
    mesh.position.set((i % CHUNKS) * SIZE + SHIFT_X, 0, Math.floor(i / CHUNKS) * SIZE + SHIFT_Z)
    return { mesh, surface: ground.attach(mesh) }
  })
  return { ground, chunks, material }
}

/** Points on the border of a chunk and its right neighbour, and on that with its lower one. */
function* borders(random: () => number) {
  for (let i = 0; i < CHUNKS * CHUNKS; i++) {
    const [column, row] = [i % CHUNKS, Math.floor(i / CHUNKS)]
    const [x, z] = [column * SIZE + SHIFT_X, row * SIZE + SHIFT_Z]
    for (let k = 0; k < 10; k++) {
      const along = (random() - 0.5) * SIZE
      if (column < CHUNKS - 1) yield { a: i, b: i + 1, x: x + SIZE / 2, z: z + along }
      if (row < CHUNKS - 1) yield { a: i, b: i + CHUNKS, x: x + along, z: z + SIZE / 2 }
    }
  }
}

/**
 * Positions of vertices along the border are float32: they err by 4.8e-7 at 8, in either chunk. Slopes are below
 * AMPLITUDE · 2 · 5 octaves / 20 = 4, and change by AMPLITUDE · 15 · (16 / 20)² / 2 = 39 a unit.
 */
const HEIGHT_ERROR = 2 * 4.8e-7 * 4
const NORMAL_ERROR = 2 * 4.8e-7 * 39

describe('4 × 4 chunks of one field', () => {
  const { ground, chunks } = chunkedGround()
  const surfaces = chunks.map(({ surface }) => surface)

  test('have the same heights and normals on both sides of their borders', () => {
    let [count, varied] = [0, 0]
    for (const { a, b, x, z } of borders(randomNumbers(1))) {
      for (const on of ['mesh', 'field'] as const) {
        const [one, other] = [a, b].map((i) => surfaces[i].heightAt(x, z, { on }))
        expect(Math.abs(one - other)).toBeLessThan(HEIGHT_ERROR)
        if (Math.abs(one) > 0.1) varied++
      }
      const [n, m] = [a, b].map((i) => surfaces[i].normalAt(x, z, undefined, { on: 'field' }))
      expect(n.distanceTo(m)).toBeLessThan(NORMAL_ERROR)
      const [p, q] = [a, b].map((i) => {
        // A little into the chunk: the border itself may be beside it by rounding.
        const from = new Vector3(x, 0, z).lerp(chunks[i].mesh.position, 1e-9).setY(50)
        return surfaces[i].raycast(new Ray(from, new Vector3(0, -1, 0)))?.normal ?? new Vector3(NaN)
      })
      expect(p.distanceTo(q)).toBeLessThan(NORMAL_ERROR)
      count++
    }
    expect(count).toBe(2 * 10 * CHUNKS * (CHUNKS - 1))
    expect(varied).toBeGreaterThan(count)
  })

  test('are asked as one through the material', () => {
    const random = randomNumbers(2)
    for (let k = 0; k < 100; k++) {
      const [x, z] = [random() * CHUNKS * SIZE - SIZE / 2 + SHIFT_X, random() * CHUNKS * SIZE - SIZE / 2 + SHIFT_Z]
      const chunk = Math.floor((x - SHIFT_X) / SIZE + 0.5) + CHUNKS * Math.floor((z - SHIFT_Z) / SIZE + 0.5)
      for (const on of ['mesh', 'field'] as const) {
        expect(ground.heightAt(x, z, { on })).toBe(surfaces[chunk].heightAt(x, z, { on }))
        const normal = surfaces[chunk].normalAt(x, z, undefined, { on })
        expect(ground.normalAt(x, z, new Vector3(), { on }).equals(normal)).toBe(true)
      }
      const ray = new Ray(new Vector3(x, 50, z), new Vector3(0.3, -1, 0.2).normalize())
      const hits = surfaces.flatMap(({ raycast }) => raycast(ray) ?? [])
      const nearest = hits.sort((a, b) => a.distance - b.distance).at(0)
      expect(ground.raycast(ray)?.distance).toBe(nearest?.distance)
      expect(ground.raycast(ray)?.object).toBe(nearest?.object)
    }
  })

  test('leave it at NaN beside them all', () => {
    expect(ground.heightAt(-SIZE, 0)).toBeNaN()
    expect(ground.normalAt(-SIZE, 0).toArray()).toEqual([NaN, NaN, NaN])
    expect(ground.raycast(new Ray(new Vector3(-SIZE, 50, 0), new Vector3(0, -1, 0)))).toBeUndefined()
  })

  test('are followed where they go', () => {
    const [{ mesh, surface }] = chunks
    mesh.position.x -= 3 * SIZE
    const [x, z] = [mesh.position.x + 1, mesh.position.z + 2]
    expect(ground.heightAt(x, z)).toBe(surface.heightAt(x, z))
    expect(ground.heightAt(x, z)).not.toBeNaN()
    surface.dispose()
    expect(ground.heightAt(x, z)).toBeNaN()
  })
})

test('of meshes that overlap the highest counts', () => {
  const material = new MeshStandardMaterial()
  const ground = displace(material, constant(1), { along: 'y' })
  const meshes = [2, 5, 3].map((y) => {
    const mesh = new Mesh(sheet, material)
    mesh.position.y = y
    ground.attach(mesh)
    return mesh
  })
  expect(ground.heightAt(0.2, 0.3)).toBe(6)
  expect(ground.raycast(new Ray(new Vector3(0.2, 50, 0.3), new Vector3(0, -1, 0)))?.object).toBe(meshes[1])
})

test('instances of the material are no ground, but rays meet them', () => {
  const material = new MeshStandardMaterial()
  const ground = displace(material, constant(1), { along: 'y' })
  ground.attach(new InstancedMesh(sheet, material, 1))
  expect(() => ground.heightAt(0, 0)).toThrow('heightAt: a material alone has no surface. Call attach(mesh) first.')
  ground.attach(new Mesh(sheet, material))
  expect(ground.heightAt(0, 0)).toBe(1)
  expect(ground.raycast(new Ray(new Vector3(0.2, 50, 0.3), new Vector3(0, -1, 0)))?.distance).toBe(49)
})
