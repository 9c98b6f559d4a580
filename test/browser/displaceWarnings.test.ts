// Long because it quotes every text.

import {
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  REVISION,
  Scene,
  SphereGeometry,
  Vector3,
  type Material,
  type WebGLRenderer
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, paint, perlin2, perlin3 } from 'three-perlin'
import { expectComplaint, expectNoComplaints } from '../support/consoleWatch'
import { drawnColor } from '../support/drawnColor'
import { originCamera } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true
const field = perlin3()

function stage(material: Material = new MeshStandardMaterial()) {
  const mesh = new Mesh(new PlaneGeometry(4, 4), material)
  mesh.name = 'land'
  const sun = new DirectionalLight()
  mesh.castShadow = sun.castShadow = true
  return { scene: new Scene().add(mesh, sun), mesh, material }
}

function render(scene: Scene): void {
  renderer.render(scene, originCamera)
}

describe('one warning for', () => {
  test('noise that is finer than the mesh', () => {
    const land = (size: number) => {
      const mesh = new Mesh(new PlaneGeometry(size, size, 60, 60), new MeshStandardMaterial())
      mesh.name = 'land'
      return mesh
    }
    const mesh = land(200)
    displace(mesh, field)
    expectComplaint(/^console\.warn: displace: most of the field is finer than the vertices of mesh 'land' lie apart/)
    displace(mesh, field, { amplitude: 2 })
    displace(land(20), field)
    displace(land(200), field, { footprint: 3, normals: 'pixel' })
    displace(land(200), field.frequency(0.1))
    displace(land(200), constant(3))
    expectNoComplaints()
  })

  test('a field that varies across a sheet', () => {
    const ground = () => perlin2({ axes: 'xz' })
    const { mesh } = stage()
    mesh.rotation.x = -Math.PI / 2
    displace(mesh, ground())
    expectComplaint(
      /^console\.warn: displace: the field varies along z, along which mesh 'land' is flat in its own space, and not along y\. Turn the geometry instead of the mesh, geometry\.rotateX\(-Math\.PI \/ 2\), or use space: 'world' or other axes\.$/
    )
    displace(mesh, ground(), { amplitude: 2 })
    displace(stage().mesh, ground(), { space: 'world' })
    displace(stage().mesh, perlin2())
    displace(stage().mesh, perlin3())
    displace(new Mesh(new PlaneGeometry(4, 4).rotateX(-Math.PI / 2), new MeshStandardMaterial()), ground())
    displace(new Mesh(new SphereGeometry(), new MeshStandardMaterial()), ground())
    expectNoComplaints()
  })

  test('a direction within a sheet', () => {
    const text =
      /^console\.warn: displace: `along` lies within the sheet of mesh 'land', so nothing rises\. A PlaneGeometry faces z: use geometry\.rotateX\(-Math\.PI \/ 2\) for a ground in x and z, or along 'normal'\.$/
    const { mesh, material } = stage()
    const surface = displace(mesh, field, { along: 'y' })
    expectComplaint(text)
    displace(mesh, field, { along: 'y', amplitude: 2 })
    const other = new Mesh(mesh.geometry, material)
    other.name = 'land'
    surface.attach(other)
    expectComplaint(text)
    for (const along of ['z', 'normal', 'radial', new Vector3(1, 1, 0.1)] as const)
      displace(stage().mesh, field, { along })
    displace(new Mesh(new SphereGeometry(), new MeshStandardMaterial()), field, { along: 'y' })
    const ground = new PlaneGeometry().rotateX(-Math.PI / 2)
    displace(new Mesh(ground, new MeshStandardMaterial()), field, { along: 'y' })
    expectNoComplaints()
  })

  test('a renderer that ignores onBeforeCompile', () => {
    const { scene, mesh, material } = stage()
    let calls = 0
    mesh.onBeforeRender = () => {
      calls++
    }
    displace(mesh, field)
    const other = { isWebGPURenderer: true } as unknown as WebGLRenderer
    for (let frame = 0; frame < 3; frame++) {
      mesh.onBeforeRender(other, scene, originCamera, mesh.geometry, material, null as never)
    }
    expectComplaint(
      /^console\.warn: displace: this renderer ignores onBeforeCompile, so mesh 'land' is drawn without displacement\. Use a WebGLRenderer\.$/
    )
    expect(calls).toBe(3)
  })

  test('a WebGPURenderer', async () => {
    // Its own copy of three, because the tests' one comes without it.
    const url = '/node_modules/three/build/three.webgpu.js'
    const { WebGPURenderer } = (await import(/* @vite-ignore */ url)) as typeof import('three/webgpu')
    expectComplaint(/Multiple instances of Three\.js/)
    const other = new WebGPURenderer({ forceWebGL: true })
    await other.init()
    const { mesh } = stage()
    displace(mesh, field)
    paint(mesh, { roughness: field })
    for (let frame = 0; frame < 3; frame++) other.render(new Scene().add(mesh), originCamera)
    expectComplaint(
      /^console\.warn: displace: this renderer ignores onBeforeCompile/,
      /^console\.warn: paint: this renderer ignores onBeforeCompile, so mesh 'land' is drawn without what is painted on it\./
    )
    await other.dispose()
  })

  test('a material that was replaced after displacing', () => {
    const { scene, mesh, material } = stage()
    const surface = displace(mesh, field)
    mesh.material = new MeshStandardMaterial()
    for (let frame = 0; frame < 3; frame++) render(scene)
    expectComplaint(
      /^console\.warn: displace: the material of mesh 'land' was replaced after displacing, so it is drawn without displacement\. Call dispose\(\) and displace the mesh again\.$/
    )
    mesh.material = material
    render(scene)
    surface.dispose()
  })

  test('a hook that was set later and does not call ours', () => {
    const { scene, mesh, material } = stage()
    material.name = 'ground'
    displace(mesh, field)
    material.onBeforeCompile = () => undefined
    material.needsUpdate = true
    for (let frame = 0; frame < 3; frame++) render(scene)
    expectComplaint(
      /^console\.warn: displace: the onBeforeCompile of MeshStandardMaterial 'ground' was replaced afterwards by one that does not call the one before, so the material is drawn without this\. Let it call that one, or call displace again\.$/
    )
  })

  test('a mesh that is drawn with the material and was not attached', () => {
    const { scene, mesh } = stage()
    const surface = displace(mesh, field)
    const clone = mesh.clone()
    clone.name = 'copy'
    scene.add(clone)
    for (let frame = 0; frame < 3; frame++) render(scene)
    expectComplaint(
      /^console\.warn: displace: mesh 'copy' is drawn with a displaced material but is not attached to it, so its shadow and its bounds are not displaced\. Call attach\(mesh\) of what displace returned\.$/
    )
    surface.attach(clone)
    render(scene)
  })
})

