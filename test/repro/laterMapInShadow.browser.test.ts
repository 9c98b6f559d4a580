import { BasicShadowMap, DataTexture, Vector3, type MeshStandardMaterial } from 'three'
import { expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { useRenderer } from '../support/renderer'
import { createShadowReader, lights, stage } from '../support/shadowStage'

// The depth material was compiled once, for the maps that were there at the first draw.

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

test.each(['DirectionalLight', 'PointLight'])('a map that comes later cuts its hole into the shadow, %s', (name) => {
  const { create, project } = lights[name]
  const { scene, sheet } = stage(create(), { alphaTest: 0.5 })
  displace(sheet, constant(3), { along: 'y' })
  const readFloor = createShadowReader(renderer)
  const { x, z } = project(new Vector3(-0.5, 3, 0.3))
  // Of the picture of the floor: 120 pixels for 12 units.
  const pixel = Math.floor((6 - z) * 10) * 120 + Math.floor((x + 2) * 10)
  expect(readFloor(scene, sheet)[pixel]).toBe(false)
  const material = sheet.material as MeshStandardMaterial
  // An alpha map is read from green: nothing on the left, all on the right.
  material.alphaMap = new DataTexture(new Uint8Array([0, 0, 0, 255, 0, 255, 0, 255]), 2, 1)
  material.alphaMap.needsUpdate = material.needsUpdate = true
  expect(readFloor(scene, sheet)[pixel]).toBe(true)
})
