// Long because of its tables of sheets and of errors.

import RAPIER from '@dimforge/rapier3d-compat'
import { Body, Heightfield, RaycastResult, Sphere, Vec3, World } from 'cannon-es'
import {
  Box3,
  CircleGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
  type BufferGeometry
} from 'three'
import { beforeAll, describe, expect, test } from 'vitest'
import { displace, fbm, perlin3, type DisplaceOptions, type Displacement, type HeightfieldOptions } from 'three-perlin'
import { randomNumbers } from '../support/randomNumbers'

beforeAll(() => RAPIER.init())

const noise = fbm(perlin3({ seed: 'ground', frequency: 0.15 }), { octaves: 3 })
const TOP = 50

/** Height of an engine's ground at world (x, z); NaN beside it. */
type Ground = (x: number, z: number) => number
type Cells = Omit<HeightfieldOptions, 'layout'>

const engines = {
  rapier(surface: Displacement, options?: Cells): Ground {
    const { nrows, ncols, heights, scale, position, quaternion } = surface.heightfield({ layout: 'rapier', ...options })
    const world = new RAPIER.World({ x: 0, y: -10, z: 0 })
    const ground = RAPIER.ColliderDesc.heightfield(nrows, ncols, heights, scale)
    world.createCollider(ground.setTranslation(position.x, position.y, position.z).setRotation(quaternion))
    world.step()
    return (x, z) => {
      const hit = world.castRay(new RAPIER.Ray({ x, y: TOP, z }, { x: 0, y: -1, z: 0 }), 2 * TOP, true)
      return hit ? TOP - hit.timeOfImpact : NaN
    }
  },

  cannon(surface: Displacement, options?: Cells): Ground {
    const { data, elementSize, position, quaternion } = surface.heightfield({ layout: 'cannon', ...options })
    const body = new Body({ mass: 0, shape: new Heightfield(data, { elementSize }) })
    body.position.set(...position.toArray())
    body.quaternion.set(...quaternion.toArray())
    const world = new World()
    world.addBody(body)
    return (x, z) => {
      const result = new RaycastResult()
      world.raycastClosest(new Vec3(x, TOP, z), new Vec3(x, -TOP, z), { skipBackfaces: false }, result)
      return result.hasHit ? result.hitPointWorld.y : NaN
    }
  }
}
const names = ['rapier', 'cannon'] as const

const sheet = (size = 12, cells = 16) => new PlaneGeometry(size, size, cells, cells)
const meshOf = (geometry: BufferGeometry) => new Mesh(geometry, new MeshStandardMaterial())

function lying(mesh: Mesh, turn = 0): Mesh {
  mesh.rotation.set(-Math.PI / 2, 0, turn)
  mesh.position.set(20, 3, -7)
  return mesh
}

const cases: Record<
  string,
  { mesh: () => Mesh; options?: DisplaceOptions; engines?: readonly (keyof typeof engines)[] }
> = {
  'a plane turned into the ground': { mesh: () => meshOf(sheet().rotateX(-Math.PI / 2)) },
  'a mesh that lies': { mesh: () => lying(meshOf(sheet())), options: { along: 'z' } },
  'turned about the vertical': { mesh: () => lying(meshOf(sheet()), 0.8), options: { space: 'world' } },
  'that faces down': { mesh: () => meshOf(sheet().rotateX(Math.PI / 2)), options: { along: 'y' } },
  'mirrored, and scaled upwards': { mesh: () => scaled(lying(meshOf(sheet()), 0.8), -2, 2, 0.7) },
  'upside down': { mesh: () => turnedOver(lying(meshOf(sheet()), 0.3)) },
  'displaced along x, standing up': {
    mesh: () => standing(meshOf(sheet().rotateY(Math.PI / 2))),
    options: { along: 'x' }
  },
  'no index': {
    mesh: () =>
      meshOf(
        sheet()
          .rotateX(-Math.PI / 2)
          .toNonIndexed()
      )
  },
  'more rows than columns': { mesh: () => meshOf(new PlaneGeometry(9, 12, 12, 16).rotateX(-Math.PI / 2)) },
  'more columns than rows': {
    mesh: () => meshOf(new PlaneGeometry(12, 9, 16, 12).rotateX(-Math.PI / 2)),
    // Rays of cannon's go no further along one axis than the other has cells; bodies do.
    engines: ['rapier']
  },
  'cells that are not square': {
    mesh: () => scaled(lying(meshOf(new PlaneGeometry(12, 9, 16, 5)), 2), 1.3, 2, 1),
    engines: ['rapier']
  }
}

function scaled(mesh: Mesh, ...scale: [number, number, number]): Mesh {
  mesh.scale.set(...scale)
  return mesh
}

function turnedOver(mesh: Mesh): Mesh {
  const parent = new Group().add(mesh)
  parent.rotation.z = Math.PI
  return mesh
}

