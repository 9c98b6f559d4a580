import { Mesh, MeshPhysicalMaterial, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { paint, perlin3, ramp } from 'three-perlin'

const color = ramp(perlin3(), [
  [0, '#000'],
  [1, '#fff']
])

// All of it had the colour of one point.
test('an object without uv cannot be painted by its uv', () => {
  const bare = new Mesh(new PlaneGeometry().deleteAttribute('uv'), new MeshStandardMaterial())
  expect(() => paint(bare, { color }, { space: 'uv' })).toThrow("paint: the geometry of mesh '' has no uv, which")
  const { attach } = paint(bare.material, { color }, { space: 'uv' })
  expect(() => {
    attach(bare)
  }).toThrow("attach: the geometry of mesh '' has no uv, which the space 'uv' reads.")
})

// The list of channels had the one that it said is not there.
test('channels that a material has', () => {
  const refused = (material: MeshStandardMaterial) => () => paint(material, { clearcoat: 1 })
  expect(refused(new MeshStandardMaterial())).toThrow(
    /It has color, opacity, roughness, metalness, bump, emissive, ao\.$/
  )
  expect(refused(new MeshPhysicalMaterial())).toThrow('`clearcoat` needs a `clearcoat` above 0')
})
