import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { constant, displace, paint } from 'three-perlin'
import { overrideProperty } from '../../src/material/overrideProperty'
import { rememberOwnProperties } from '../support/ownProperties'

// The callback of the one that came first stayed on the object when it went first.

test.each(['first come, first gone', 'first come, last gone'])('displacement and painted opacity, %s', (order) => {
  const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
  const undone = [mesh, mesh.material].map(rememberOwnProperties)
  const handles = [displace(mesh, constant(1)), paint(mesh, { opacity: constant(0.5) })]
  for (const { dispose } of order.endsWith('first gone') ? handles : handles.reverse()) dispose()
  for (const check of undone) check()
})

test('overrides of one property are restored in any order', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0]
  ] as const
  for (const order of orders) {
    const object = { property: 'own' }
    const overrides = ['a', 'b', 'c'].map((value) => overrideProperty(object, 'property', value))
    const left = ['a', 'b', 'c']
    for (const i of order) {
      overrides[i].restore()
      overrides[i].restore()
      left.splice(left.indexOf('abc'[i]), 1)
      expect(object.property).toBe(left.at(-1) ?? 'own')
    }
  }
})
