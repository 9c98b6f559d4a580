import {
  BackSide,
  BasicShadowMap,
  DirectionalLight,
  DoubleSide,
  FloatType,
  FrontSide,
  Mesh,
  MeshDepthMaterial,
  MeshDistanceMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  PointLight,
  Scene,
  SphereGeometry,
  SpotLight,
  Vector3,
  VSMShadowMap,
  WebGLRenderTarget,
  type MeshStandardMaterialParameters
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, type DisplaceOptions } from 'three-perlin'
import { expectShadowVertices, expectVertices } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

const SIZE = 512
/** What the camera sees of the ground: x from −2, z from −6, 12 units each way. */
const PIXELS = 120
const FLOOR = -1

/**
 * Where light from the upper left throws the shadow of a square sheet, −1 … 1 in x and z, at a height above the floor;
 * and how wide a texel of the shadow map is there, at most.
 */
interface LightRow {
  create: () => DirectionalLight | SpotLight | PointLight
  project: (corner: Vector3) => Vector3
  texel: number
}

const LAMP = new Vector3(-6, 9, 0)
/** The way from the lamp to the far end of the picture, on the floor. */
const REACH = 19

function fromLamp(corner: Vector3): Vector3 {
  const t = (LAMP.y - FLOOR) / (LAMP.y - corner.y)
  return corner.clone().sub(LAMP).multiplyScalar(t).add(LAMP)
}

const lights: Record<string, LightRow> = {
  DirectionalLight: {
    create: () => {
      const light = new DirectionalLight(0xffffff, 3)
      light.position.set(-10, 10, 0)
      Object.assign(light.shadow.camera, { left: -8, right: 8, top: 8, bottom: -8, near: 1, far: 40 })
      return light
    },
    project: ({ x, y, z }) => new Vector3(x + y - FLOOR, FLOOR, z),
    // 16 units in 512 texels, at 45°.
    texel: (16 / SIZE) * Math.SQRT2
  },
  SpotLight: {
    create: () => {
      const light = new SpotLight(0xffffff, 500, 0, 0.9)
      light.position.copy(LAMP)
      light.target.position.set(2, FLOOR, 0)
      Object.assign(light.shadow.camera, { near: 1, far: 40 })
      return light
    },
    project: fromLamp,
    // An angle of 1.8, at a grazing angle whose sine is at least 10/19.
    texel: ((2 * Math.tan(0.9) * REACH) / SIZE) * (REACH / 10)
  },
  PointLight: {
    create: () => {
      const light = new PointLight(0xffffff, 500)
      light.position.copy(LAMP)
      Object.assign(light.shadow.camera, { near: 1, far: 40 })
      return light
    },
    project: fromLamp,
    texel: ((2 * REACH) / SIZE) * (REACH / 10)
  }
}

function stage(light: DirectionalLight | SpotLight | PointLight, parameters: MeshStandardMaterialParameters = {}) {
  light.castShadow = true
  light.shadow.mapSize.set(SIZE, SIZE)
  light.shadow.bias = light.shadow.normalBias = 0
  const sheet: Mesh = new Mesh(
    new PlaneGeometry(2, 2, 4, 4).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ side: DoubleSide, ...parameters })
  )
  sheet.castShadow = true
  const floor = new Mesh(new PlaneGeometry(40, 40).rotateX(-Math.PI / 2), new MeshStandardMaterial())
  floor.position.y = FLOOR
  floor.receiveShadow = true
  const scene = new Scene().add(sheet, floor, light)
  if ('target' in light) scene.add(light.target)
  return { scene, sheet, floor }
}

const target = new WebGLRenderTarget(PIXELS, PIXELS, { type: FloatType })
const camera = new OrthographicCamera(-2, 10, 6, -6, 0, 40)
camera.up.set(0, 0, -1)
camera.position.y = 20
camera.lookAt(0, 0, 0)

/** Whether the floor is lit, at each pixel; the sheet itself counts as neither. */
function litFloor(scene: Scene, sheet: Mesh): (boolean | undefined)[] {
  const material = sheet.material as MeshStandardMaterial
  material.color.set(0x000000)
  material.emissive.set(0x0000ff)
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  const pixels = new Float32Array(4 * PIXELS * PIXELS)
  renderer.readRenderTargetPixels(target, 0, 0, PIXELS, PIXELS, pixels)
  renderer.setRenderTarget(null)
  return Array.from({ length: PIXELS * PIXELS }, (_, i) => {
    const [r, , b] = pixels.subarray(4 * i, 4 * i + 3)
    return b > 2 * r && b > 0.9 ? undefined : r > 1e-3
  })
}

/** Compares lit and dark pixels with a rectangle, except where they are within `margin` of its edge. */
function expectShadow(lit: (boolean | undefined)[], corners: [Vector3, Vector3], margin: number): void {
  const [{ x: x0, z: z0 }, { x: x1, z: z1 }] = corners
  let inside = 0
  lit.forEach((isLit, i) => {
    if (isLit === undefined) return
    const x = -2 + ((i % PIXELS) + 0.5) * (12 / PIXELS)
    const z = 6 - (Math.floor(i / PIXELS) + 0.5) * (12 / PIXELS)
    // Positive inside.
    const depth = Math.min(x - x0, x1 - x, z - z0, z1 - z)
    if (Math.abs(depth) < margin) return
    if (depth > 0) inside++
    if (isLit !== depth < 0) throw new Error(`The floor at (${x}, ${z}) is ${isLit ? 'lit' : 'dark'}.`)
  })
  expect(inside).toBeGreaterThan(100)
}

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
    test('is displaced and keeps its hook', () => {
      const light = create()
      const { scene, sheet } = stage(light)
      let calls = 0
      const own = light instanceof PointLight ? new MeshDistanceMaterial() : new MeshDepthMaterial()
      own.onBeforeCompile = () => {
        calls++
      }
      sheet[light instanceof PointLight ? 'customDistanceMaterial' : 'customDepthMaterial'] = own
      displace(sheet, constant(3), { along: 'y' })
      const corners = [-1, 1].map((c) => project(new Vector3(c, 3, c))) as [Vector3, Vector3]
      expectShadow(litFloor(scene, sheet), corners, 2 * texel)
      expect(calls).toBe(1)
    })
  }
)

function withTarget(geometry: SphereGeometry): SphereGeometry {
  const target = geometry.clone().scale(1, 0.5, 1.5)
  geometry.morphAttributes.position = [target.attributes.position]
  geometry.morphAttributes.normal = [target.attributes.normal]
  return geometry
}
