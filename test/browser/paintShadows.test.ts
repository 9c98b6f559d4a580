import type { Mesh } from 'three'
import { BasicShadowMap, MeshDepthMaterial, RGBADepthPacking, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, coordinate, displace, paint, perlin3, step } from 'three-perlin'
import { useRenderer } from '../support/renderer'
import { createShadowReader, expectShadow, lights, stage } from '../support/shadowStage'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap
const litFloor = createShadowReader(renderer)

/** Nothing is left of a sheet where x is below an edge. */
const cut = (edge: number | { value: number }) => step(edge, coordinate('x'))

describe.each(Object.entries(lights))(
  'holes that are painted are in the shadow of a %s',
  (_name, { create, project, texel }) => {
    const raise = (sheet: Mesh) => displace(sheet, constant(3), { along: 'y' })
    const rows: Record<string, (sheet: Mesh, edge: { value: number }) => number> = {
      'painted alone': (sheet, edge) => {
        paint(sheet, { opacity: cut(edge) })
        return 0
      },
      'painted, then displaced': (sheet, edge) => {
        paint(sheet, { opacity: cut(edge) })
        raise(sheet)
        return 3
      },
      'displaced, then painted': (sheet, edge) => {
        raise(sheet)
        paint(sheet, { opacity: cut(edge) })
        return 3
      },
      'painted again, and no more displaced': (sheet, edge) => {
        const { dispose } = raise(sheet)
        paint(sheet, { opacity: cut(0.9) })
        paint(sheet, { opacity: cut(edge) })
        dispose()
        return 0
      },
      'painted by attaching': (sheet, edge) => {
        paint(sheet.material as never, { opacity: cut(edge) }).attach(sheet)
        return 0
      }
    }
    test.each(Object.entries(rows))('%s', (_row, prepare) => {
      const { scene, sheet } = stage(create(), { alphaTest: 0.5 })
      const edge = { value: 0 }
      const y = prepare(sheet, edge)
      for (const x of [-0.5, 0]) {
        edge.value = x
        const corners = [project(new Vector3(x, y, -1)), project(new Vector3(1, y, 1))] as [Vector3, Vector3]
        expectShadow(litFloor(scene, sheet), corners, 2 * texel, 40)
      }
    })
  }
)

test('undo gives the object its shadow back', () => {
  const { create, project, texel } = lights.DirectionalLight
  const { scene, sheet } = stage(create(), { alphaTest: 0.5 })
  // As older versions of three want it.
  const own = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  sheet.customDepthMaterial = own
  const { dispose, depthMaterial } = paint(sheet, { opacity: cut(0.5) })
  expect(depthMaterial).toBeInstanceOf(MeshDepthMaterial)
  expect(Object.getPrototypeOf(sheet.customDepthMaterial)).toBe(own)
  expectShadow(litFloor(scene, sheet), [project(new Vector3(0.5, 0, -1)), project(new Vector3(1, 0, 1))], 2 * texel, 20)
  dispose()
  expect(sheet.customDistanceMaterial).toBeUndefined()
  expectShadow(litFloor(scene, sheet), [project(new Vector3(-1, 0, -1)), project(new Vector3(1, 0, 1))], 2 * texel, 20)
})

test('channels other than the opacity leave shadows alone', () => {
  const { sheet } = stage(lights.DirectionalLight.create())
  expect(paint(sheet, { roughness: perlin3() }).depthMaterial).toBeUndefined()
  expect(sheet.customDepthMaterial).toBeUndefined()
})
