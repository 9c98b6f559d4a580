// Long because of its tables of changes and of errors.

import {
  BoxGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin2, perlin3, type DisplaceOptions } from 'three-perlin'
import { createHeightReader } from '../support/heightReader'
import { LIVE_CHANGES, liveDisplacement } from '../support/liveDisplacement'
import { useRenderer } from '../support/renderer'
import { expectDrawnHeights, ground, inParents, laid, meshOf, pointsOn, sheet } from '../support/surfaceScene'

const renderer = useRenderer()
const readHeights = createHeightReader(renderer)
const hills = fbm(perlin3({ seed: 'hills', frequency: 0.31 }), { octaves: 4 })

describe('heightAt is the height that is drawn after a change of', () => {
  const mesh = meshOf(ground())
  const { live, field, options } = liveDisplacement()
  const surface = displace(mesh, field, options)

  test.each(LIVE_CHANGES)('%s', (name, value) => {
    const [{ x, z }] = pointsOn(mesh, 1)
    expectDrawnHeights(readHeights, mesh, surface, 4)
    const before = surface.heightAt(x, z)
    live[name].value = value
    // On a plane curvature changes nothing but the normals.
    if (name !== 'curvature') expect(Math.abs(surface.heightAt(x, z) - before)).toBeGreaterThan(1e-3)
    expectDrawnHeights(readHeights, mesh, surface, 4)
  })
})

describe('heightAt notices', () => {
  const changes: Record<string, (mesh: Mesh) => void> = {
    'positions that changed': ({ geometry }) => {
      const { position } = geometry.attributes
      for (let i = 0; i < position.count; i++) position.setX(i, position.getX(i) * 1.3 + 0.2 * position.getZ(i))
      position.needsUpdate = true
    },
    'another attribute of positions': ({ geometry }) => {
      geometry.setAttribute('position', new PlaneGeometry(6, 5, 10, 10).rotateX(-Math.PI / 2).attributes.position)
    },
    'another geometry': (mesh) => {
      mesh.geometry = new PlaneGeometry(5, 9, 7, 3).rotateX(-Math.PI / 2)
    },
    'an index that changed': ({ geometry: { index } }) => {
      // The other diagonal of each cell, and the triangles in reverse.
      for (let i = 0; index && i < index.count; i += 6) {
        const [a, b, d, , c] = index.array.subarray(i, i + 6)
        index.array.set([a, b, c, a, c, d], i)
      }
      index?.array.reverse()
      if (index) index.needsUpdate = true
    },
    'another index': ({ geometry }) => {
      geometry.setIndex(Array.from(geometry.index?.array ?? []).slice(0, 150))
    },
    'another range of triangles': ({ geometry }) => {
      geometry.setDrawRange(60, 301)
    },
    'a move of the mesh': (mesh) => {
      mesh.position.set(3, 4, 5)
      mesh.rotation.y = 1
    },
    'a move of its parent': (mesh) => {
      mesh.parent?.position.set(3, 4, 5)
    },
    morphing: (mesh) => {
      mesh.morphTargetInfluences = [0.5]
    }
  }

  test.each(Object.keys(changes))('%s', (name) => {
    const geometry = ground()
    geometry.morphAttributes.position = [geometry.clone().translate(1, 1, 0.5).attributes.position]
    const mesh = meshOf(geometry)
    const group = new Group().add(mesh)
    const surface = displace(mesh, hills, { amplitude: 3 })
    expectDrawnHeights(readHeights, mesh, surface, 3)
    changes[name](mesh)
    // Asked before anything is drawn, so that nothing but the query can notice.
    const points = pointsOn(mesh, 5)
    const heights = points.map(({ x, z }) => surface.heightAt(x, z))
    expectDrawnHeights(readHeights, mesh, surface, 3)
    expect(points.map(({ x, z }) => surface.heightAt(x, z))).toEqual(heights)
    expect(group.children).toContain(mesh)
  })

  test('a move of the space in which the field is read', () => {
    const mesh = meshOf(ground())
    const parent = new Group()
    const space = new Group()
    parent.add(space)
    const surface = displace(mesh, hills, { amplitude: 3, space })
    for (const z of [0, 1.3]) {
      parent.position.z = z
      space.rotation.y = z
      const [{ x, z: at }] = pointsOn(mesh, 1)
      const before = surface.heightAt(x, at)
      expectDrawnHeights(readHeights, mesh, surface, 3)
      expect(surface.heightAt(x, at)).toBe(before)
    }
  })

  test('a turn that makes the displacement slanted, and its end', () => {
    const mesh = meshOf(ground())
    const surface = displace(mesh, hills)
    surface.heightAt(0, 0)
    mesh.rotation.x = 0.1
    expect(() => surface.heightAt(0, 0)).toThrow(/not vertical/)
    mesh.rotation.x = 0
    expect(surface.heightAt(0, 0)).not.toBeNaN()
  })
})

