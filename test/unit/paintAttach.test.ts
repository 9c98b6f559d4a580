import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { paint, perlin3 } from 'three-perlin'

const sheet = (material = new MeshStandardMaterial()) => {
  const mesh = new Mesh(new PlaneGeometry(), material)
  mesh.name = 'sheet'
  return mesh
}

test('an object of the painted material can be attached, also one that has others besides', () => {
  const material = new MeshStandardMaterial()
  const { attach } = paint(material, { opacity: perlin3() })
  const [one, two] = [sheet(material), new Mesh(new PlaneGeometry(), [new MeshStandardMaterial(), material])]
  attach(one)
  attach(two)
  expect(one.customDepthMaterial).toBeDefined()
  expect(two.customDepthMaterial).toBe(one.customDepthMaterial)
})

test.each<[string, (attach: (object: never) => void) => void, string]>([
  [
    'a material',
    (attach) => {
      attach(new MeshStandardMaterial() as never)
    },
    'attach: the argument must be a Mesh, Points or a Line, got a MeshStandardMaterial.'
  ],
  [
    'nothing',
    (attach) => {
      attach(undefined as never)
    },
    'attach: the argument must be a Mesh, Points or a Line, got undefined.'
  ],
  [
    'an object of another material',
    (attach) => {
      attach(sheet() as never)
    },
    "attach: mesh 'sheet' has another material than the painted one. Give it that, or call paint."
  ]
])('%s cannot be attached', (_name, call, message) => {
  const { attach } = paint(new MeshStandardMaterial(), { opacity: perlin3() })
  expect(() => {
    call(attach)
  }).toThrow(message)
})

test('nothing can be attached to what has been disposed', () => {
  const material = new MeshStandardMaterial()
  const { attach, dispose } = paint(material, { opacity: perlin3() })
  dispose()
  const mesh = sheet(material)
  expect(() => {
    attach(mesh)
  }).toThrow('attach: what was painted has been disposed. Call paint again.')
  expect(mesh.customDepthMaterial).toBeUndefined()
})
