// Long because of its table of cases.

import {
  CylinderGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { bumpy, childOf, morphed, turned, withTangents, withTargets } from '../support/displacedMeshes'
import { expectVertices, originCamera } from '../support/expectVertices'
import type { Octaves } from '../support/octaveError'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()

const GROUND: Octaves = { frequency: 1 / 60, octaves: 6 }
const ground = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 6 })
const SOLID: Octaves = { frequency: 0.7, octaves: 3 }
const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

interface Case {
  mesh: () => Mesh
  field?: Field
  noise?: Octaves
  options: DisplaceOptions
  /** The largest amplitude; default: that of the options. */
  amplitude?: number
}

const cases: Record<string, Case> = {
  'a plane along y': {
    mesh: () => meshOf(groundPlane()),
    field: ground,
    noise: GROUND,
    options: { amplitude: 40, along: 'y' }
  },
  'a rotated, unevenly scaled plane along its normals': {
    mesh: () => turned(meshOf(new PlaneGeometry(4, 4, 40, 40)), 2, 0.5, 3),
    options: { amplitude: 0.3 }
  },
  'a mirrored mesh in a parent that shears it': {
    mesh: () => {
      const parent = turned(new Group(), 1, 2, 0.7)
      const mesh = meshOf(new SphereGeometry(3, 16, 12))
      mesh.scale.set(-1, 1, 1.5)
      mesh.rotation.set(0.3, 0.2, 0.1)
      parent.add(mesh)
      return mesh
    },
    options: { amplitude: 0.5, curvature: 1 / 3 }
  },
  'a sphere along its normals': {
    mesh: () => meshOf(new SphereGeometry(3, 48, 32)),
    options: { amplitude: 0.5, curvature: 1 / 3 }
  },
  'a sphere away from its centre': {
    mesh: () => meshOf(new SphereGeometry(3, 48, 32)),
    options: { amplitude: 0.5, along: 'radial' }
  },
  'a plane away from a point beside it': {
    mesh: () => meshOf(new PlaneGeometry(4, 4, 20, 20).translate(0.03, 0.07, -0.5)),
    options: { amplitude: 0.2, along: 'radial' }
  },
  'a plane along a slanted direction in world space': {
    mesh: () => turned(meshOf(new PlaneGeometry(4, 4, 40, 40)), 2, 1, 3),
    options: { amplitude: 0.4, along: new Vector3(2, 1, 4), space: 'world' }
  },
  'a mesh without an index': {
    mesh: () => meshOf(new SphereGeometry(3, 16, 12).toNonIndexed()),
    options: { amplitude: 0.5, curvature: 1 / 3 }
  },
  'normals that are not of length 1': {
    mesh: () => {
      const geometry = new PlaneGeometry(4, 4, 20, 20)
      const { normal } = geometry.attributes
      for (let i = 0; i < normal.count; i++) normal.setZ(i, 0.2 + (i % 7))
      return meshOf(geometry)
    },
    options: { amplitude: 0.3 }
  },
  'tangents of a plane along its normals': {
    mesh: () => turned(meshOf(withTangents(new PlaneGeometry(4, 4, 20, 20)), bumpy()), 2, 0.5, 3),
    options: { amplitude: 0.3 }
  },
  'tangents of a sphere along its normals': {
    mesh: () => meshOf(withTangents(new SphereGeometry(3, 24, 16)), bumpy()),
    options: { amplitude: 0.5, curvature: 1 / 3 }
  },
  'tangents of a sphere away from its centre': {
    mesh: () => meshOf(withTangents(new SphereGeometry(3, 24, 16)), bumpy()),
    options: { amplitude: 0.5, along: 'radial' }
  },
  'tangents along a direction, with anisotropy': {
    mesh: () =>
      turned(meshOf(withTangents(new CylinderGeometry(2, 2, 4, 24, 8)), new MeshPhysicalMaterial({ anisotropy: 0.7 }))),
    options: { amplitude: 0.2, along: new Vector3(1, -2, 0.5), space: 'world' }
  },
  'the space of another object': {
    mesh: () => turned(meshOf(new PlaneGeometry(4, 4, 20, 20)), 2, 1, 3),
    options: { amplitude: 0.3, along: 'z', space: turned(new Group(), 0.5, 3, 1.5, 4) }
  },
  'the space of a child of another object': {
    mesh: () => meshOf(new PlaneGeometry(4, 4, 20, 20)),
    options: { amplitude: 0.3, space: childOf(turned(new Group(), 1, 2, 1)) }
  },
  'a field as the amplitude': {
    mesh: () => meshOf(new PlaneGeometry(4, 4, 40, 40)),
    options: { amplitude: perlin3({ seed: 5, frequency: 0.4 }).add(0.5) },
    // Both noises count: f·a errs by |a| δf + |f| δa, with |a|, |f| ≤ 2.
    amplitude: 4
  },
  'a live amplitude': {
    mesh: () => meshOf(new PlaneGeometry(4, 4, 20, 20)),
    options: { amplitude: { value: 0.4 } },
    amplitude: 0.4
  },
  'no amplitude': {
    mesh: () => meshOf(new PlaneGeometry(4, 4, 20, 20)),
    options: {},
    amplitude: 1
  },
  'time as an axis': {
    mesh: () => meshOf(groundPlane()),
    field: perlin3({ seed: 3, axes: 'xzt', frequency: [0.05, 0.05, 1] }),
    // Up to 12.34 cells in time, 10 on the ground.
    noise: { frequency: 0.1 },
    options: { amplitude: 4, along: 'y', time: { value: 12.34 } }
  },
  'morphed positions': {
    mesh: () => morphed(meshOf(withTargets(new SphereGeometry(3, 24, 16), false, { normals: false })), 0.6, 0.3),
    options: { amplitude: 0.3 }
  },
  'morphed positions and normals': {
    mesh: () => morphed(meshOf(withTargets(new SphereGeometry(3, 24, 16), false, { normals: true })), 0.4, 0.3),
    options: { amplitude: 0.3 }
  },
  'relative morph targets': {
    mesh: () => morphed(meshOf(withTargets(new SphereGeometry(3, 24, 16), true, { normals: true })), 0.4, -0.3),
    options: { amplitude: 0.3, space: 'world' }
  },
  'flat shading with morphed normals': {
    mesh: () => {
      const geometry = withTargets(new SphereGeometry(3, 24, 16), false, { normals: true })
      return morphed(meshOf(geometry, new MeshStandardMaterial({ flatShading: true })), 0.4, 0.3)
    },
    options: { amplitude: 0.3 }
  }
}

