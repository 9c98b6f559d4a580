import {
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderChunk,
  Vector3,
  type Vector2
} from 'three'
import ThreeCsm from 'three-csm'
import { CSM } from 'three/addons/csm/CSM.js'
import { afterEach, describe, expect, test } from 'vitest'
import { constant, displace, paint, ramp } from 'three-perlin'
import { expectComplaint, expectNoComplaints } from '../support/consoleWatch'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// Cascaded shadow maps: both libraries replace three's chunks for lights, for good, and add uniforms by a hook.

const renderer = useRenderer()
renderer.shadowMap.enabled = true

const { lights_fragment_begin, lights_pars_begin } = ShaderChunk
afterEach(() => {
  Object.assign(ShaderChunk, { lights_fragment_begin, lights_pars_begin })
})

const common = {
  cascades: 2,
  maxFar: 100,
  mode: 'uniform',
  lightDirection: new Vector3(0, 0, -1),
  lightIntensity: 1,
  shadowMapSize: 64
} as const

const libraries: Record<
  string,
  {
    create: (parent: Scene, camera: PerspectiveCamera) => Pick<CSM, 'setupMaterial' | 'update' | 'shaders'>
    chains: boolean
  }
> = {
  'CSM of three': { create: (parent, camera) => new CSM({ parent, camera, ...common }), chains: false },
  'three-csm': {
    create: (parent, camera) => {
      const csm = new ThreeCsm({ parent, camera, ...common })
      // Its chunks are for a three of long ago, and do not compile any more; three's have the same uniforms.
      new CSM({ parent: new Scene(), camera, ...common })
      return csm as never
    },
    chains: true
  }
}

const blue = ramp(constant(0), [
  [0, '#00f'],
  [1, '#00f']
])

describe.each(Object.entries(libraries))('%s', (_name, { create, chains }) => {
  function stage() {
    const scene = new Scene()
    const camera = new PerspectiveCamera(60, 1, 1, 100)
    camera.position.set(0, 0, 10)
    camera.updateMatrixWorld()
    const csm = create(scene, camera)
    const mesh = new Mesh(new PlaneGeometry(40, 40), new MeshStandardMaterial())
    scene.add(mesh)
    const theirs = () => {
      csm.setupMaterial(mesh.material)
      mesh.material.needsUpdate = true
    }
    const ours = () => {
      displace(mesh, constant(1))
      paint(mesh, { emissive: blue })
    }
    const color = () => {
      csm.update()
      // three-csm sets defines while it is compiled, for the next time.
      for (let frame = 0; frame < 3; frame++) renderer.render(scene, camera)
      const gl = renderer.getContext()
      const pixel = new Uint8Array(4)
      gl.readPixels(32, 32, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
      return [...pixel.subarray(0, 3)]
    }
    const lift = () =>
      10 - captureVertices(renderer, { scene, camera, mesh, names: ['vViewPosition'] }).vViewPosition[2]
    return { mesh, csm, theirs, ours, color, lift }
  }

  /** Lit by all lights of the cascades, and by the one of its own. */
  const [both, one] = (() => {
    let colors: [number[], number[]] | undefined
    const draw = () => {
      const { color, theirs } = stage()
      const both = color()
      theirs()
      return [both, color()] as [number[], number[]]
    }
    const get = (i: 0 | 1) => () => (colors ??= draw())[i]
    return [get(0), get(1)]
  })()
  const withBlue = ([r, g]: number[]) => [r, g, 255]

  test('lights a plain material by one cascade', () => {
    expect(one()[0]).toBeLessThan(both()[0] - 20)
  })

  test('comes first', () => {
    const { csm, mesh, theirs, ours, color, lift } = stage()
    theirs()
    ours()
    expect(color()).toEqual(withBlue(one()))
    expect(lift()).toBe(1)
    // The uniforms that they keep are those that are drawn with: outside of all cascades nothing is lit.
    const cascades = csm.shaders.get(mesh.material) as unknown as { uniforms: { CSM_cascades: { value: Vector2[] } } }
    for (const range of cascades.uniforms.CSM_cascades.value) range.set(9, 9)
    const [red, , light] = color()
    // three-csm fades between them.
    expect(red).toBeLessThan(one()[0] / 2)
    expect(light).toBe(255)
  })

  test(chains ? 'comes later' : 'comes later, in place of our hook, which the same calls put back', () => {
    const { theirs, ours, color, lift } = stage()
    ours()
    color()
    theirs()
    if (!chains) {
      expect(color()).toEqual(one())
      expect(lift()).toBe(0)
      expectComplaint(
        /the onBeforeCompile of MeshStandardMaterial '' was replaced afterwards by one that does not call/
      )
      ours()
    }
    expect(color()).toEqual(withBlue(one()))
    expect(lift()).toBe(1)
    expectNoComplaints()
  })
})
