import {
  BasicShadowMap,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  Scene,
  SphereGeometry,
  type BufferGeometry
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { expectShadowVertices, expectVertices, originCamera } from '../support/expectVertices'
import { LIVE_CHANGES, liveDisplacement } from '../support/liveDisplacement'
import type { Octaves } from '../support/octaveError'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

/** Bounds of all that the changes lead to; time, the largest coordinate, counts as a part of a unit of the frequency. */
const NOISE: Octaves = { frequency: 0.45, octaves: 5, gain: 0.6 }
/** 2 · (1.6 + 1) / 2 / 0.3: the amplitude, half of what `fit` spans, over half of the typical range of three octaves. */
const AMPLITUDE = 9

function stage(geometry: BufferGeometry, parameters: { transparent?: boolean } = {}) {
  const material = new MeshStandardMaterial({ side: DoubleSide, ...parameters })
  let compiled = 0
  material.onBeforeCompile = () => {
    compiled++
  }
  const mesh = new Mesh(geometry, material)
  const sun = new DirectionalLight()
  const lamp = new PointLight()
  lamp.position.set(0, 9, 3)
  sun.position.set(3, 9, 0)
  mesh.castShadow = sun.castShadow = lamp.castShadow = true
  const scene = new Scene().add(mesh, sun, lamp)
  return { scene, mesh, material, lamp, compilations: () => compiled }
}

const meshes: Record<string, () => BufferGeometry> = {
  sphere: () => new SphereGeometry(3, 16, 12),
  plane: () => new PlaneGeometry(6, 6, 12, 12).rotateX(-Math.PI / 2)
}

describe.each(Object.entries(meshes))('on a %s', (_name, geometry) => {
  const { mesh, lamp, compilations } = stage(geometry())
  const { live, field, options } = liveDisplacement()
  displace(mesh, field, options)
  const expected = { mesh, field, options, noise: NOISE, amplitude: AMPLITUDE }
  let programs: number | undefined

  test.each(LIVE_CHANGES)('%s changes the vertices of all passes, and no program', (name, value) => {
    expectVertices(renderer, expected)
    programs ??= renderer.info.programs?.length
    live[name].value = value
    expectVertices(renderer, expected)
    expectShadowVertices(renderer, lamp, expected)
    expect(renderer.info.programs).toHaveLength(programs ?? NaN)
    expect(compilations()).toBe(1)
  })
})

describe.each([{ transparent: false }, { transparent: true }])(
  '60 frames of change, $transparent',
  ({ transparent }) => {
    const { scene, mesh, compilations } = stage(meshes.plane(), { transparent })
    const { live, field, options } = liveDisplacement()
    displace(mesh, field, options)

    test('compile nothing', () => {
      renderer.render(scene, originCamera)
      const [programs, first] = [renderer.info.programs?.length, compilations()]
      // A transparent two-sided material is drawn in two passes, by two programs.
      expect(first).toBe(transparent ? 2 : 1)
      for (let frame = 1; frame < 60; frame++) {
        for (const name of ['amplitude', 'gain', 'translation', 'time'] as const) live[name].value += 0.01
        live.seed.value = `seed ${frame % 7}`
        renderer.render(scene, originCamera)
      }
      expect(renderer.info.programs).toHaveLength(programs ?? NaN)
      expect(compilations()).toBe(first)
      expectVertices(renderer, { mesh, field, options, noise: NOISE, amplitude: AMPLITUDE })
    })
  }
)

test('changes the picture of a transparent two-sided material', () => {
  const { scene, mesh } = stage(meshes.plane(), { transparent: true })
  const height = { value: 1 }
  displace(mesh, constant(height))
  for (const value of [1, 2, -3]) {
    height.value = value
    expectVertices(renderer, { mesh, field: constant(height), noise: { frequency: 0 }, amplitude: 1 })
  }
  expect(scene.children).toContain(mesh)
})
