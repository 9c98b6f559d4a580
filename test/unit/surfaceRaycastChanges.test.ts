// Long because of its tables of changes and of errors.

import {
  Bone,
  BoxGeometry,
  BufferAttribute,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Ray,
  Raycaster,
  Skeleton,
  SkinnedMesh,
  SphereGeometry,
  Uint16BufferAttribute,
  Vector3,
  type Intersection
} from 'three'
import { describe, expect, test } from 'vitest'
import {
  custom,
  displace,
  fbm,
  origin,
  perlin2,
  perlin3,
  reseed,
  rotate,
  type DisplaceOptions,
  type Field
} from 'three-perlin'
import { drawnMesh } from '../support/drawnMesh'
import { LIVE_CHANGES, liveDisplacement } from '../support/liveDisplacement'
import { randomNumbers } from '../support/randomNumbers'

const noise = fbm(perlin3({ seed: 'rays', frequency: 0.4 }), { octaves: 3 })
const both = () => new MeshStandardMaterial({ side: DoubleSide })

/** Compares with three's Raycaster on the displaced triangles; returns the distances. */
function expectDrawn(mesh: Mesh, field: Field, options: DisplaceOptions = {}): number[] {
  const drawn = drawnMesh(mesh, field, options)
  return expectHits(mesh, (raycaster) => raycaster.intersectObject(drawn))
}

function expectHits(mesh: Mesh, expectedOf: (raycaster: Raycaster) => Intersection[]): number[] {
  const random = randomNumbers(5)
  const raycaster = new Raycaster()
  mesh.updateWorldMatrix(true, false)
  const somewhere = () => new Vector3(random(), random(), random()).subScalar(0.5)
  const distances: number[] = []
  for (let i = 0; i < 60; i++) {
    const from = somewhere().multiplyScalar(40).applyMatrix4(mesh.matrixWorld)
    const to = somewhere().multiplyScalar(5).applyMatrix4(mesh.matrixWorld)
    raycaster.set(from, to.sub(from).normalize())
    const expected = expectedOf(raycaster)
    const hits = raycaster.intersectObject(mesh)
    expect(hits).toHaveLength(expected.length)
    for (const [k, hit] of hits.entries()) expect(Math.abs(hit.distance - expected[k].distance)).toBeLessThan(1e-7)
    distances.push(...hits.map(({ distance }) => distance))
  }
  expect(distances.length).toBeGreaterThan(20)
  return distances
}

describe('rays meet what is drawn after a change of', () => {
  const mesh = new Mesh(new SphereGeometry(3, 16, 12), both())
  const { live, field, options } = liveDisplacement()
  displace(mesh, field, options)

  test.each(LIVE_CHANGES)('%s', (name, value) => {
    const before = expectDrawn(mesh, field, options)
    live[name].value = value
    const after = expectDrawn(mesh, field, options)
    // Curvature turns normals only.
    expect(after.join() === before.join()).toBe(name === 'curvature')
  })
})

describe('rays notice', () => {
  const changes: Record<string, (mesh: Mesh) => void> = {
    'positions that changed': ({ geometry: { attributes } }) => {
      for (let i = 0; i < attributes.position.count; i++) attributes.position.setX(i, 1.3 * attributes.position.getX(i))
      attributes.position.needsUpdate = true
    },
    'normals that changed': ({ geometry: { attributes } }) => {
      for (let i = 0; i < attributes.normal.count; i++) attributes.normal.setXYZ(i, 0.6, 0, 0.8)
      attributes.normal.needsUpdate = true
    },
    'another geometry': (mesh) => {
      mesh.geometry = new BoxGeometry(4, 4, 4, 3, 3, 3)
    },
    'an index that changed': ({ geometry: { index } }) => {
      index?.array.fill(0, 0, 300)
      if (index) index.needsUpdate = true
    },
    'another range of triangles': ({ geometry }) => {
      geometry.setDrawRange(60, 301)
    },
    'a move of the mesh': (mesh) => {
      mesh.position.set(3, 4, 5)
      mesh.rotation.y = 1
    },
    'a move of its parent': (mesh) => {
      mesh.parent?.rotation.set(3, 4, 5)
    },
    morphing: (mesh) => {
      mesh.morphTargetInfluences = [0.5]
    }
  }

  test.each(Object.keys(changes))('%s', (name) => {
    for (const space of ['local', 'world'] as const) {
      const geometry = new SphereGeometry(3, 16, 12)
      geometry.morphAttributes.position = [geometry.clone().translate(1, 1, 0.5).attributes.position]
      const mesh = new Mesh(geometry, both())
      const parent = new Group().add(mesh)
      displace(mesh, noise, { space })
      expectDrawn(mesh, noise, { space })
      changes[name](mesh)
      expectDrawn(mesh, noise, { space })
      expect(parent.children).toContain(mesh)
    }
  })

  test('another displacement', () => {
    const mesh = new Mesh(new SphereGeometry(3, 16, 12), both())
    displace(mesh, noise)
    expectDrawn(mesh, noise)
    displace(mesh, noise.mul(2), { along: 'radial' })
    expectDrawn(mesh, noise.mul(2), { along: 'radial' })
  })

  test('a move of the space in which the field is read', () => {
    const mesh = new Mesh(new SphereGeometry(3, 16, 12), both())
    const space = new Group()
    displace(mesh, noise, { space })
    for (const x of [0, 1.3]) {
      space.position.x = x
      expectDrawn(mesh, noise, { space })
    }
  })
})