describe('no warning for', () => {
  test('an override material, shadows, or a frame without the mesh', () => {
    const { scene, mesh } = stage()
    displace(mesh, field)
    scene.overrideMaterial = new MeshBasicMaterial()
    render(scene)
    scene.overrideMaterial = null
    mesh.visible = false
    render(scene)
    expectNoComplaints()
  })

  test('hooks that were set later and call ours, in several programs', () => {
    const { scene, mesh, material } = stage(new MeshStandardMaterial({ transparent: true, side: DoubleSide }))
    displace(mesh, field)
    const ours = material.onBeforeCompile.bind(material)
    for (const run of [1, 2]) {
      material.onBeforeCompile = (shader, r) => {
        ours(shader, r)
        shader.defines = { ...shader.defines, RUN: run }
      }
      material.needsUpdate = true
      for (let frame = 0; frame < 3; frame++) render(scene)
    }
    scene.remove(scene.children[1])
    render(scene)
    expectNoComplaints()
  })

  test('a cache key that somebody asks for', () => {
    const { scene, mesh, material } = stage()
    displace(mesh, field)
    for (let run = 0; run < 2; run++) {
      const [hook, key] = [material.onBeforeCompile.bind(material), material.customProgramCacheKey()]
      material.onBeforeCompile = (...shader) => {
        hook(...shader)
      }
      material.customProgramCacheKey = () => `${key} and mine`
      material.needsUpdate = true
      for (let frame = 0; frame < 3; frame++) render(scene)
    }
    expectNoComplaints()
  })

  test('a mesh whose displacement was disposed, though a later callback goes on calling ours', () => {
    const { scene, mesh } = stage()
    const { dispose } = displace(mesh, field)
    const ours = mesh.onBeforeRender.bind(mesh)
    mesh.onBeforeRender = (...event) => {
      ours(...event)
    }
    dispose()
    mesh.material = new MeshStandardMaterial()
    render(scene)
    expectNoComplaints()
  })

  test('meshes of a material that was displaced alone', () => {
    const { scene, mesh, material } = stage()
    const { depthMaterial } = displace(material, field)
    mesh.customDepthMaterial = depthMaterial
    render(scene)
    expectNoComplaints()
  })
})

