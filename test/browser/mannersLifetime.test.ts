import {
  AmbientLight,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  WebGLRenderer,
  type Material,
  type WebGLProgramParametersWithUniforms
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, inject, paint, perlin3, ramp, type Field } from 'three-perlin'
import { expectComplaint } from '../support/consoleWatch'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// How displace, paint and inject come and go on one material.

const renderer = useRenderer()
renderer.shadowMap.enabled = true
const camera = new OrthographicCamera(-2, 2, 2, -2, -10, 10)

/** A blue that takes tables, and a live value. */
const blue = (seed: number, level: { value: number } = { value: 1 }) =>
  ramp(perlin3({ seed }).mul(0).add(constant(level)), [
    [0, '#000'],
    [1, '#00f']
  ])
const high = (height: number | { value: number }, seed = 1): Field => perlin3({ seed }).mul(0).add(constant(height))

function stage() {
  const material = new MeshLambertMaterial({ color: 0x000000 })
  const mesh = new Mesh<PlaneGeometry, Material>(new PlaneGeometry(4, 4), material)
  const sun = new DirectionalLight()
  sun.position.set(0, 0, 9)
  mesh.castShadow = mesh.receiveShadow = sun.castShadow = true
  const scene = new Scene().add(mesh, sun, new AmbientLight())
  return { scene, mesh, material }
}

function lift(mesh: Mesh, by = renderer): number {
  const scene = mesh.parent as Scene
  const { vViewPosition } = captureVertices(by, { scene, camera, mesh, names: ['vViewPosition'] })
  return -vViewPosition[2]
}

/** Red, green and blue in the middle of the picture, 0 … 255. */
function colorOf(scene: Scene, by = renderer): number[] {
  by.render(scene, camera)
  const gl = by.getContext()
  const pixel = new Uint8Array(4)
  gl.readPixels(32, 32, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
  return [...pixel.subarray(0, 3)]
}

const count = () => ({ ...renderer.info.memory, programs: renderer.info.programs?.length })

test('100 rounds of all three leave no texture, program, hook or listener behind', { timeout: 60_000 }, () => {
  const { scene, mesh, material } = stage()
  renderer.render(scene, camera)
  const before = count()
  const undone = [mesh, material, mesh.geometry].map(rememberOwnProperties)
  for (let i = 0; i < 100; i++) {
    const handles = [
      () => displace(mesh, high(i % 3, i), { amplitude: 1 + (i % 2) }),
      () => paint(mesh, { emissive: blue(i), ...(i % 4 === 0 && { opacity: high(1, i) }) }),
      () =>
        inject(material, {
          fields: { f: perlin3({ seed: i }) },
          fragment: { color: 'diffuseColor.r += f(vec3(0.0));' }
        })
    ]
    // All orders of coming, and of going.
    const made = rotate(handles, i).map((make) => make())
    if (i % 4 === 1) renderer.render(scene, camera)
    for (const handle of rotate(made, i >> 1)) {
      handle.dispose()
      if (i % 8 === 1) renderer.render(scene, camera)
    }
    for (const check of undone) check()
  }
  renderer.render(scene, camera)
  expect(count()).toEqual(before)
  for (const check of undone) check()
})

function rotate<T>(list: readonly T[], by: number): T[] {
  const shift = by % list.length
  return [...list.slice(shift), ...list.slice(0, shift)]
}

describe('mounted, unmounted and mounted again in one tick, as StrictMode does', () => {
  test.each(['never drawn', 'drawn before'])('%s: as if mounted once', (when) => {
    const { scene, mesh, material } = stage()
    if (when === 'drawn before') renderer.render(scene, camera)
    let disposed = 0
    material.addEventListener('dispose', () => {
      disposed++
    })
    const mount = () => {
      const handles = [displace(mesh, high(1)), paint(mesh, { emissive: blue(2) })]
      return () => {
        for (const { dispose } of handles) dispose()
      }
    }
    const unmount = mount()
    unmount()
    const unmountAgain = mount()
    expect(lift(mesh)).toBe(1)
    expect(colorOf(scene)[2]).toBe(255)
    unmountAgain()
    expect(lift(mesh)).toBe(0)
    expect(colorOf(scene)[2]).toBe(0)
    // Others may listen to the event that makes renderers let go of programs: there were some to let go of once.
    expect(disposed).toBeLessThanOrEqual(2)
  })

  test('effects that run twice without being undone change nothing more', () => {
    const { mesh, scene } = stage()
    const [field, color] = [high(1), blue(2)]
    const handles = [1, 2].map(() => [displace(mesh, field), paint(mesh, { emissive: color })] as const)
    expect(handles[1]).toEqual(handles[0])
    expect([lift(mesh), colorOf(scene)[2]]).toEqual([1, 255])
    for (const pair of handles) for (const { dispose } of pair) dispose()
    expect([lift(mesh), colorOf(scene)[2]]).toEqual([0, 0])
  })
})

test('the event that renderers listen to is not sent before they have built a program to let go of', () => {
  const { scene, mesh, material } = stage()
  renderer.render(scene, camera)
  let disposed = 0
  material.addEventListener('dispose', () => {
    disposed++
  })
  const surface = displace(mesh, high(1))
  paint(mesh, { emissive: blue(2) })
  displace(mesh, high(1).add(high(1, 7)))
  expect(lift(mesh)).toBe(2)
  // Equal text with other values, seeds too.
  displace(mesh, high(1, 3).add(high(1, 9)))
  expect(disposed).toBe(0)
  surface.dispose()
  expect(disposed).toBe(1)
  expect(lift(mesh)).toBe(0)
})

describe('a hook that is set later', () => {
  const red = { value: 1 }
  const makeRed = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms.red = red
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'uniform float red;\nvoid main() {')
      .replace('#include <opaque_fragment>', '#include <opaque_fragment>\ngl_FragColor.r = red;')
  }
  // Of two texts: three takes hooks of one text for the same.
  const set = (material: Material, calls: boolean) => {
    const before = material.onBeforeCompile.bind(material)
    material.onBeforeCompile = calls
      ? (shader, by) => {
          before(shader, by)
          makeRed(shader)
        }
      : makeRed
  }
  const calls = (mesh: Mesh) => {
    const field = high(1)
    const color = blue(2)
    return () => {
      displace(mesh, field)
      paint(mesh, { emissive: color })
    }
  }

  test.each(['at once', 'when it has been drawn'])('and calls ours has its effect, and so have ours, %s', (when) => {
    const { scene, mesh } = stage()
    calls(mesh)()
    if (when !== 'at once') renderer.render(scene, camera)
    set(mesh.material, true)
    mesh.material.needsUpdate = true
    expect(colorOf(scene)).toEqual([255, 0, 255])
    expect(lift(mesh)).toBe(1)
  })

  test.each(['at once', 'when it has been drawn'])(
    'in place of ours has its effect; the same calls put ours back, %s',
    (when) => {
      const { scene, mesh } = stage()
      const again = calls(mesh)
      again()
      if (when !== 'at once') renderer.render(scene, camera)
      set(mesh.material, false)
      mesh.material.needsUpdate = true
      for (let frame = 0; frame < 3; frame++) expect(colorOf(scene)).toEqual([255, 0, 0])
      expectComplaint(/displace, paint: the onBeforeCompile of MeshLambertMaterial '' was replaced afterwards/)
      again()
      expect(colorOf(scene)).toEqual([255, 0, 255])
      expect(lift(mesh)).toBe(1)
    }
  )
})

