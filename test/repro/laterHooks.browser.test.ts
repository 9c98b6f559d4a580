import {
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, inject, paint, perlin3, ramp } from 'three-perlin'
import { expectComplaint } from '../support/consoleWatch'
import { drawSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// What users and libraries do to a material after it has been displaced.

const renderer = useRenderer()
const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

/** By how much the first vertex is drawn above the plane z = 0. */
function lift(mesh: Mesh): number {
  const { vViewPosition } = captureVertices(renderer, {
    scene: new Scene().add(mesh),
    camera,
    mesh,
    names: ['vViewPosition']
  })
  return -vViewPosition[2]
}

function plane(): Mesh<PlaneGeometry, MeshStandardMaterial> {
  return new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
}

test('a hook that was replaced is mended by displacing again, with or without dispose', () => {
  for (const dispose of [true, false]) {
    const mesh = plane()
    const one = constant(1)
    const handle = displace(mesh, one, {})
    mesh.material.onBeforeCompile = () => undefined
    // Said once three has had the occasion to compile between two draws.
    expect([lift(mesh), lift(mesh), lift(mesh)]).toEqual([0, 0, 0])
    expectComplaint(/displace: the onBeforeCompile of MeshStandardMaterial ''/)
    if (dispose) handle.dispose()
    const again = displace(mesh, dispose ? constant(2) : one, {})
    expect(lift(mesh)).toBe(dispose ? 2 : 1)
    again.dispose()
    expect(Object.hasOwn(mesh.material, 'customProgramCacheKey')).toBe(false)
    expect(Object.hasOwn(mesh.material, 'clone')).toBe(false)
    expect(lift(mesh)).toBe(0)
  }
})

test('a cache key that is assigned later does not make different displacements share a program', () => {
  const meshes = [1, -1].map((height) => {
    const mesh = plane()
    displace(mesh, constant(height), {})
    const before = mesh.material.customProgramCacheKey.bind(mesh.material)
    mesh.material.customProgramCacheKey = () => `${before()} mine`
    return mesh
  })
  expect(meshes.map(lift)).toEqual([1, -1])
})

test('a cache key that was assigned later stays when the displacement goes', () => {
  const mesh = plane()
  const { dispose } = displace(mesh, constant(1), {})
  const key = () => 'mine'
  mesh.material.customProgramCacheKey = key
  dispose()
  expect(mesh.material.customProgramCacheKey).toBe(key)
})

test('a material that inherits from a displaced one clones itself', () => {
  const base = new MeshStandardMaterial()
  displace(new Mesh(new BoxGeometry(), base), perlin3())
  const heir = Object.create(base, { clone: { value: undefined, writable: true, configurable: true } }) as Material
  Reflect.deleteProperty(heir, 'clone')
  Object.defineProperty(heir, 'name', { value: 'heir' })
  expect(heir.clone().name).toBe('heir')
})

test('the default time can be set through the uniforms, and both sides follow', () => {
  const mesh = plane()
  const field = perlin3({ axes: 'xyt' })
  const { uniforms } = displace(mesh, field)
  uniforms.perlinTime.value = 0.3
  const { position } = mesh.geometry.attributes
  expect(lift(mesh)).toBeCloseTo(field.sample(position.getX(0), position.getY(0), 0, 0.3), 5)
})

test('a hook that was replaced is mended by displacing with other live values too', () => {
  const mesh = plane()
  displace(mesh, constant({ value: 1 }))
  mesh.material.onBeforeCompile = () => undefined
  expect(lift(mesh)).toBe(0)
  // The same text with other values: nothing else would have to be compiled.
  displace(mesh, constant({ value: 3 }))
  expect(lift(mesh)).toBe(3)
})

const grey = ramp(constant(0.5), [
  [0, '#000'],
  [1, '#fff']
])

describe.each([
  ['paint', (material: MeshBasicMaterial) => paint(material, { color: grey })],
  ['inject', (material: MeshBasicMaterial) => inject(material, { fragment: { color: 'diffuseColor.rgb *= 0.5;' } })]
] as const)('what %s has made, and a later hook that does not call the one before', (caller, act) => {
  test('is missed once, and comes back by the same call', () => {
    const material = new MeshBasicMaterial()
    const mesh = new Mesh(new PlaneGeometry(6, 6), material)
    const { dispose } = act(material)
    const red = () => drawSheet(renderer, mesh)[0]
    expect(red()).toBeCloseTo(0.5, 6)
    material.onBeforeCompile = () => undefined
    material.needsUpdate = true
    expect(red()).toBe(1)
    for (let frame = 0; frame < 3; frame++) renderer.render(new Scene().add(mesh), camera)
    expectComplaint(new RegExp(`${caller}: the onBeforeCompile of MeshBasicMaterial '' .* or call ${caller} again`))
    act(material)
    expect(red()).toBeCloseTo(0.5, 6)
    dispose()
    expect(red()).toBe(1)
    for (const name of ['onBeforeRender', 'customProgramCacheKey', 'clone']) {
      expect(Object.hasOwn(material, name), name).toBe(false)
    }
  })
})

test('a key that others ask for does not make the hook seem lost', () => {
  const mesh = plane()
  displace(mesh, constant(1))
  let extra = 'a'
  mesh.material.customProgramCacheKey = () => extra
  expect(lift(mesh)).toBe(1)
  extra = 'b'
  mesh.material.customProgramCacheKey()
  expect([lift(mesh), lift(mesh)]).toEqual([1, 1])
})
