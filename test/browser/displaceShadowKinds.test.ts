import {
  BasicShadowMap,
  DataTexture,
  DoubleSide,
  MeshPhongMaterial,
  MeshToonMaterial,
  PCFShadowMap,
  Vector3,
  VSMShadowMap,
  type DirectionalLight,
  type MeshStandardMaterial
} from 'three'
import { SunLight } from 'three/addons/lights/SunLight.js'
import { describe, expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { useRenderer } from '../support/renderer'
import { createShadowReader, expectShadow, lights, stage } from '../support/shadowStage'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
const litFloor = createShadowReader(renderer)

describe('a SunLight', () => {
  test.each([BasicShadowMap, PCFShadowMap, VSMShadowMap])('throws the displaced shadow, type %i', (type) => {
    renderer.shadowMap.type = type
    const sun = new SunLight(0xffffff, 3)
    sun.position.set(-10, 10, 0)
    // In what the stage sets it is like any other light.
    const { scene, sheet } = stage(sun as unknown as DirectionalLight)
    sun.shadow.mapSize.set(1024, 1024)
    sun.shadow.camera.far = 40
    const height = { value: 3 }
    displace(sheet, constant(height), { along: 'y' })
    for (const y of [3, 2, 4]) {
      height.value = y
      const { project } = lights.DirectionalLight
      const corners = [-1, 1].map((c) => project(new Vector3(c, y, c))) as [Vector3, Vector3]
      // The cascade is as wide as the view is long, 40 and 12 across, in 1024 texels, at 45°; both filters blur the edge
      // by 4 texels.
      const texel = (Math.hypot(40, 12, 12) / 1024) * Math.SQRT2
      expectShadow(litFloor(scene, sheet), corners, (type === BasicShadowMap ? 2 : 6) * texel)
    }
  })
})

describe('materials that three lights otherwise', () => {
  test.each([new MeshToonMaterial({ side: DoubleSide }), new MeshPhongMaterial({ side: DoubleSide })])(
    '$type casts the displaced shadow',
    (material) => {
      renderer.shadowMap.type = BasicShadowMap
      const { create, project, texel } = lights.DirectionalLight
      const { scene, sheet } = stage(create())
      sheet.material = material
      displace(sheet, constant(3), { along: 'y' })
      const corners = [-1, 1].map((c) => project(new Vector3(c, 3, c))) as [Vector3, Vector3]
      expectShadow(litFloor(scene, sheet), corners, 2 * texel)
    }
  )
})

test('alphaHash thins the shadow by the alpha of the map, as it thins the picture', () => {
  renderer.shadowMap.type = BasicShadowMap
  const map = new DataTexture(new Uint8Array([255, 255, 255, 128]), 1, 1)
  map.needsUpdate = true
  const { create, project } = lights.DirectionalLight
  const { scene, sheet } = stage(create(), { map })
  displace(sheet, constant(3), { along: 'y' })
  const material = sheet.material as MeshStandardMaterial
  const inside = (lit: ReturnType<typeof litFloor>) => {
    const [low, high] = [-0.8, 0.8].map((c) => project(new Vector3(c, 3, c)))
    return lit.filter((_, i) => {
      const x = -2 + ((i % 120) + 0.5) / 10
      const z = 6 - (Math.floor(i / 120) + 0.5) / 10
      return x > low.x && x < high.x && z > low.z && z < high.z
    })
  }
  const litShare = () => {
    const pixels = inside(litFloor(scene, sheet))
    return pixels.filter(Boolean).length / pixels.length
  }
  expect(litShare()).toBe(0)
  for (const [alphaHash, lo, hi] of [
    [true, 0.35, 0.65],
    [false, 0, 0]
  ] as const) {
    material.alphaHash = alphaHash
    material.needsUpdate = true
    // Half of some 250 pixels, give or take three standard deviations of as many throws, and more for their clusters.
    expect(litShare()).toBeGreaterThanOrEqual(lo)
    expect(litShare()).toBeLessThanOrEqual(hi)
  }
})
