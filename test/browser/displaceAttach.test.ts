import { DirectionalLight, Mesh, MeshStandardMaterial, PlaneGeometry, Scene } from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, type Displacement } from 'three-perlin'
import { expectVertices, originCamera } from '../support/expectVertices'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

const CHUNKS = 4
const field = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 20 }), { octaves: 5 })
const OPTIONS = { amplitude: 8, along: 'y', space: 'world' } as const

/** A ground of chunks of one material, each `size` wide, in squares of segments. */
function chunkedGround(size: number, segments: number) {
  const material = new MeshStandardMaterial()
  const geometry = new PlaneGeometry(size, size, segments, segments).rotateX(-Math.PI / 2)
  const sun = new DirectionalLight()
  sun.castShadow = true
  const scene = new Scene().add(sun)
  const chunks = Array.from({ length: CHUNKS * CHUNKS }, (_, i) => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set((i % CHUNKS) * size, 0, Math.floor(i / CHUNKS) * size)
    mesh.castShadow = mesh.receiveShadow = true
    scene.add(mesh)
    return mesh
  })
  const first = displace(chunks[0], field, OPTIONS)
  const surfaces = chunks.map((chunk) => (chunk === chunks[0] ? first : first.attach(chunk)))
  return { scene, chunks, surfaces, material }
}

test('16 chunks share a material, a program, and shadow materials', () => {
  const { scene, chunks, surfaces, material } = chunkedGround(16, 8)
  renderer.render(scene, originCamera)
  // One for the colours and one for the shadows.
  expect(renderer.info.programs).toHaveLength(2)
  for (const [i, mesh] of chunks.entries()) {
    expect(mesh.material).toBe(material)
    expect(mesh.customDepthMaterial).toBe(surfaces[0].depthMaterial)
    expect(mesh.customDistanceMaterial).toBe(surfaces[0].distanceMaterial)
    expectVertices(renderer, { mesh, field, options: OPTIONS, noise: { frequency: 1 / 20, octaves: 5 }, amplitude: 8 })
    expect(surfaces[i].attach(mesh)).toBe(surfaces[i])
  }
  expect(new Set(surfaces).size).toBe(CHUNKS * CHUNKS)
})

describe.each([
  // Halves of a unit, which float32 adds exactly, so that both sides compute with the same numbers.
  { size: 16, segments: 8, heights: 0, normals: 0 },
  // Sevenths: a coordinate of up to 64 is off by 4e-6; slopes reach 3, and curvature 15 · 8 · (16/20)² / 2 a unit.
  { size: 16, segments: 7, heights: 4e-6 * 4, normals: 4e-6 * 77 }
])('borders of chunks of $segments segments', ({ size, segments, heights, normals }) => {
  const { scene, chunks, surfaces } = chunkedGround(size, segments)
  const names = ['vViewPosition', 'vNormal']
  const drawn = chunks.map((mesh) => captureVertices(renderer, { scene, camera: originCamera, mesh, names }))
  const row = segments + 1

  /** Vertices of a chunk and of its right and its lower neighbour that are in the same place. */
  function* borders() {
    for (let i = 0; i < chunks.length; i++) {
      for (let k = 0; k < row; k++) {
        if (i % CHUNKS < CHUNKS - 1) yield [i, k * row + segments, i + 1, k * row] as const
        if (i < CHUNKS * (CHUNKS - 1)) yield [i, segments * row + k, i + CHUNKS, k] as const
      }
    }
  }

  test('have the same positions and normals on both sides', () => {
    let worst = { height: 0, normal: 0 }
    for (const [i, a, j, b] of borders()) {
      for (let c = 0; c < 3; c++) {
        const difference = (name: string) => Math.abs(drawn[i][name][3 * a + c] - drawn[j][name][3 * b + c])
        worst = {
          height: Math.max(worst.height, difference('vViewPosition')),
          normal: Math.max(worst.normal, difference('vNormal'))
        }
      }
    }
    expect(worst.height).toBeLessThanOrEqual(heights)
    expect(worst.normal).toBeLessThanOrEqual(normals)
  })

  test('have one height for both chunks', () => {
    const at = (surface: Displacement, x: number, z: number) => surface.heightAt(x, z)
    for (const z of [0.3, 3.7, 6.9]) {
      const x = size / 2
      const [left, right] = [at(surfaces[0], x - 1e-9, z), at(surfaces[1], x + 1e-9, z)]
      expect(left).not.toBeNaN()
      expect(Math.abs(left - right)).toBeLessThan(1e-5)
      expect(at(surfaces[0], x + 0.1, z)).toBeNaN()
    }
  })
})

test('each chunk is undone alone, and the material with the last', () => {
  const material = new MeshStandardMaterial()
  const [one, two, three] = [0, 1, 2].map(() => new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material))
  const undone = [one, two, three, material].map(rememberOwnProperties)
  const handle = displace(one, field, OPTIONS)
  const handles = [handle, handle.attach(two), handle.attach(three)]
  handles[0].dispose()
  undone[0]()
  expect(two.customDepthMaterial).toBe(handle.depthMaterial)
  // The first handle is gone, its attach is not: the displacement is still there.
  expect(handle.attach(two)).toBe(handles[1])
  handles[2].dispose()
  handles[1].dispose()
  for (const expectation of undone) expectation()
})

test('a material alone is displaced until its own handle is disposed, too', () => {
  const material = new MeshStandardMaterial()
  const undone = rememberOwnProperties(material)
  const alone = displace(material, field, OPTIONS)
  const mesh = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material)
  const attached = alone.attach(mesh)
  expect(displace(mesh, field, OPTIONS)).toBe(attached)
  expect(displace(material, field, OPTIONS)).toBe(alone)
  attached.dispose()
  expect(Object.hasOwn(material, 'onBeforeCompile')).toBe(true)
  alone.dispose()
  undone()
})

test('the handle of a material alone undoes all that is attached', () => {
  const material = new MeshStandardMaterial()
  const meshes = [0, 1].map(() => new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material))
  const undone = [...meshes, material].map(rememberOwnProperties)
  const alone = displace(material, field, OPTIONS)
  const [{ heightAt }] = meshes.map(alone.attach)
  expect(heightAt(0.1, 0.1)).not.toBeNaN()
  alone.dispose()
  for (const expectation of undone) expectation()
  expect(() => heightAt(0.1, 0.1)).toThrow(
    'displace: this displacement has been disposed, so there is no surface. Call displace again.'
  )
  expect(() => alone.heightAt(0.1, 0.1)).toThrow('heightAt: a material alone has no surface. Call attach(mesh) first.')
})

test('all parameters are listed', () => {
  const amplitude = { value: 2 }
  const { parameters } = displace(new Mesh(new PlaneGeometry(2, 2), new MeshStandardMaterial()), field, {
    amplitude,
    curvature: 0.5,
    space: 'world'
  })
  const paths = parameters().map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['amplitude', 'curvature', 'footprint']))
  expect(paths.some((path) => path.startsWith('field.'))).toBe(true)
  expect(parameters().find(({ path }) => path === 'amplitude')?.live).toBe(amplitude)
})