function standing(mesh: Mesh): Mesh {
  mesh.rotation.z = Math.PI / 2
  return mesh
}

/** World points all over the undisplaced sheet, at random: engines' rays slip through the edges of their triangles. */
function pointsOn(mesh: Mesh, count: number): Vector3[] {
  mesh.updateWorldMatrix(true, false)
  mesh.geometry.computeBoundingBox()
  const { min, max } = mesh.geometry.boundingBox ?? new Box3()
  const random = randomNumbers(count)
  return Array.from({ length: count }, () => {
    const share = new Vector3(random(), random(), random()).multiplyScalar(0.99).addScalar(0.005)
    return share.multiply(new Vector3().subVectors(max, min)).add(min).applyMatrix4(mesh.matrixWorld)
  })
}

describe.each(Object.entries(cases))('%s', (_name, { mesh: create, options, engines: some = names }) => {
  const mesh = create()
  const surface = displace(mesh, noise, { amplitude: 2, ...options })

  test.each(some)("the ground of %s is the mesh's", (engine) => {
    const ground = engines[engine](surface)
    let worst = 0
    for (const { x, z } of pointsOn(mesh, 200)) worst = Math.max(worst, Math.abs(ground(x, z) - surface.heightAt(x, z)))
    // Float32 coordinates of up to TOP err by 3e-6 each, a few times over; slopes are below 2.
    expect(worst).toBeLessThan(engine === 'rapier' ? 3e-5 : 1e-5)
  })
})

/** Beside a corner, where a ray might slip through: slopes are below 3. */
const atCorner = (ground: Ground, x: number, z: number) => ground(x + 1e-5, z + 2e-5)
const NEAR = 3 * 3e-5 + 3e-5

describe.each(names)('%s', (engine) => {
  test('a mesh divided along the other diagonal has the same corners, and the rest within the bound', () => {
    const geometry = sheet().rotateX(-Math.PI / 2)
    const index = geometry.index?.array ?? new Uint16Array()
    // Every second square, so that no turn of the axes would help.
    for (let i = 0; i < index.length; i += 12) {
      const [a, b, d, , c] = index.slice(i, i + 6)
      index.set([a, b, c, a, c, d], i)
    }
    const mesh = meshOf(geometry)
    const surface = displace(mesh, noise, { amplitude: 2 })
    const ground = engines[engine](surface)
    const corner = (i: number, j: number) => surface.heightAt(-6 + 0.75 * i, -6 + 0.75 * j)
    let worst = 0
    for (const { x, z } of pointsOn(mesh, 200)) {
      const [i, j] = [Math.floor((x + 6) / 0.75), Math.floor((z + 6) / 0.75)]
      const bound = Math.abs(corner(i, j) - corner(i + 1, j) + corner(i + 1, j + 1) - corner(i, j + 1)) / 2
      const difference = Math.abs(ground(x, z) - surface.heightAt(x, z))
      expect(difference).toBeLessThan(bound + 3e-5)
      worst = Math.max(worst, difference)
    }
    expect(worst).toBeGreaterThan(1e-3)
    for (let i = 1; i < 16; i++)
      expect(Math.abs(atCorner(ground, -6 + 0.75 * i, 0.75) - corner(i, 9))).toBeLessThan(NEAR)
  })

  test('resampled, it has the heights of the mesh or of the field at the corners of cells', () => {
    const surface = displace(meshOf(sheet(12, 5).rotateX(-Math.PI / 2)), noise, { amplitude: 2 })
    for (const on of ['mesh', 'field'] as const) {
      const ground = engines[engine](surface, { columns: 24, rows: 24, on })
      for (let i = 1; i < 24; i++) {
        const [x, z] = [-6 + i / 2, 6 - ((i * 7) % 24) / 2]
        if (Math.abs(z) === 6) continue
        expect(Math.abs(atCorner(ground, x, z) - surface.heightAt(x, z, { on }))).toBeLessThan(NEAR)
      }
    }
  })
})

