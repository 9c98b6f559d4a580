import { Mesh, MeshStandardMaterial, PlaneGeometry, Scene, ShaderMaterial, type Material } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, inject, perlin3 } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { useRenderer } from '../support/renderer'

// Normals at pixels declare matrices of three's in the fragment shader; GLSL of others that does so, too, did not compile.

const renderer = useRenderer()
const declarations = 'uniform mat4 modelMatrix;\nuniform highp mat3 normalMatrix;'
const output = 'gl_FragColor = vec4(modelMatrix[3].xyz + normalMatrix[0] * 0.25, 1.0);'

const others: Record<string, (material: Material) => void> = {
  inject: (material) => inject(material, { fragment: { declarations, output } }),
  'a hook': (material) => {
    material.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `${declarations}\nvoid main() {`)
        .replace('#include <opaque_fragment>', output)
    }
  }
}

describe.each(Object.entries(others))('%s', (name, act) => {
  test.each(name === 'inject' ? ['first', 'last'] : ['first'])('%s', (when) => {
    const material = new MeshStandardMaterial()
    const mesh = new Mesh(new PlaneGeometry(4, 4), material)
    mesh.position.set(0.125, 0.5, 0)
    if (when === 'first') act(material)
    displace(mesh, perlin3(), { normals: 'pixel', space: 'world' })
    if (when === 'last') act(material)
    expect(drawnColor(renderer, mesh)).toEqual([0.375, 0.5, 0])
  })
})

test('two injections with one uniform name and different objects are refused', () => {
  const material = new MeshStandardMaterial()
  const k = { value: 1 }
  const add = (name: string, object: { value: number }) =>
    inject(material, {
      name,
      uniforms: { k: object },
      fragment: { declarations: name === 'a' ? 'uniform float k;' : '', color: 'diffuseColor.rgb *= k;' }
    })
  add('a', k)
  expect(() => add('b', { value: 2 })).toThrow(
    "inject: MeshStandardMaterial: the injection 'a' has another uniform of the name `k`. Give both the same object, or " +
      'one of them another name.'
  )
  add('b', k)
})

test.each(['void main(){', 'void main()\n{', 'void main( void ) {'])(
  'a pass whose shader says %j draws displaced',
  (main) => {
    const mesh = new Mesh(new PlaneGeometry(4, 4), new MeshStandardMaterial())
    displace(mesh, constant(0.5), { along: 'z' })
    const scene = new Scene().add(mesh)
    scene.overrideMaterial = new ShaderMaterial({
      vertexShader: `varying float vZ;\n${main}\n#include <begin_vertex>\n#include <morphtarget_vertex>\n#include <project_vertex>\nvZ = transformed.z;\n}`,
      fragmentShader: 'varying float vZ;\nvoid main() { gl_FragColor = vec4(vec3(vZ), 1.0); }'
    })
    expect(drawnColor(renderer, scene)[0]).toBe(0.5)
  }
)