describe('clones and copies', () => {
  test('a clone is displaced, painted and injected by itself', () => {
    const { scene, mesh, material } = stage()
    const level = { value: 1 }
    const handles = [
      displace(mesh, high(1)),
      paint(mesh, { emissive: blue(2, level) }),
      inject(material, {
        fields: { f: high(1, 5) },
        fragment: { emissive: 'totalEmissiveRadiance.g += f(vec3(0.5));' }
      })
    ]
    const clone = material.clone()
    for (const { dispose } of handles) dispose()
    mesh.material = clone
    expect(colorOf(scene)).toEqual([0, 255, 255])
    expect(lift(mesh)).toBe(1)
    level.value = 0
    expect(colorOf(scene)).toEqual([0, 255, 0])
    paint(clone, { emissive: blue(3) }).dispose()
    displace(clone, high(2)).dispose()
    inject(clone, { fragment: { color: '' } }).dispose()
    expect(colorOf(scene)).toEqual([0, 0, 0])
    expect(lift(mesh)).toBe(0)
    expect(Object.hasOwn(clone, 'onBeforeCompile')).toBe(false)
  })

  test('a copy, as of three, has no hooks', () => {
    const { scene, mesh, material } = stage()
    displace(mesh, high(1))
    paint(mesh, { emissive: blue(2) })
    const copy = new MeshLambertMaterial().copy(material)
    scene.add(((mesh.material = copy), mesh))
    expect(Object.hasOwn(copy, 'onBeforeCompile')).toBe(false)
  })
})

test('several renderers draw one material, displaced and painted, with live values', () => {
  const second = new WebGLRenderer()
  second.setSize(64, 64)
  const { scene, mesh } = stage()
  const [level, height] = [{ value: 1 }, { value: 1 }]
  displace(mesh, high(height))
  paint(mesh, { emissive: blue(2, level) })
  for (const [l, h] of [
    [1, 1],
    [0, 2],
    [1, 3]
  ]) {
    level.value = l
    height.value = h
    for (const by of [renderer, second]) {
      expect(colorOf(scene, by)[2]).toBe(255 * l)
      expect(lift(mesh, by)).toBe(h)
    }
  }
  second.dispose()
  second.forceContextLoss()
})

test('100 frames of a transparent, double-sided material with lights and shadows compile nothing anew', () => {
  const { scene, mesh, material } = stage()
  Object.assign(material, { transparent: true, side: DoubleSide, alphaTest: 0.1 })
  const lamp = new PointLight()
  lamp.castShadow = true
  scene.add(lamp)
  const live = { value: 1 }
  const noise = fbm(perlin3({ seed: { value: 1 } }), { octaves: live })
  displace(mesh, noise, { amplitude: live, normals: 'pixel' })
  paint(mesh, { emissive: blue(2, live), opacity: noise.add(1), bump: noise })
  renderer.render(scene, camera)
  const gl = renderer.getContext()
  const create = gl.createProgram.bind(gl)
  let created = 0
  gl.createProgram = () => {
    created++
    return create()
  }
  const programs = renderer.info.programs?.map((program) => program)
  for (let frame = 0; frame < 100; frame++) {
    live.value += 0.01
    mesh.rotation.z += 0.01
    renderer.render(scene, camera)
  }
  gl.createProgram = create
  expect(created).toBe(0)
  expect(renderer.info.programs?.map((program) => program)).toEqual(programs)
})
