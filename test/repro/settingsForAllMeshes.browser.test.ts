import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { displace, perlin2 } from 'three-perlin'

// Settings are those of the material: what another mesh of it lacks was found when it was drawn.
test('settings that another mesh of the material cannot have are refused, and nothing changes', () => {
  const material = new MeshStandardMaterial()
  const [mesh, other] = [0, 1].map(() => new Mesh(new PlaneGeometry(), material))
  other.geometry.deleteAttribute('uv')
  const surface = displace(mesh, perlin2(), { along: 'z' })
  surface.attach(other)
  const { uniforms } = surface
  expect(() => displace(mesh, perlin2(), { along: 'z', space: 'uv' })).toThrow(/has no uv/)
  expect(surface.uniforms).toBe(uniforms)
})
