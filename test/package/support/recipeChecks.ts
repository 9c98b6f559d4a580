import type { Page } from 'playwright'
import type {
  DataTexture,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  Scene,
  SphereGeometry,
  WebGLRenderer
} from 'three'
import { expect } from 'vitest'
import { picture } from './picture'

interface RecipeCheck {
  /** After how many frames it is looked at. */
  readonly frames: number
  /** Whether it draws the same all the time. */
  readonly still?: boolean
  /** What others say on the console. */
  readonly complaints?: readonly string[]
  /** What else must be so. */
  readonly check?: (page: Page) => Promise<void>
}

// Of `consumers/recipes/run.js`.
declare const THREE: typeof import('three')
declare const seen: readonly (Scene | WebGLRenderer)[]

/** By the names of the recipes. */
export const recipeChecks: Record<string, RecipeCheck> = {
  ambientOcclusion: { frames: 3 },
  ballCannon: { frames: 90, check: (page) => expectRollingBalls(page, 8) },
  ballRapier: { frames: 60, check: (page) => expectRollingBalls(page, 1) },
  blob: { frames: 3 },
  curlParticles: { frames: 60 },
  largeWorld: { frames: 3 },
  marbleLamp: { frames: 3 },
  // @react-three/fiber makes a clock that three has replaced.
  react: {
    frames: 3,
    complaints: ['console: THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.']
  },
  saveLoad: { frames: 3, still: true, check: expectSaved },
  shaderChunks: { frames: 3 },
  shaderToGlsl: { frames: 3, still: true },
  terrainChunks: { frames: 3, check: expectOneProgram },
  tileableTexture: { frames: 3, check: expectNoSeam },
  trees: { frames: 3, check: expectPlantedTrees },
  water: { frames: 3 }
}

/** Not sunk into the ground, not high above it, and not where they were dropped. */
async function expectRollingBalls(page: Page, atLeast: number): Promise<void> {
  const balls = await page.evaluate(() => {
    const scene = seen.find((object): object is Scene => 'isScene' in object)
    const meshes = scene?.children.filter((object): object is Mesh => 'isMesh' in object) ?? []
    const land = meshes.filter(({ geometry }) => geometry.type === 'PlaneGeometry')
    const spheres = meshes.filter((mesh): mesh is Mesh<SphereGeometry> => mesh.geometry.type === 'SphereGeometry')
    return spheres.map(({ geometry, position, quaternion }) => {
      const down = new THREE.Raycaster(position, new THREE.Vector3(0, -1, 0))
      const [hit] = down.intersectObjects(land)
      return { height: hit ? hit.distance / geometry.parameters.radius : NaN, turned: 1 - Math.abs(quaternion.w) }
    })
  })
  const onLand = balls.filter(({ height }) => !Number.isNaN(height))
  expect(onLand.length).toBeGreaterThanOrEqual(atLeast)
  for (const { height, turned } of onLand) {
    // A ball that touches the ground is one radius away from what is below it, or more on a slope; engines let bodies sink a little.
    expect(height).toBeGreaterThan(0.9)
    expect(height).toBeLessThan(3)
    expect(turned).toBeGreaterThan(1e-3)
  }
}

async function expectPlantedTrees(page: Page): Promise<void> {
  const trees = await page.evaluate(() => {
    const scene = seen.find((object): object is Scene => 'isScene' in object)
    const forest = scene?.children.find((object): object is InstancedMesh => 'isInstancedMesh' in object)
    const land = scene?.children.filter((object) => 'isMesh' in object && object !== forest) ?? []
    const matrix = new THREE.Matrix4()
    const down = new THREE.Raycaster()
    return Array.from({ length: 100 }, (_, i) => {
      forest?.getMatrixAt(i * 200, matrix)
      const foot = new THREE.Vector3().setFromMatrixPosition(matrix)
      down.set(new THREE.Vector3(foot.x, 1000, foot.z), new THREE.Vector3(0, -1, 0))
      const [hit] = down.intersectObjects(land)
      return { depth: hit.point.y - foot.y, up: hit.face?.normal.y ?? NaN }
    })
  })
  for (const { depth, up } of trees) {
    // A matrix has float32; heights are below 100 units.
    expect(Math.abs(depth - 0.1)).toBeLessThan(1e-4)
    expect(up).toBeGreaterThan(0.799)
  }
}

async function expectOneProgram(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const info = seen.find((object): object is WebGLRenderer => 'info' in object)?.info
    return { programs: info?.programs?.length, calls: info?.render.calls }
  })
  expect(drawn.programs).toBe(1)
  expect(drawn.calls).toBeGreaterThan(50)
}

/** What lies over an edge of the tile is no farther from it than neighbours within. */
async function expectNoSeam(page: Page): Promise<void> {
  const steps = await page.evaluate(() => {
    const scene = seen.find((object): object is Scene => 'isScene' in object)
    const knot = scene?.children.find((object): object is Mesh => 'isMesh' in object)
    const { data, width } = ((knot?.material as MeshStandardMaterial).bumpMap as DataTexture).image
    const height = (x: number, y: number) => THREE.DataUtils.fromHalfFloat((data as Uint16Array)[y * width + x])
    const largest = (first: number, second: number) =>
      Math.max(
        ...Array.from({ length: width }, (_, i) =>
          Math.max(Math.abs(height(first, i) - height(second, i)), Math.abs(height(i, first) - height(i, second)))
        )
      )
    return {
      within: Math.max(...Array.from({ length: width - 1 }, (_, i) => largest(i, i + 1))),
      over: largest(width - 1, 0)
    }
  })
  expect(steps.over).toBeGreaterThan(0)
  expect(steps.over).toBeLessThanOrEqual(steps.within)
}

/** Another seed is another picture, and that is found again. */
async function expectSaved(page: Page): Promise<void> {
  const before = await picture(page)
  const seed = page.getByRole('textbox').or(page.locator('input')).first()
  await seed.fill('8')
  await seed.press('Enter')
  const changed = await picture(page)
  expect(changed).not.toEqual(before)
  await page.reload()
  await page.waitForSelector('body[data-frame3]', { state: 'attached' })
  expect(await picture(page)).toEqual(changed)
}