test.each([
  ['turned', () => lying(meshOf(sheet(12, 8)), 0.4)],
  ['of more columns than rows', () => lying(meshOf(new PlaneGeometry(12, 3, 16, 4)))]
] as const)('balls of both engines come to rest on a ground that is drawn %s', (_name, create) => {
  const mesh = create()
  // Nearly a plane, tilted by so little that balls stay.
  const surface = displace(mesh, perlin3({ frequency: 0.02 }).translate([3, 3, 3]), { amplitude: 0.1 })
  const radius = 0.5
  const { x, z } = mesh.position

  const rapier = new RAPIER.World({ x: 0, y: -10, z: 0 })
  const r = surface.heightfield({ layout: 'rapier' })
  const collider = RAPIER.ColliderDesc.heightfield(r.nrows, r.ncols, r.heights, r.scale)
  rapier.createCollider(collider.setTranslation(...r.position.toArray()).setRotation(r.quaternion))
  const ball = rapier.createRigidBody(RAPIER.RigidBodyDesc.dynamic().setTranslation(x + 3.1, 5, z + 0.7))
  rapier.createCollider(RAPIER.ColliderDesc.ball(radius).setFriction(9), ball)

  const cannon = new World({ gravity: new Vec3(0, -10, 0) })
  const c = surface.heightfield({ layout: 'cannon' })
  const ground = new Body({ mass: 0, shape: new Heightfield(c.data, { elementSize: c.elementSize }) })
  ground.position.set(...c.position.toArray())
  ground.quaternion.set(...c.quaternion.toArray())
  const sphere = new Body({ mass: 1, shape: new Sphere(radius), position: new Vec3(x + 3.1, 5, z + 0.7) })
  cannon.addBody(ground)
  cannon.addBody(sphere)

  for (let i = 0; i < 240; i++) {
    rapier.step()
    cannon.step(1 / 60)
  }
  for (const at of [ball.translation(), sphere.position]) {
    // Engines let bodies overlap by about a hundredth of a unit.
    expect(Math.abs(at.y - surface.heightAt(at.x, at.z) - radius)).toBeLessThan(0.02)
  }
})

describe('heightfield throws for', () => {
  const named = (mesh: Mesh) => Object.assign(mesh, { name: 'land' })
  const flat = (mesh: Mesh) => displace(named(mesh), noise, { along: 'y' })
  const rows: [name: string, surface: Displacement, options: unknown, text: string][] = [
    [
      'no options',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      undefined,
      "heightfield: options must be an object such as { layout: 'rapier' }, got undefined."
    ],
    [
      'another layout',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      { layout: 'ammo' },
      "heightfield: `layout` must be 'rapier' or 'cannon', got 'ammo'."
    ],
    [
      'a misspelt option',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      { layout: 'rapier', cells: 3 },
      'heightfield: there is no option `cells`. Options are layout, columns, rows, on.'
    ],
    [
      'no columns',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      { layout: 'rapier', columns: 0 },
      'heightfield: `columns` must be a positive integer, got 0.'
    ],
    [
      'half a row',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      { layout: 'rapier', rows: 1.5 },
      'heightfield: `rows` must be a positive integer, got 1.5.'
    ],
    [
      'another surface',
      flat(meshOf(sheet().rotateX(-Math.PI / 2))),
      { layout: 'rapier', on: 'sea' },
      "heightfield: `on` must be 'mesh' or 'field', got 'sea'."
    ],
    [
      'no regular grid',
      flat(new Mesh(new CircleGeometry(5, 20).rotateX(-Math.PI / 2), new MeshStandardMaterial())),
      { layout: 'rapier' },
      "heightfield: the vertices of mesh 'land' are no regular grid. Pass columns and rows, to resample it."
    ],
    [
      'cells that are not square',
      flat(meshOf(new PlaneGeometry(6, 5, 3, 2).rotateX(-Math.PI / 2))),
      { layout: 'cannon' },
      "heightfield: cells of cannon's must be square, and those of mesh 'land' measure 2 × 2.5. Pass columns and rows that make them so."
    ],
    [
      'a surface that is not vertical',
      displace(named(new Mesh(new SphereGeometry(), new MeshStandardMaterial())), noise),
      { layout: 'rapier' },
      "heightfield: the displacement of mesh 'land' is not vertical in the world"
    ],
    [
      'a material alone',
      displace(new MeshStandardMaterial(), noise),
      { layout: 'rapier' },
      'heightfield: a material alone has no sheet of its own. Ask what attach(mesh) returns.'
    ]
  ]
  test.each(rows)('%s', (_name, surface, options, text) => {
    expect(() => surface.heightfield(options as HeightfieldOptions & { layout: 'rapier' })).toThrow(text)
  })

  test('a sheet that is sheared in the world', () => {
    const mesh = named(meshOf(sheet().rotateX(-Math.PI / 2)))
    mesh.rotation.y = 0.5
    const parent = new Group().add(mesh)
    parent.scale.set(1, 1, 3)
    const surface = flat(mesh)
    expect(surface.heightAt(0, 0)).not.toBeNaN()
    expect(() => surface.heightfield({ layout: 'cannon' })).toThrow(
      "heightfield: mesh 'land' is sheared in the world, and a heightfield is a rectangle. Scale it evenly."
    )
  })

  test('a sheet that is no full rectangle', () => {
    const surface = flat(new Mesh(new CircleGeometry(5, 20).rotateX(-Math.PI / 2), new MeshStandardMaterial()))
    expect(() => surface.heightfield({ layout: 'rapier', columns: 8, rows: 8 })).toThrow(
      /^heightfield: mesh 'land' has no height at \(.*\) of its plan\. Use a sheet that is a full rectangle in its own axes\.$/
    )
  })
})
