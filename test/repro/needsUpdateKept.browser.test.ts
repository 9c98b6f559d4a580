import { DataTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { constant, displace, inject, paint, perlin3 } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { useRenderer } from '../support/renderer'

// A needsUpdate of the user's, between patching and undoing, was undone as well.

const renderer = useRenderer()

const acts: Record<string, (mesh: Mesh<PlaneGeometry, MeshBasicMaterial>) => { dispose: () => void }> = {
  displace: (mesh) => displace(mesh, constant(0)),
  paint: (mesh) => paint(mesh, { opacity: perlin3() }),
  inject: (mesh) => inject(mesh.material, { fragment: { color: 'diffuseColor.b *= 1.0;' } })
}

test.each(Object.keys(acts))('%s: a map that was added in between is drawn', (name) => {
  const material = new MeshBasicMaterial()
  const mesh = new Mesh(new PlaneGeometry(4, 4), material)
  expect(drawnColor(renderer, mesh)[1]).toBe(1)
  const { dispose } = acts[name](mesh)
  material.map = new DataTexture(new Uint8Array([255, 0, 0, 255]), 1, 1)
  material.map.needsUpdate = true
  material.needsUpdate = true
  dispose()
  expect(drawnColor(renderer, mesh)[1]).toBe(0)
})

test.each(Object.keys(acts))('%s: without one, the version comes back', (name) => {
  const material = new MeshBasicMaterial()
  material.needsUpdate = true
  const { version } = material
  const { dispose } = acts[name](new Mesh(new PlaneGeometry(4, 4), material))
  expect(material.version).not.toBe(version)
  dispose()
  expect(material.version).toBe(version)
})
