import {
  DataTexture,
  DirectionalLight,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  WebGLRenderer
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, perlin4, value2, type Field } from 'three-perlin'
import { expectComplaint, expectNoComplaints } from '../support/consoleWatch'
import { expectVertices, originCamera } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
const second = useRenderer()
const ROCK = { frequency: 0.7, octaves: 3 }

function rock(seed: string | { value: string }): Field {
  return fbm(perlin3({ seed, frequency: 0.7 }), { octaves: 3 })
}

function stage() {
  const mesh = new Mesh(new PlaneGeometry(4, 4, 8, 8), new MeshStandardMaterial())
  const sun = new DirectionalLight()
  mesh.castShadow = sun.castShadow = true
  return { mesh, scene: new Scene().add(mesh, sun), material: mesh.material }
}

describe('one displaced material', () => {
  test('in two renderers, with live values', () => {
    const { mesh } = stage()
    const seed = { value: 'a' }
    const amplitude = { value: 0.5 }
    const field = rock(seed)
    displace(mesh, field, { amplitude })
    for (const [nextSeed, nextAmplitude] of [
      ['a', 0.5],
      ['b', 0.2],
      ['a', 0.7]
    ] as const) {
      seed.value = nextSeed
      amplitude.value = nextAmplitude
      for (const each of [renderer, second]) {
        expectVertices(each, { mesh, field, options: { amplitude }, noise: ROCK, amplitude: 1 })
      }
    }
  })

  test('in another renderer after the first was disposed', () => {
    const { mesh, scene } = stage()
    const field = rock('a')
    displace(mesh, field, { amplitude: 0.5 })
    const first = new WebGLRenderer()
    first.render(scene, originCamera)
    first.dispose()
    first.forceContextLoss()
    expectVertices(renderer, { mesh, field, options: { amplitude: 0.5 }, noise: ROCK, amplitude: 0.5 })
  })

  test('after material.dispose(), and after the geometry was disposed', () => {
    const { mesh, material } = stage()
    const amplitude = { value: 0.5 }
    const field = rock({ value: 'a' })
    const { depthMaterial } = displace(mesh, field, { amplitude })
    const expected = { mesh, field, options: { amplitude }, noise: ROCK, amplitude: 1 }
    expectVertices(renderer, expected)
    material.dispose()
    depthMaterial.dispose()
    mesh.geometry.dispose()
    amplitude.value = 0.8
    expectVertices(renderer, expected)
  })

  test('after its context was lost and restored', async () => {
    const { mesh } = stage()
    const seed = { value: 'a' }
    const field = rock(seed)
    displace(mesh, field, { amplitude: 0.5 })
    const expected = { mesh, field, options: { amplitude: 0.5 }, noise: ROCK, amplitude: 0.5 }
    expectVertices(second, expected)
    const restored = eventOf(second.domElement, 'webglcontextrestored')
    const lost = eventOf(second.domElement, 'webglcontextlost')
    second.forceContextLoss()
    await lost
    // A context can be restored once the event of its loss is over.
    await new Promise((resolve) => setTimeout(resolve))
    seed.value = 'b'
    second.forceContextRestore()
    await restored
    expectVertices(second, expected)
    expectVertices(renderer, expected)
  })
})

function eventOf(target: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(
      name,
      () => {
        resolve()
      },
      { once: true }
    )
  })
}

describe('seeds share one pair of textures', () => {
  const one = (seed: number) => perlin2({ seed, axes: 'yx', frequency: 0.3 })
  const three = (seed: number) => perlin3({ seed, frequency: 0.4 })
  const rows: Record<string, { field: Field; scale: number }> = {
    'one seed': { field: one(1), scale: 1 },
    'four seeds in 2D and 3D': {
      field: one(1)
        .add(three(2))
        .add(one(3).mul(three(4)))
        .add(three(1)),
      scale: 6
    },
    'eight seeds in 1D to 4D, some live': {
      field: perlin4({ seed: { value: 'w' }, frequency: 0.2 })
        .add(value2({ seed: 5, axes: 'zx' }))
        .add([1, 2, 3, 4].map(one).reduce((a, b) => a.add(b)))
        .add([6, 7].map(three).reduce((a, b) => a.mul(b))),
      scale: 10
    }
  }
  test.each(Object.entries(rows))('%s', (_name, { field, scale }) => {
    const { mesh } = stage()
    const options = { amplitude: 0.3 }
    displace(mesh, field, options)
    expectVertices(renderer, { mesh, field, options, noise: { frequency: 1 }, amplitude: 0.3 * scale })
    expect(vertexSamplers(renderer)).toEqual(['perlinFieldGradients', 'perlinFieldPermutation'])
  })

  test('with fields of all of them in both arguments', () => {
    const { mesh } = stage()
    const field = rows['four seeds in 2D and 3D'].field
    const options = { amplitude: three(9).mul(one(10)) }
    displace(mesh, field, options)
    expectVertices(renderer, { mesh, field, options, noise: { frequency: 1 }, amplitude: 10 })
    expect(vertexSamplers(renderer)).toEqual(['perlinFieldGradients', 'perlinFieldPermutation'])
  })
})

/** Names of the samplers of ours that the program in use has; three's are of the fragment shader. */
function vertexSamplers({ info }: WebGLRenderer): string[] {
  const program = info.programs?.at(-1)?.program as WebGLProgram
  const gl = renderer.getContext()
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number
  const samplers = [gl.SAMPLER_2D, 0x8dc1, 0x8dd2, 0x8dd7] as number[]
  return Array.from({ length: count }, (_, i) => gl.getActiveUniform(program, i))
    .flatMap((uniform) => (uniform && samplers.includes(uniform.type) ? [uniform.name] : []))
    .filter((name) => name.startsWith('perlin'))
    .sort()
}

test('leaves 14 of the 16 texture units that a phone has', () => {
  const maps = [
    ...['map', 'alphaMap', 'aoMap', 'lightMap', 'emissiveMap', 'normalMap', 'roughnessMap', 'metalnessMap'],
    ...['clearcoatMap', 'clearcoatNormalMap', 'clearcoatRoughnessMap', 'iridescenceMap', 'iridescenceThicknessMap']
  ]
  const texture = new DataTexture(new Uint8Array(4).fill(255), 1, 1)
  texture.needsUpdate = true
  const draw = (names: string[]) => {
    const material = new MeshPhysicalMaterial({ clearcoat: 1, iridescence: 1, sheen: 1 })
    for (const name of names) Object.assign(material, { [name]: texture })
    const mesh = new Mesh(new PlaneGeometry(), material)
    displace(mesh, perlin3().add(perlin2({ seed: 1 })))
    renderer.render(new Scene().add(mesh, new DirectionalLight()), originCamera)
  }
  renderer.capabilities.maxTextures = 16
  // three's own table for reflections is the fourteenth.
  draw(maps)
  expectNoComplaints()
  draw([...maps, 'sheenRoughnessMap'])
  expectComplaint(
    /^console\.error: displace: MeshPhysicalMaterial needs 17 textures, and this device has units for 16: .*sheenRoughnessMap/,
    /Trying to use 17 texture units while this GPU supports only 16/
  )
})
