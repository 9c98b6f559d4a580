import { InterleavedBuffer, InterleavedBufferAttribute, Mesh, Vector3, type BufferGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { createHeightReader } from '../support/heightReader'
import { useRenderer } from '../support/renderer'
import { expectDrawnHeights, ground, inParents, laid, meshOf, pointsOn, sceneOf, sheet } from '../support/surfaceScene'

const renderer = useRenderer()
const readHeights = createHeightReader(renderer)

const AMPLITUDE = 3
const hills = fbm(perlin3({ seed: 'hills', frequency: 0.31 }), { octaves: 4 })

interface Case {
  mesh: () => Mesh
  options?: DisplaceOptions
  field?: Field
  /** World height of amplitude 1. */
  lift?: number
}

const cases: Record<string, Case> = {
  'a plane turned into the ground, along its normals': { mesh: () => meshOf(ground()) },
  'along y': { mesh: () => meshOf(ground()), options: { along: 'y' } },
  'along a vector of another length, downwards': {
    mesh: () => meshOf(ground()),
    options: { along: new Vector3(0, -3, 0) }
  },
  'a mesh that is turned and scaled, along its normals': { mesh: () => laid(meshOf(sheet())), lift: 0.5 },
  'a mesh that is turned and scaled, along z': {
    mesh: () => laid(meshOf(sheet())),
    options: { along: 'z' },
    lift: 0.5
  },
  'no index': { mesh: () => meshOf(ground().toNonIndexed()) },
  'parents that turn, scale and move it': {
    mesh: () => inParents(laid(meshOf(sheet()))),
    lift: 0.5 * 1.5
  },
  'world space': { mesh: () => inParents(laid(meshOf(sheet()))), options: { space: 'world' }, lift: 0.5 * 1.5 },
  'the space of another object': {
    mesh: () => meshOf(ground()),
    options: { space: inParents(new Mesh()) }
  },
  'a sheet that faces down': { mesh: () => meshOf(sheet().rotateX(Math.PI / 2)) },
  'a mirrored mesh': {
    mesh: () => {
      const mesh = meshOf(ground())
      mesh.scale.set(-1, 1, 1)
      return mesh
    }
  },
  'a field as the amplitude': {
    mesh: () => meshOf(ground()),
    options: { amplitude: perlin2({ axes: 'xz', frequency: 0.2 }).mul(AMPLITUDE) }
  },
  'interleaved positions': { mesh: () => meshOf(interleaved(ground())) },
  'a tilted field of time': {
    mesh: () => meshOf(ground()),
    field: fbm(perlin3({ axes: 'xzt', frequency: [0.3, 0.2, 1] }), { octaves: 3 }),
    options: { time: { value: 1.7 } }
  },
  'morphed positions and normals': {
    mesh: () => {
      const geometry = ground()
      const target = geometry.clone().translate(3, 2, -1).scale(0.7, 1, 1.2)
      geometry.morphAttributes.position = [target.attributes.position]
      geometry.morphAttributes.normal = [target.attributes.normal]
      const mesh = meshOf(geometry)
      mesh.morphTargetInfluences = [0.6]
      return mesh
    }
  }
}

describe.each(Object.entries(cases))('%s', (_name, { mesh: create, options, field = hills, lift = 1 }) => {
  const mesh = create()
  const scene = sceneOf(mesh)
  const surface = displace(mesh, field, { amplitude: AMPLITUDE, ...options })

  test('heightAt is the height that is drawn', () => {
    expectDrawnHeights(readHeights, mesh, surface, lift * AMPLITUDE)
  })

  test('normalAt is the slope of heightAt', () => {
    for (const on of ['mesh', 'field'] as const) {
      for (const { x, z } of pointsOn(mesh, 20)) {
        const normal = surface.normalAt(x, z, undefined, { on })
        // A step of 1e-6 of a unit, rarely over an edge: heights err by some 1e-15 and curve by some 10 a unit.
        const e = 1e-6
        const [dx, dz] = [
          (surface.heightAt(x + e, z, { on }) - surface.heightAt(x - e, z, { on })) / (2 * e),
          (surface.heightAt(x, z + e, { on }) - surface.heightAt(x, z - e, { on })) / (2 * e)
        ]
        expect(normal.length()).toBeCloseTo(1, 12)
        const up = new Vector3(-dx, 1, -dz).multiplyScalar(Math.sign(normal.y)).normalize()
        expect(normal.distanceTo(up)).toBeLessThan(1e-5)
      }
    }
    expect(scene).toBe(sceneOf(mesh))
  })

  test('is NaN beside the mesh', () => {
    const far = pointsOn(mesh, 1)[0].x + 1000
    expect(surface.heightAt(far, 0)).toBeNaN()
    expect(surface.normalAt(far, 0).toArray()).toEqual([NaN, NaN, NaN])
    expect(surface.heightAt(NaN, 0)).toBeNaN()
  })
})

function interleaved(geometry: BufferGeometry): BufferGeometry {
  const { position, normal } = geometry.attributes
  const buffer = new InterleavedBuffer(new Float32Array(6 * position.count), 6)
  for (let i = 0; i < position.count; i++) {
    buffer.array.set([position.getX(i), position.getY(i), position.getZ(i)], 6 * i)
    buffer.array.set([normal.getX(i), normal.getY(i), normal.getZ(i)], 6 * i + 3)
  }
  geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 3, 0))
  return geometry.setAttribute('normal', new InterleavedBufferAttribute(buffer, 3, 3))
}
