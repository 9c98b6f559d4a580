import {
  BackSide,
  BasicShadowMap,
  DoubleSide,
  FrontSide,
  Mesh,
  MeshDepthMaterial,
  MeshDistanceMaterial,
  PCFShadowMap,
  PointLight,
  RGBADepthPacking,
  ShaderLib,
  ShaderMaterial,
  SphereGeometry,
  UniformsUtils,
  Vector3,
  VSMShadowMap,
  type Material
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, type DisplaceOptions } from 'three-perlin'
import { expectShadowVertices, expectVertices } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'
import { createShadowReader, expectShadow, lights, stage } from '../support/shadowStage'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

const litFloor = createShadowReader(renderer)

describe.each(Object.entries(lights))('%s', (_name, { create, project, texel }) => {
  test('throws the shadow of the displaced sheet, and moves it with a live height', () => {
    const { scene, sheet } = stage(create())
    const height = { value: 3 }
    displace(sheet, constant(height), { along: 'y' })
    let programs
    for (const y of [3, 2, 4]) {
      height.value = y
      const corners = [-1, 1].map((c) => project(new Vector3(c, y, c))) as [Vector3, Vector3]
      expectShadow(litFloor(scene, sheet), corners, 2 * texel)
      programs ??= renderer.info.programs?.length
      expect(renderer.info.programs).toHaveLength(programs ?? NaN)
    }
  })

  test('draws the same vertices into the shadow map', () => {
    const light = create()
    const { sheet } = stage(light)
    for (const { field, options, change } of vertexRows) {
      sheet.geometry = change?.(new SphereGeometry(2, 16, 12)) ?? new SphereGeometry(2, 16, 12)
      sheet.updateMorphTargets()
      sheet.morphTargetInfluences?.fill(0.4)
      const surface = displace(sheet, field, options)
      const expected = { mesh: sheet, field, options, noise: { frequency: 0.7, octaves: 3 }, amplitude: 1 }
      expectVertices(renderer, expected)
      expectShadowVertices(renderer, light, expected)
      surface.dispose()
    }
  })

  test.each([VSMShadowMap, PCFShadowMap])('casts with shadow map type %i', (type) => {
    const light = create()
    if (type === VSMShadowMap && light instanceof PointLight) return
    renderer.shadowMap.type = type
    const { scene, sheet } = stage(light)
    displace(sheet, constant(3), { along: 'y' })
    const corners = [-1, 1].map((c) => project(new Vector3(c, 3, c))) as [Vector3, Vector3]
    // Both blur the edge; the variance filter by 8 samples over a radius of 4 texels.
    expectShadow(litFloor(scene, sheet), corners, 6 * texel)
    renderer.shadowMap.type = BasicShadowMap
  })
})

const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

const vertexRows: {
  field: typeof solid
  options: DisplaceOptions
  change?: (geometry: SphereGeometry) => SphereGeometry
}[] = [
  { field: solid, options: { amplitude: 0.5, curvature: 0.5 } },
  { field: solid, options: { amplitude: 0.5, along: 'radial', space: 'world' } },
  { field: solid, options: { amplitude: 0.5, along: new Vector3(1, 2, 3), space: new Mesh() } },
  { field: solid, options: { amplitude: 0.5 }, change: withTarget }
]

describe('the side that casts', () => {
  const rows = [
    // three draws the other side into shadow maps: the light, above the sheet, sees none of it.
    { side: FrontSide, shadowSide: null, casts: false },
    { side: BackSide, shadowSide: null, casts: true },
    { side: DoubleSide, shadowSide: null, casts: true },
    { side: FrontSide, shadowSide: FrontSide, casts: true },
    { side: FrontSide, shadowSide: DoubleSide, casts: true },
    { side: DoubleSide, shadowSide: BackSide, casts: false }
  ] as const
  test.each(rows)('$side with shadowSide $shadowSide', ({ side, shadowSide, casts }) => {
    const { create, project, texel } = lights.DirectionalLight
    const { scene, sheet } = stage(create(), { side, shadowSide })
    displace(sheet, constant(3), { along: 'y' })
    const lit = litFloor(scene, sheet)
    if (casts) expectShadow(lit, [project(new Vector3(-1, 3, -1)), project(new Vector3(1, 3, 1))], 2 * texel)
    else expect(lit).not.toContain(false)
  })
})

describe.each(Object.entries(lights))(
  "a shadow material of the user's own, %s",
  (_name, { create, project, texel }) => {
    const light = create()
    const [property, shader] =
      light instanceof PointLight
        ? (['customDistanceMaterial', ShaderLib.distance] as const)
        : (['customDepthMaterial', ShaderLib.depth] as const)
    const materials: Record<string, () => Material> = {
      "of three's": () => (light instanceof PointLight ? new MeshDistanceMaterial() : new MeshDepthMaterial()),
      'made from a shader of theirs': () => {
        const { vertexShader, fragmentShader, uniforms } = shader
        const defines = { DEPTH_PACKING: RGBADepthPacking }
        return new ShaderMaterial({ vertexShader, fragmentShader, uniforms: UniformsUtils.clone(uniforms), defines })
      }
    }
    test.each(Object.entries(materials))('%s is displaced and keeps its hook', (_kind, makeMaterial) => {
      const { scene, sheet } = stage(light)
      const own = makeMaterial()
      const uniformsOf = (material: Material) => (material instanceof ShaderMaterial ? { ...material.uniforms } : {})
      const uniforms = uniformsOf(own)
      let calls = 0
      own.onBeforeCompile = () => {
        calls++
      }
      sheet[property] = own
      displace(sheet, perlin3().mul(0).add(3), { along: 'y', normals: 'pixel' })
      const corners = [-1, 1].map((c) => project(new Vector3(c, 3, c))) as [Vector3, Vector3]
      expectShadow(litFloor(scene, sheet), corners, 2 * texel)
      expect(calls).toBe(1)
      expect(uniformsOf(own)).toEqual(uniforms)
    })
  }
)

function withTarget(geometry: SphereGeometry): SphereGeometry {
  const target = geometry.clone().scale(1, 0.5, 1.5)
  geometry.morphAttributes.position = [target.attributes.position]
  geometry.morphAttributes.normal = [target.attributes.normal]
  return geometry
}
