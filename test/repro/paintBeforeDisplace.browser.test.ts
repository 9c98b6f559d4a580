import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { coordinate, displace, paint, ramp } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { useRenderer } from '../support/renderer'

// What is painted had the space and the time of a displacement only if that came first.

const renderer = useRenderer()

const grey = (axis: 'x' | 't') =>
  ramp(coordinate(axis), [
    [0, '#000'],
    [1, '#fff']
  ])
const flat = coordinate('x').mul(0)

function shiftedSheet(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(new PlaneGeometry(8, 8), new MeshBasicMaterial())
  mesh.position.x = -0.5
  return mesh
}

/** In the middle of the picture x is 0.5 in the sheet's own space, 0 in the world. */
const red = (mesh: Mesh) => Number(drawnColor(renderer, mesh)[0].toFixed(3))

test.each(['first', 'last'])('the space of the displacement, painted %s', (when) => {
  const mesh = shiftedSheet()
  mesh.position.x = 0.25
  const act = () => paint(mesh, { color: grey('x') })
  if (when === 'first') act()
  const { dispose } = displace(mesh, flat, { space: 'world' })
  if (when === 'last') act()
  expect(red(mesh)).toBe(0)
  displace(mesh, flat, { space: 'local' })
  mesh.position.x = -0.25
  expect(red(mesh)).toBe(0.25)
  displace(mesh, flat, { space: 'world' })
  expect(red(mesh)).toBe(0)
  dispose()
  expect(red(mesh)).toBe(0.25)
})

test.each(['first', 'last'])('its time, painted %s', (when) => {
  const mesh = shiftedSheet()
  const time = { value: 0.5 }
  const act = () => paint(mesh, { color: grey('t') })
  if (when === 'first') act()
  displace(mesh, flat, { time })
  if (when === 'last') act()
  expect(red(mesh)).toBe(0.5)
  time.value = 0.25
  expect(red(mesh)).toBe(0.25)
})

test('what was given stays', () => {
  const mesh = shiftedSheet()
  paint(mesh, { color: grey('x') }, { space: 'local' })
  displace(mesh, flat, { space: 'world' })
  expect(red(mesh)).toBe(0.5)
  displace(mesh, flat, { space: 'uv' })
  expect(red(mesh)).toBe(0.5)
})

test('nothing is left when both are gone, in any order', () => {
  const { textures } = renderer.info.memory
  for (const first of [0, 1]) {
    const mesh = shiftedSheet()
    const handles = [paint(mesh, { color: grey('x') }), displace(mesh, flat, { space: 'world' })]
    red(mesh)
    handles[first].dispose()
    handles[1 - first].dispose()
    for (const name of ['onBeforeCompile', 'customProgramCacheKey', 'clone', 'onBeforeRender']) {
      expect(Object.hasOwn(mesh.material, name), name).toBe(false)
    }
    mesh.material.dispose()
  }
  expect(renderer.info.memory.textures).toBe(textures)
})
