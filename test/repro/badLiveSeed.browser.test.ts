import { DirectionalLight, Mesh, MeshStandardMaterial, OrthographicCamera, PlaneGeometry, Scene } from 'three'
import { expect, test } from 'vitest'
import { displace, perlin2 } from 'three-perlin'
import { expectComplaint } from '../support/consoleWatch'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

test('a live seed that becomes no seed warns once, keeps the last one, and leaves the renderer in order', () => {
  const seed: { value: number | string } = { value: 7 }
  const field = perlin2({ seed, frequency: 0.7 })
  const mesh = new Mesh(new PlaneGeometry(4, 4, 8, 8), new MeshStandardMaterial())
  mesh.castShadow = mesh.receiveShadow = true
  const light = new DirectionalLight()
  light.castShadow = true
  renderer.shadowMap.enabled = true
  displace(mesh, field)
  const scene = new Scene().add(mesh, light)
  const draw = () => {
    renderer.render(scene, new OrthographicCamera(-4, 4, 4, -4, -10, 10))
  }
  draw()
  const before = field.sample(0.3, 0.4)

  // As a slider with a fractional step gives it.
  seed.value = 7.5
  draw()
  draw()
  expect(field.sample(0.3, 0.4)).toBe(before)
  expectComplaint(/seed: a live `value` must be an integer or a string, got 7\.5/)

  seed.value = 8
  draw()
  expect(field.sample(0.3, 0.4)).not.toBe(before)
})
