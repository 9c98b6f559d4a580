import {
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  type WebGLProgram
} from 'three'
import { expect, test } from 'vitest'
import { displace, layers, paint, perlin2, perlin3, ramp, slope } from 'three-perlin'
import { expectComplaint, expectNoComplaints } from '../support/consoleWatch'
import { useRenderer } from '../support/renderer'

// A phone has 16 texture units.

const renderer = useRenderer()
renderer.shadowMap.enabled = true
renderer.capabilities.maxTextures = 16
const camera = new OrthographicCamera(-2, 2, 2, -2, -10, 10)

const MAPS = [
  ...['map', 'alphaMap', 'aoMap', 'lightMap', 'emissiveMap', 'normalMap', 'bumpMap', 'roughnessMap', 'metalnessMap'],
  'displacementMap'
]
const texture = new DataTexture(new Uint8Array(4).fill(255), 1, 1)
texture.needsUpdate = true
const sky = new DataTexture(new Uint8Array(4 * 64 * 32).fill(128), 64, 32)
sky.mapping = EquirectangularReflectionMapping
sky.needsUpdate = true

/** A material with maps, an environment and two shadows, and 8 seeds in its displacement and paint. */
function draw(material: MeshStandardMaterial, maps: readonly string[]): void {
  for (const name of maps) Object.assign(material, { [name]: texture })
  material.envMap = sky
  const mesh = new Mesh(new PlaneGeometry(4, 4, 4, 4), material)
  const lights = [new DirectionalLight(), new PointLight()]
  for (const light of lights) {
    light.position.set(1, 2, 5)
    light.castShadow = true
    light.shadow.mapSize.set(16, 16)
  }
  mesh.castShadow = mesh.receiveShadow = true
  const seeded = (seed: number) => perlin3({ seed }).add(0.5)
  displace(mesh, perlin2({ seed: 1 }), { normals: 'pixel' })
  const base = ramp(seeded(2), [
    [0, '#000'],
    [1, '#fff']
  ])
  paint(mesh, {
    color: layers(base, [
      ['#f00', seeded(3)],
      ['#0f0', slope(seeded(4))]
    ]),
    roughness: seeded(5),
    metalness: seeded(6),
    opacity: seeded(7),
    bump: seeded(8)
  })
  renderer.render(new Scene().add(mesh, ...lights), camera)
}

/** How many texture units a program takes. */
function unitsOf({ program }: WebGLProgram): number {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const samplers: number[] = [gl.SAMPLER_2D, gl.SAMPLER_CUBE, gl.SAMPLER_2D_SHADOW, gl.SAMPLER_CUBE_SHADOW]
  samplers.push(gl.SAMPLER_2D_ARRAY, gl.UNSIGNED_INT_SAMPLER_2D, gl.UNSIGNED_INT_SAMPLER_2D_ARRAY)
  const linked = program as globalThis.WebGLProgram
  const count = gl.getProgramParameter(linked, gl.ACTIVE_UNIFORMS) as number
  return Array.from({ length: count }, (_, i) => gl.getActiveUniform(linked, i)).reduce(
    (sum, uniform) => sum + (uniform && samplers.includes(uniform.type) ? uniform.size : 0),
    0
  )
}

test('all maps of a standard material, two shadows, displacement and paint with 8 seeds fit', () => {
  draw(new MeshStandardMaterial(), MAPS)
  expectNoComplaints()
  const units = (renderer.info.programs ?? []).map(unitsOf)
  // Ten maps, of which the normal map replaces the bump map; the sky, two shadows, three's table for reflections, ours.
  expect(Math.max(...units)).toBe(9 + 1 + 2 + 1 + 2)
})

test('what does not fit is said before three says how much', () => {
  draw(new MeshPhysicalMaterial({ clearcoat: 1 }), [...MAPS, 'clearcoatMap', 'clearcoatRoughnessMap'])
  expectComplaint(
    /^console\.error: displace, paint: MeshPhysicalMaterial needs 17 textures, and this device has units for 16: [a-zA-Z, ]*clearcoatMap, clearcoatRoughnessMap[a-zA-Z, ]*, 2 of fields and hooks, 3 of three's own for shadows, reflections and the like\. Do without 1 of them\.$/,
    /Trying to use 17 texture units/
  )
})