test('heightAt gives the highest of layers that overlap', () => {
  const layers = [ground(), ground().translate(2, 0.3, 1), ground().rotateZ(0.5).translate(-1, -0.2, 0)]
  const mesh = meshOf(merged(layers))
  expectDrawnHeights(readHeights, mesh, displace(mesh, hills, { along: 'y', amplitude: 3 }), 3)
})

test('on the field it is the field itself', () => {
  const field = perlin2({ seed: 4, axes: 'xz', frequency: 0.3 })
  const mesh = inParents(laid(meshOf(sheet())))
  const surface = displace(mesh, field, { amplitude: 3, space: 'world' })
  const middle = mesh.getWorldPosition(new Vector3()).y
  for (const { x, z } of pointsOn(mesh, 20)) {
    // The mesh makes a unit half as high, and its parent makes that 1.5 times as high.
    expect(surface.heightAt(x, z, { on: 'field' })).toBeCloseTo(middle + 0.75 * 3 * field.sample(x, 0, z), 10)
  }
})

describe('queries throw', () => {
  const rows: { name: string; mesh: () => Mesh; options?: DisplaceOptions }[] = [
    { name: 'along radial', mesh: () => meshOf(ground()), options: { along: 'radial' } },
    { name: 'on a sphere', mesh: () => meshOf(new SphereGeometry()) },
    { name: 'on a tilted mesh', mesh: () => turnedBy(meshOf(ground()), 0.01) },
    { name: 'along a slanted vector', mesh: () => meshOf(ground()), options: { along: new Vector3(0.01, 1, 0) } },
    { name: 'in a parent that tilts it', mesh: () => inTilted(meshOf(ground())) }
  ]
  test.each(rows)('$name', ({ mesh: create, options }) => {
    const mesh = create()
    mesh.name = 'land'
    const surface = displace(mesh, hills, options)
    const text =
      /: the displacement of mesh 'land' is not vertical in the world, so a point may have several heights or none\. Use raycast, or displace a sheet that lies in the ground plane along its normals, or along the axis that points up\.$/
    expect(() => surface.heightAt(0, 0)).toThrow(new RegExp(`^heightAt${text.source}`))
    expect(() => surface.normalAt(0, 0)).toThrow(new RegExp(`^normalAt${text.source}`))
  })

  test('of a material alone', () => {
    const surface = displace(new MeshStandardMaterial(), hills)
    expect(() => surface.heightAt(0, 0)).toThrow(
      /^heightAt: a material alone has no surface\. Call attach\(mesh\) first\.$/
    )
    expect(() => surface.normalAt(0, 0)).toThrow(/^normalAt: a material alone/)
  })
})

test('a mesh without triangles has no heights, triangles on edge have none, and the others have', () => {
  const none = new BufferGeometry()
  for (const name of ['position', 'normal']) none.setAttribute(name, new Float32BufferAttribute([], 3))
  expect(displace(meshOf(none), constant(1), { along: 'y' }).heightAt(0, 0)).toBeNaN()
  const box = displace(meshOf(new BoxGeometry(2, 2, 2)), constant(1), { along: 'y' })
  for (const [x, z] of [
    [0.3, 0.2],
    [0, 0],
    [-0.999, 0.999]
  ]) {
    expect(box.heightAt(x, z)).toBe(2)
  }
})

function turnedBy(mesh: Mesh, angle: number): Mesh {
  mesh.rotation.x = angle
  return mesh
}

function inTilted(mesh: Mesh): Mesh {
  turnedBy(new Mesh(), 0.01).add(mesh)
  return mesh
}

function merged(geometries: BufferGeometry[]): BufferGeometry {
  const parts = geometries.map((geometry) => geometry.toNonIndexed())
  const all = new BufferGeometry()
  for (const name of ['position', 'normal']) {
    const numbers = parts.flatMap((part) => Array.from(part.attributes[name].array))
    all.setAttribute(name, new Float32BufferAttribute(numbers, 3))
  }
  return all
}