describe.each(Object.entries(cases))('%s', (_name, row) => {
  const { field = solid, noise = SOLID, options } = row
  const amplitude = row.amplitude ?? (options.amplitude as number)

  test('moves vertices and turns normals and tangents as the CPU says', () => {
    const mesh = row.mesh()
    new Scene().add(mesh.parent ?? mesh, new DirectionalLight())
    displace(mesh, field, options)
    expectVertices(renderer, { mesh, field, options, noise, amplitude })
  })
})

test('follows a space that moves later, without a new program', () => {
  const space = new Group()
  const mesh = meshOf(new PlaneGeometry(4, 4, 20, 20))
  const scene = new Scene().add(mesh)
  const options = { amplitude: 0.3, space }
  displace(mesh, solid, options)
  const expected = { mesh, field: solid, options, noise: SOLID, amplitude: 0.3 }
  expectVertices(renderer, expected)
  const programs = renderer.info.programs?.length
  for (const [x, angle] of [
    [3, 0],
    [3, 1],
    [-5, 2]
  ]) {
    space.position.x = x
    space.rotation.y = angle
    expectVertices(renderer, expected)
  }
  // In the scene it is moved along with its parent.
  scene.add(new Group().add(space))
  space.parent?.position.set(1, 2, 3)
  expectVertices(renderer, expected)
  expect(renderer.info.programs).toHaveLength(programs ?? NaN)
})

test.each([
  { name: 'a normal of length 0', normal: [0, 0, 0], options: {} },
  { name: 'no way from the centre', normal: [0, 0, 1], options: { along: 'radial' } }
] as const)('leaves a vertex where it is that has $name', ({ normal, options }) => {
  const geometry = new PlaneGeometry(2, 2, 2, 2)
  // The middle of nine vertices, in the origin.
  geometry.attributes.normal.setXYZ(4, normal[0], normal[1], normal[2])
  const mesh = meshOf(geometry)
  const scene = new Scene().add(mesh)
  displace(mesh, solid.add(1), { ...options, amplitude: 0.5 })
  const names = ['vViewPosition', 'vNormal']
  const { vViewPosition, vNormal } = captureVertices(renderer, { scene, camera: originCamera, mesh, names })
  expect(Array.from(vViewPosition.subarray(12, 15), Math.abs)).toEqual([0, 0, 0])
  expect(Array.from(vViewPosition).every(Number.isFinite)).toBe(true)
  // three itself makes NaN of a normal of length 0.
  if (normal[2] === 1) expectClose(vNormal.subarray(12, 15), normal, 1e-6)
})

function meshOf(geometry: BufferGeometry, material: Material = new MeshStandardMaterial()): Mesh {
  return new Mesh(geometry, material)
}

function groundPlane(): BufferGeometry {
  return new PlaneGeometry(400, 400, 40, 40).rotateX(-Math.PI / 2)
}