describe('a line of three that an earlier hook has taken', () => {
  const anchors = {
    declarations: 'void main() {',
    evaluate: '#include <morphinstance_vertex>',
    normal: '#include <morphnormal_vertex>',
    offset: '#include <morphtarget_vertex>'
  }
  const materials = [new MeshStandardMaterial(), new MeshPhysicalMaterial()]
  const rows = Object.entries(anchors).flatMap(([name, anchor]) =>
    materials.map(({ type }) => ({ name, anchor, type }))
  )

  test.each(rows)('is named: $name, $type', ({ name, anchor, type }) => {
    const material = type === 'MeshStandardMaterial' ? new MeshStandardMaterial() : new MeshPhysicalMaterial()
    material.emissive.set(0xff0000)
    const { mesh } = stage(material)
    let change = (line: string) =>
      line.replace(anchor, anchor === anchors.declarations ? 'void /* */ main() {' : '// gone')
    let key = 0
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = change(shader.vertexShader)
    }
    material.customProgramCacheKey = () => String(key)
    displace(mesh, constant(200))
    const pattern = (count: number) => {
      const text =
        `console.error: displace: ${type}: the vertexShader has ${count} lines \`${anchor}\` where the hook "${name}" ` +
        `needs one (three r${REVISION}). An onBeforeCompile that replaces this line must keep it. ` +
        'The material is drawn without it.'
      return new RegExp(`^${text.replace(/[()$.{]/g, '\\$&')}$`)
    }
    // Once, and the material is what its user's hook makes of it.
    for (let frame = 0; frame < 3; frame++) expect(drawnColor(renderer, mesh)).toEqual([1, 0, 0])
    expectComplaint(pattern(0))
    change = (line) => `/*\n${anchor}\n*/\n${line}`
    key = 2
    material.needsUpdate = true
    for (let frame = 0; frame < 3; frame++) expect(drawnColor(renderer, mesh)).toEqual([1, 0, 0])
    expectComplaint(pattern(2))

    // Displaced, so far that the camera sees none of it, once the hook lets it.
    change = (line) => line
    key = 1
    material.needsUpdate = true
    mesh.frustumCulled = false
    expect(drawnColor(renderer, mesh)).toEqual([0, 0, 0])
  })

  test('is named for a shadow material too', () => {
    const { scene, mesh } = stage()
    const own = (mesh.customDepthMaterial = new MeshDepthMaterial())
    own.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader.replace(anchors.offset, '')
    }
    displace(mesh, constant(0))
    for (let frame = 0; frame < 3; frame++) render(scene)
    expectComplaint(
      /^console\.error: displace: MeshDepthMaterial: the vertexShader has 0 lines `#include <morphtarget_vertex>`/
    )
  })
})
