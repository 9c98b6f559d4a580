import {
  DirectionalLight,
  DoubleSide,
  FloatType,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  SpotLight,
  Vector3,
  WebGLRenderTarget,
  type MeshStandardMaterialParameters,
  type WebGLRenderer
} from 'three'
import { expect } from 'vitest'

const SIZE = 512
/** What the camera sees of the ground: x from −2, z from −6, 12 units each way. */
const PIXELS = 120
const FLOOR = -1

/**
 * Where light from the upper left throws the shadow of a square sheet, −1 … 1 in x and z, at a height above the floor;
 * and how wide a texel of the shadow map is there, at most.
 */
export interface LightRow {
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

export const lights: Record<string, LightRow> = {
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

export function stage(
  light: DirectionalLight | SpotLight | PointLight,
  parameters: MeshStandardMaterialParameters = {}
) {
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

/** What the camera finds of the floor at each pixel: lit or dark; undefined where it sees the sheet. */
export type LitFloor = (boolean | undefined)[]

export function createShadowReader(renderer: WebGLRenderer): (scene: Scene, sheet: Mesh) => LitFloor {
  const target = new WebGLRenderTarget(PIXELS, PIXELS, { type: FloatType })
  const camera = new OrthographicCamera(-2, 10, 6, -6, 0, 40)
  camera.up.set(0, 0, -1)
  camera.position.y = 20
  camera.lookAt(0, 0, 0)

  return (scene, sheet) => {
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
}

/** Compares lit and dark pixels with a rectangle, except where they are within `margin` of its edge. */
export function expectShadow(lit: LitFloor, corners: [Vector3, Vector3], margin: number, least = 100): void {
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
  expect(inside).toBeGreaterThan(least)
}
