import {
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type Material
} from 'three'
import { expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { useRenderer } from '../support/renderer'

// What a user sets on a ShaderMaterial that is the override of a scene was not seen by the one that displaced objects are
// drawn with.

const renderer = useRenderer()

function picking() {
  return new ShaderMaterial({
    uniforms: { id: { value: 0 } },
    vertexShader: `#include <common>
void main() {
  #include <begin_vertex>
  #include <morphtarget_vertex>
  #include <project_vertex>
}`,
    fragmentShader: 'uniform float id;\nvoid main() { gl_FragColor = vec4(vec3(id / 255.0), 1.0); }'
  })
}

/** What the left and the right half of the picture hold. */
function drawIds(overrideMaterial: Material, ...meshes: Mesh[]): number[] {
  const scene = Object.assign(new Scene().add(...meshes), { overrideMaterial })
  const target = new WebGLRenderTarget(2, 1)
  renderer.setRenderTarget(target)
  renderer.render(scene, new OrthographicCamera(-2, 2, 1, -1, -10, 10))
  const pixels = new Uint8Array(8)
  renderer.readRenderTargetPixels(target, 0, 0, 2, 1, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  return [pixels[0], pixels[4]]
}

test.each(['undisplaced', 'displaced'])('uniforms for each object, %s', (how) => {
  const pick = picking()
  const meshes = [-1, 1].map((side) => {
    const mesh = new Mesh(new PlaneGeometry(2, 4), new MeshStandardMaterial())
    mesh.position.x = side
    mesh.onBeforeRender = (_renderer, _scene, _camera, _geometry, material) => {
      if (material !== pick) return
      pick.uniforms.id.value = side > 0 ? 200 : 100
      pick.uniformsNeedUpdate = true
    }
    return mesh
  })
  if (how === 'displaced') {
    const { attach } = displace(meshes[0], constant(0.1), { along: 'z' })
    meshes[1].material = meshes[0].material
    attach(meshes[1])
  }
  for (let frame = 0; frame < 3; frame++) expect(drawIds(pick, ...meshes)).toEqual([100, 200])
})

test('a uniform that is replaced', () => {
  const pick = picking()
  const mesh = new Mesh(new PlaneGeometry(4, 4), new MeshStandardMaterial())
  displace(mesh, constant(0.1), { along: 'z' })
  for (const id of [50, 100]) {
    pick.uniforms.id = { value: id }
    expect(drawIds(pick, mesh)).toEqual([id, id])
  }
  expect(Object.keys(pick.uniforms)).toEqual(['id'])
})