test.each([{ space: 'local' }, { space: 'world' }] as const)('instances are met, $space', ({ space }) => {
  const mesh = new InstancedMesh(new SphereGeometry(3, 12, 8), both(), 3)
  mesh.position.set(1, 2, 3)
  const matrices = [0, 1, 2].map((i) => new Matrix4().makeRotationY(i).setPosition(4 * i - 4, 0, i))
  matrices.forEach((matrix, i) => {
    mesh.setMatrixAt(i, matrix)
    // In float32, as it is kept.
    mesh.getMatrixAt(i, matrix)
  })
  const surface = displace(mesh, noise, { space })
  const instances = matrices.map((matrix) => {
    const single = new Mesh(mesh.geometry, mesh.material)
    mesh.updateWorldMatrix(true, false)
    single.matrixAutoUpdate = false
    single.matrixWorldNeedsUpdate = true
    single.matrix.multiplyMatrices(mesh.matrixWorld, matrix)
    return drawnMesh(single, noise, { space })
  })
  const ids = new Set<number | undefined>()
  expectHits(mesh, (raycaster) => {
    const expected = raycaster.intersectObjects(instances)
    const nearest = surface.raycast(raycaster)
    expect(nearest?.object).toBe(expected.length > 0 ? mesh : undefined)
    expect(nearest?.instanceId ?? -1).toBe(instances.findIndex((instance) => instance === expected.at(0)?.object))
    ids.add(nearest?.instanceId)
    return expected
  })
  expect(ids).toEqual(new Set([undefined, 0, 1, 2]))
})

test('skinned vertices are met where bones bring them', () => {
  const geometry = new SphereGeometry(3, 12, 8)
  const { position } = geometry.attributes
  const weights = Array.from({ length: position.count }, (_, i) => (position.getX(i) + 3) / 6)
  geometry.setAttribute(
    'skinIndex',
    new Uint16BufferAttribute(
      weights.flatMap(() => [0, 1, 0, 0]),
      4
    )
  )
  geometry.setAttribute(
    'skinWeight',
    new Float32BufferAttribute(
      weights.flatMap((w) => [1 - w, w, 0, 0]),
      4
    )
  )
  const mesh = new SkinnedMesh(geometry, both())
  const bones = [new Bone(), new Bone()]
  mesh.add(...bones)
  mesh.bind(new Skeleton(bones))
  displace(mesh, noise)
  for (const angle of [0, 0.7]) {
    bones[1].rotation.z = angle
    bones[1].position.y = angle
    mesh.updateMatrixWorld(true)
    const unposed = drawnMesh(new Mesh(geometry, mesh.material), noise, {})
    const positions = new Float64Array(3 * position.count)
    for (let i = 0; i < position.count; i++) {
      const vertex = new Vector3().fromBufferAttribute(unposed.geometry.attributes.position, i)
      mesh.applyBoneTransform(i, vertex).toArray(positions, 3 * i)
    }
    unposed.geometry.setAttribute('position', new BufferAttribute(positions, 3))
    expectHits(mesh, (raycaster) => raycaster.intersectObject(unposed))
  }
})

