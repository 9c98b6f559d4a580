import {
  AmbientLight,
  BackSide,
  BufferAttribute,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  Fog,
  FogExp2,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  ObjectSpaceNormalMap,
  Plane,
  PlaneGeometry,
  PointLight,
  Scene,
  SpotLight,
  Vector3,
  type MeshPhysicalMaterialParameters,
  type WebGLRenderer,
  type WebGLRendererParameters
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions } from 'three-perlin'
import { displacedVertex } from '../support/displacedVertex'
import { expectVertices, originCamera } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

const field = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 }).add(perlin2({ seed: 2, frequency: 0.7 }))
const NOISE = { frequency: 0.7, octaves: 4 }

const texture = () => {
  const made = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1)
  made.needsUpdate = true
  return made
}

/** What three compiles other code for. */
const materials: Record<string, MeshPhysicalMaterialParameters> = {
  plain: {},
  'flat shading': { flatShading: true },
  'back side': { side: BackSide },
  'both sides, transparent': { side: DoubleSide, transparent: true, opacity: 0.5 },
  wireframe: { wireframe: true },
  'alpha hash': { alphaHash: true, opacity: 0.5 },
  'alpha test': { alphaTest: 0.5, map: texture(), alphaMap: texture() },
  'vertex colours': { vertexColors: true },
  "a normal map in the mesh's space": { normalMap: texture(), normalMapType: ObjectSpaceNormalMap },
  'normal and bump map': { normalMap: texture(), bumpMap: texture() },
  transmission: { transmission: 1, thickness: 1 },
  'clearcoat, sheen, iridescence': { clearcoat: 1, sheen: 1, iridescence: 1, clearcoatNormalMap: texture() },
  anisotropy: { anisotropy: 0.5 },
  'clipping planes': { clippingPlanes: [new Plane(new Vector3(0, 1, 0), 0.2)], clipShadows: true },
  dithering: { dithering: true, premultipliedAlpha: true, toneMapped: false }
}

const options: DisplaceOptions = { space: 'world', amplitude: 0.3 }

function stage(parameters: MeshPhysicalMaterialParameters, renderer: WebGLRenderer) {
  const geometry = new PlaneGeometry(4, 4, 6, 6)
  const colors = new Float32Array(3 * geometry.attributes.position.count).fill(0.5)
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
  const physical = Object.keys(parameters).some((name) => !(name in new MeshStandardMaterial()))
  const material = physical ? new MeshPhysicalMaterial(parameters) : new MeshStandardMaterial(parameters)
  const mesh = new Mesh(geometry, material)
  mesh.rotation.y = 0.3
  // Every kind of light, and so of shadow, once.
  const lights =
    parameters === materials.plain
      ? [new DirectionalLight(), new SpotLight(), new PointLight()]
      : [new DirectionalLight()]
  for (const light of lights) {
    light.position.set(1, 2, 9)
    light.castShadow = true
  }
  mesh.castShadow = mesh.receiveShadow = true
  const scene = new Scene().add(mesh, new AmbientLight(), ...lights)
  renderer.shadowMap.enabled = true
  return { scene, mesh }
}

// Software renderers differ: one computes mediump in 32 bits, another in 16.
describe.each(['mediump', 'lowp'] as const)('a material of precision %s', (precision) => {
  const renderer = useRenderer()

  test('still has its noise in full precision', () => {
    const mesh = new Mesh(
      new PlaneGeometry(400, 400, 20, 20).rotateX(-Math.PI / 2),
      new MeshStandardMaterial({ precision })
    )
    const scene = new Scene().add(mesh, new DirectionalLight())
    const hills = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 6 })
    const amplitude = 40
    const up = { along: 'y', amplitude } as const
    displace(mesh, hills, up)
    const names = ['vViewPosition', 'vNormal']
    const { vViewPosition, vNormal } = captureVertices(renderer, { scene, camera: originCamera, mesh, names })
    for (let i = 0; i < mesh.geometry.attributes.position.count; i++) {
      const { position, normal } = displacedVertex(mesh, hills, up, i)
      // What three declares itself is in 16 bits, and rounds by 2⁻¹¹ in each of some ten operations on x, y and z. At
      // x = 200 such a number is off by 0.06, so that noise from it would be off by a tenth of its range.
      expect(Math.abs(vViewPosition[3 * i + 1] + position.y)).toBeLessThan(10 * 2 ** -11 * amplitude)
      expect(new Vector3().fromArray(vNormal, 3 * i).angleTo(normal)).toBeLessThan(10 * 2 ** -11)
    }
  })
})

const kinds: [name: string, parameters: WebGLRendererParameters, rows: string[]][] = [
  ['an ordinary renderer', {}, Object.keys(materials)],
  ['a logarithmic depth buffer', { logarithmicDepthBuffer: true }, ['plain', 'alpha hash']],
  ['a reversed depth buffer', { reversedDepthBuffer: true }, ['plain', 'transmission']]
]

describe.each(kinds)('with %s', (_name, parameters, rows) => {
  const renderer = useRenderer(parameters)
  renderer.localClippingEnabled = true

  const variants = rows.flatMap((row) => [{ row, normals: 'vertex' } as const, { row, normals: 'pixel' } as const])
  test.each(variants)('$row, normals: $normals', ({ row, normals }) => {
    const { scene, mesh } = stage(materials[row], renderer)
    scene.fog = row === 'plain' ? new FogExp2(0xffffff, 0.1) : new Fog(0xffffff, 1, 100)
    displace(mesh, field, { ...options, normals })
    expectVertices(renderer, { mesh, field, options, noise: NOISE, amplitude: 0.6 })
  })

  test("three's own displacementMap acts on top, along the displaced normals, in both passes", () => {
    const { scene, mesh } = stage(
      { displacementMap: texture(), displacementScale: 0.3, displacementBias: 0.1 },
      renderer
    )
    displace(mesh, field, options)
    const colour = captureVertices(renderer, { scene, camera: originCamera, mesh, names: ['vViewPosition'] })
    const shadow = captureVertices(renderer, {
      scene,
      camera: originCamera,
      mesh,
      names: ['gl_Position'],
      pass: 'shadow'
    })
    const light = scene.children.find((child) => child instanceof DirectionalLight)
    const { projectionMatrix, matrixWorldInverse } = light?.shadow.camera ?? originCamera
    for (let i = 0; i < mesh.geometry.attributes.position.count; i++) {
      const { position, normal } = displacedVertex(mesh, field, options, i)
      // The texture's red is 128/255. Float32 costs some 1e-6 where coordinates are of the order of 1.
      const expected = position.addScaledVector(normal, (128 / 255) * 0.3 + 0.1)
      expect(
        new Vector3()
          .fromArray(colour.vViewPosition, 3 * i)
          .negate()
          .distanceTo(expected)
      ).toBeLessThan(1e-5)
      const clip = expected.applyMatrix4(matrixWorldInverse).applyMatrix4(projectionMatrix)
      expect(new Vector3().fromArray(shadow.gl_Position, 4 * i).distanceTo(clip)).toBeLessThan(1e-5)
    }
  })
})
