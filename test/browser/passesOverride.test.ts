import {
  BatchedMesh,
  DoubleSide,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Material
} from 'three'
import { expect, test } from 'vitest'
import { constant, coordinate, displace } from 'three-perlin'
import { expectComplaint, expectNoComplaints } from '../support/consoleWatch'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// scene.overrideMaterial: one material for all objects, some of them displaced.

const renderer = useRenderer()
renderer.shadowMap.enabled = true
const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 2)
camera.updateProjectionMatrix()
const plane = () => new PlaneGeometry(2, 2)
const made = () => new Mesh<PlaneGeometry, Material>(plane(), new MeshStandardMaterial())

/** By how much the first vertex of an object is drawn above the plane z = 0. */
function lift(mesh: Mesh): number {
  const scene = mesh.parent as Scene
  const { gl_Position } = captureVertices(renderer, { scene, camera, mesh, names: ['gl_Position'] })
  // Depth is −1 … 1 from z = 0 to z = −2.
  return -(gl_Position[2] + 1) + 0
}

function colorOf(scene: Scene): number[] {
  renderer.render(scene, camera)
  const gl = renderer.getContext()
  const pixel = new Uint8Array(4)
  gl.readPixels(32, 32, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
  return [...pixel.subarray(0, 3)]
}

test('objects with displacements of their own, and without any, share it', () => {
  const meshes = [0, 1, 2, 3, 4].map(made)
  const scene = new Scene().add(...meshes)
  const live = { value: 0.25 }
  displace(meshes[0], constant(live))
  // The same text, and so the same program, with other values.
  displace(meshes[1], constant({ value: 0.5 }))
  displace(meshes[2], coordinate('x'), { along: 'z', amplitude: -0.5 })
  meshes[4].material = meshes[3].material
  const handle = displace(meshes[3], constant(0.125))
  scene.overrideMaterial = new MeshNormalMaterial()
  expect(meshes.map(lift)).toEqual([0.25, 0.5, 0.5, 0.125, 0])
  live.value = 0.75
  handle.attach(meshes[4])
  expect(meshes.map(lift)).toEqual([0.75, 0.5, 0.5, 0.125, 0.125])
  handle.dispose()
  expect(meshes.map(lift)).toEqual([0.75, 0.5, 0.5, 0, 0.125])
  scene.overrideMaterial = null
})

test.each(['vertex', 'pixel'] as const)(
  'normals are those of the displaced surface, computed at each %s',
  (normals) => {
    const mesh = made()
    const scene = new Scene().add(mesh)
    displace(mesh, coordinate('x'), { along: 'z', normals })
    scene.overrideMaterial = new MeshNormalMaterial()
    // (−1, 0, 1) / √2 from −1 … 1 to 0 … 255
    const expected = [-Math.SQRT1_2, 0, Math.SQRT1_2].map((n) => Math.floor((0.5 + 0.5 * n) * 255 + 0.5))
    const near = new OrthographicCamera(-1, 1, 1, -1, -5, 5)
    renderer.render(scene, near)
    const gl = renderer.getContext()
    const pixel = new Uint8Array(4)
    gl.readPixels(32, 32, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    expected.forEach((value, i) => {
      expect(Math.abs(pixel[i] - value)).toBeLessThanOrEqual(1)
    })
  }
)

test('objects of every kind share it', () => {
  const material = new MeshStandardMaterial()
  const instanced = new InstancedMesh(plane(), material, 2)
  instanced.setMatrixAt(0, new Matrix4().makeTranslation(0, 0, -1))
  instanced.setMatrixAt(1, new Matrix4())
  const batched = new BatchedMesh(1, 4, 6, material)
  batched.sortObjects = false
  batched.setMatrixAt(batched.addInstance(batched.addGeometry(plane())), new Matrix4().makeTranslation(0, 0, -0.5))
  const single = new Mesh(plane(), material)
  const scene = new Scene().add(single, instanced, batched)
  const { attach } = displace(single, constant(0.25))
  attach(instanced)
  attach(batched)
  scene.overrideMaterial = new MeshNormalMaterial()
  for (let frame = 0; frame < 2; frame++) expect([single, instanced, batched].map(lift)).toEqual([0.25, -0.75, -0.25])
})

test('its own properties and hook are those of all objects, later changes too', () => {
  const mesh = made()
  const scene = new Scene().add(mesh)
  displace(mesh, constant(-1))
  const override = new MeshBasicMaterial({ color: 0xff0000 })
  let compiled = 0
  override.onBeforeCompile = () => {
    compiled++
  }
  scene.overrideMaterial = override
  expect(colorOf(scene)).toEqual([255, 0, 0])
  expect(compiled).toBe(1)
  override.color.set(0x00ff00)
  expect(colorOf(scene)).toEqual([0, 255, 0])
  override.color = override.color.clone().set(0x0000ff)
  override.vertexColors = true
  override.needsUpdate = true
  mesh.geometry.setAttribute('color', mesh.geometry.attributes.position.clone())
  mesh.geometry.attributes.color.array.fill(1)
  expect(colorOf(scene)).toEqual([0, 0, 255])
  expect(compiled).toBe(2)
})

test('the two sides of a transparent one are both displaced', () => {
  const mesh = made()
  const scene = new Scene().add(mesh)
  displace(mesh, constant(-1))
  const draws: unknown[] = []
  const { renderBufferDirect } = renderer
  renderer.renderBufferDirect = (camera, scene, geometry, material, object, group) => {
    draws.push(material === scene.overrideMaterial, material.side)
    renderBufferDirect.call(renderer, camera, scene, geometry, material, object, group)
  }
  const ours = renderer.renderBufferDirect
  scene.overrideMaterial = new MeshBasicMaterial({ transparent: true, side: DoubleSide })
  renderer.render(scene, camera)
  expect(draws).toEqual([false, 1, false, 0])
  expect(renderer.renderBufferDirect).toBe(ours)
  renderer.renderBufferDirect = renderBufferDirect
})

test('programs stay the same from frame to frame, and go with the pass and with the displacement', () => {
  const [mesh, other] = [made(), made()]
  const scene = new Scene().add(mesh, other)
  const programs = () => renderer.info.programs?.length ?? 0
  // A variant that no other test has.
  const create = () => new MeshNormalMaterial({ flatShading: true })
  renderer.render(scene, camera)
  const before = programs()
  const { dispose } = displace(mesh, constant(-1))
  for (let round = 0; round < 3; round++) {
    const override = create()
    scene.overrideMaterial = override
    for (let frame = 0; frame < 3; frame++) {
      renderer.render(scene, camera)
      expect(programs()).toBe(before + 2)
    }
    override.dispose()
    expect(programs()).toBe(before)
  }
  scene.overrideMaterial = create()
  renderer.render(scene, camera)
  dispose()
  expect(programs()).toBe(before + 1)
  scene.overrideMaterial.dispose()
  expect(programs()).toBe(before)
})

test("a shader of one's own that has begin_vertex and morphtarget_vertex is displaced", () => {
  const mesh = made()
  const scene = new Scene().add(mesh)
  displace(mesh, constant(0.5))
  const depth = { value: 0 }
  const override = (scene.overrideMaterial = new ShaderMaterial({
    uniforms: { depth },
    vertexShader: `uniform float depth;
      #include <morphtarget_pars_vertex>
      void main() {
        #include <begin_vertex>
        #include <morphtarget_vertex>
        #include <project_vertex>
        gl_Position.z += depth;
      }`,
    fragmentShader: 'void main() { gl_FragColor = vec4(1.0); }'
  }))
  expect(lift(mesh)).toBe(0.5)
  depth.value = 0.25
  expect(lift(mesh)).toBe(0.25)
  expect(Object.keys(override.uniforms)).toEqual(['depth'])
})

test('one that cannot be displaced is said, once', () => {
  const mesh = made()
  mesh.name = 'land'
  const scene = new Scene().add(mesh)
  displace(mesh, constant(0.5))
  scene.overrideMaterial = new ShaderMaterial()
  expect([lift(mesh), lift(mesh)]).toEqual([0, 0])
  expectComplaint(
    /^console\.warn: displace: mesh 'land' is drawn undisplaced where scene\.overrideMaterial is a ShaderMaterial whose vertex shader lacks `#include <morphtarget_vertex>`\. Keep this line of three's in it, or hide the object in this pass\.$/
  )
})

test('one that its user has displaced for all is drawn as it is', () => {
  const mesh = made()
  const scene = new Scene().add(mesh)
  displace(mesh, constant(0.5))
  scene.overrideMaterial = new MeshNormalMaterial()
  displace(scene.overrideMaterial, constant(0.25))
  expect(lift(mesh)).toBe(0.25)
})

test('callbacks of the user run once, and materials that allow no override are drawn as they are', () => {
  const mesh = made()
  const scene = new Scene().add(mesh)
  const seen: unknown[] = []
  mesh.onBeforeRender = (_renderer, _scene, _camera, _geometry, material) => void seen.push(material)
  displace(mesh, constant(0.5))
  const override = (scene.overrideMaterial = new MeshNormalMaterial())
  override.onBeforeRender = () => void seen.push('override')
  expect(lift(mesh)).toBe(0.5)
  expect(seen).toEqual([override, 'override'])
  mesh.material.allowOverride = false
  expect(lift(mesh)).toBe(0.5)
  expect(seen).toEqual([override, 'override', mesh.material])
})

test('a frame that fails leaves nothing behind', () => {
  const [mesh, other] = [made(), made()]
  const scene = new Scene().add(mesh, other)
  displace(mesh, constant(0.5))
  const { renderBufferDirect } = renderer
  const override = (scene.overrideMaterial = new MeshNormalMaterial())
  override.onBeforeCompile = () => {
    throw new Error('of the user')
  }
  expect(() => {
    renderer.render(scene, camera)
  }).toThrow('of the user')
  override.onBeforeCompile = () => undefined
  scene.overrideMaterial = new MeshNormalMaterial()
  expect([lift(mesh), lift(other)]).toEqual([0.5, 0])
  expect(renderer.renderBufferDirect).toBe(renderBufferDirect)
  expectNoComplaints()
})