test('in the space uv vertices are met where their uv put them', () => {
  const mesh = new Mesh(new SphereGeometry(3, 12, 8), both())
  const field = perlin3({ frequency: [5, 3, 1] }).add(0.3)
  displace(mesh, field, { space: 'uv' })
  const { position, normal, uv } = mesh.geometry.attributes
  const drawn = new Mesh(mesh.geometry.clone(), mesh.material)
  const positions = new Float64Array(3 * position.count)
  for (let i = 0; i < position.count; i++) {
    const n = new Vector3().fromBufferAttribute(normal, i).normalize()
    const vertex = new Vector3().fromBufferAttribute(position, i)
    vertex.addScaledVector(n, field.sample(uv.getX(i), uv.getY(i))).toArray(positions, 3 * i)
  }
  drawn.geometry.setAttribute('position', new BufferAttribute(positions, 3))
  drawn.geometry.boundingSphere = null
  expectHits(mesh, (raycaster) => raycaster.intersectObject(drawn))
})

describe('raycast throws for', () => {
  const ray = new Ray(new Vector3(0, 0, 9), new Vector3(0, 0, -1))
  const land = () => Object.assign(new Mesh(new PlaneGeometry(), both()), { name: 'land' })

  test.each([
    ['nothing', undefined, 'undefined'],
    ['a direction', new Vector3(0, 1, 0), 'a Vector3'],
    ['an object like a ray', { origin: 1, direction: 2 }, 'an object']
  ])('%s as the ray', (_name, wrong, got) => {
    const { raycast } = displace(land(), noise)
    expect(() => raycast(wrong as unknown as Ray)).toThrow(
      `raycast: the first argument must be a Raycaster or a Ray, got ${got}.`
    )
  })

  test('another surface', () => {
    expect(() => displace(land(), noise).raycast(ray, { on: 'sea' as 'mesh' })).toThrow(
      "raycast: `on` must be 'mesh' or 'field', got 'sea'."
    )
  })

  test.each([
    ['radially', land(), { along: 'radial' }],
    ['along normals that differ', Object.assign(new Mesh(new SphereGeometry(), both()), { name: 'land' }), {}]
  ] as const)('the field of a mesh that is displaced %s', (_name, mesh, options) => {
    const { raycast } = displace(mesh, noise, options)
    expect(() => raycast(ray, { on: 'field' })).toThrow(
      "raycast: the vertices of mesh 'land' do not all move in one direction, so the field between them cannot be hit. " +
        "Use on: 'mesh'."
    )
  })

  test('the field between points', () => {
    const points = Object.assign(new Points(new PlaneGeometry(), new PointsMaterial()), { name: 'dust' })
    expect(() => displace(points, noise).raycast(ray, { on: 'field' })).toThrow(
      "raycast: the field between the vertices of points 'dust', of type Points, cannot be hit. Use on: 'mesh'."
    )
  })

  test('a material alone', () => {
    expect(() => displace(both(), noise).raycast(ray)).toThrow(
      'raycast: a material alone has no surface. Call attach(mesh) first.'
    )
  })
})

describe('heightAt and rays follow a live', () => {
  const seed = { value: 1 }
  const noise2 = perlin2({ seed, axes: 'xz', frequency: 0.3 })
  const at = { value: new Vector3(0.1, 0.2, 0.3) }
  const angle = { value: 0.1 }
  const level = { value: 0.5 }
  const rows: [name: string, field: Field, change: () => unknown][] = [
    ['seed', noise2, () => seed.value++],
    ['seed of a copy', reseed(noise2, 3), () => seed.value++],
    ['vector', origin(perlin2({ axes: 'xz', frequency: 0.3 }), at), () => at.value.addScalar(0.4)],
    ['angle', rotate(perlin2({ axes: 'xz', frequency: 0.3 }), 'y', angle), () => (angle.value += 0.5)],
    [
      'uniform of a function of its own',
      custom({
        glsl: 'gradient = vec3(level, 0.0, 0.0); return level * p.x;',
        sample: (x) => level.value * x,
        gradient: (_x, _y, _z, _t, target) => void target.splice(0, 3, level.value, 0, 0),
        uniforms: { level }
      }),
      () => (level.value += 0.5)
    ]
  ]

  test.each(rows)('%s', (_name, field, change) => {
    const mesh = new Mesh(new PlaneGeometry(8, 8, 8, 8).rotateX(-Math.PI / 2), both())
    const surface = displace(mesh, field, { along: 'y' })
    const ray = new Ray(new Vector3(1.25, 9, 0.7), new Vector3(0, -1, 0))
    const heights = [0, 1, 2].map(() => {
      change()
      const height = surface.heightAt(1.25, 0.7)
      expect(surface.raycast(ray)?.point.y).toBeCloseTo(height, 12)
      expect(displace(new Mesh(mesh.geometry, both()), field, { along: 'y' }).heightAt(1.25, 0.7)).toBe(height)
      return height
    })
    expect(new Set(heights).size).toBe(3)
  })
})
