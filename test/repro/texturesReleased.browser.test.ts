import { Mesh, MeshStandardMaterial, OrthographicCamera, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { displace, perlin2 } from 'three-perlin'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
const camera = new OrthographicCamera(-1, 1, 1, -1, -10, 10)

function texturesAfter(rounds: number, round: (i: number) => void): number {
  for (let i = 0; i < rounds; i++) round(i)
  return renderer.info.memory.textures
}

test.each([
  ['with fixed seeds', (i: number) => perlin2({ seed: i })],
  ['with live seeds', (i: number) => perlin2({ seed: { value: i } })]
])('displacing, drawing and disposing leaves no textures behind, %s', (_name, fieldOf) => {
  const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
  const before = texturesAfter(1, () => {
    renderer.render(mesh, camera)
  })
  const after = texturesAfter(20, (i) => {
    const { dispose } = displace(mesh, fieldOf(i))
    renderer.render(mesh, camera)
    dispose()
  })
  expect(after).toBe(before)
})

test('replacing a field again and again keeps one pair', () => {
  const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
  const seed = { value: 1 }
  const before = texturesAfter(1, () => {
    renderer.render(mesh, camera)
  })
  const after = texturesAfter(20, () => {
    displace(mesh, perlin2({ seed }))
    renderer.render(mesh, camera)
  })
  expect(after).toBe(before + 2)
})

test('two displacements of one seed share a pair until both are gone', () => {
  const meshes = [1, 2].map(() => new Mesh(new PlaneGeometry(), new MeshStandardMaterial()))
  renderer.render(meshes[0], camera)
  const before = renderer.info.memory.textures
  const [first, second] = meshes.map((mesh, i) => displace(mesh, perlin2({ seed: 'shared' }), { amplitude: i + 1 }))
  for (const mesh of meshes) renderer.render(mesh, camera)
  expect(renderer.info.memory.textures).toBe(before + 2)
  first.dispose()
  renderer.render(meshes[1], camera)
  expect(renderer.info.memory.textures).toBe(before + 2)
  second.dispose()
  expect(renderer.info.memory.textures).toBe(before)
})
