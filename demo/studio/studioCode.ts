import type { Color } from 'three'
import { type IUniform } from 'three'
import { number } from '../land/landCode'
import { finishes } from './finishes'
import solid from './solid.glsl?raw'

/** A program that draws the three objects with the present numbers and colours. */
export function studioCode(seed: number, uniforms: Readonly<Record<string, IUniform>>): string {
  const settings = finishes.flatMap(({ knobs, swatches }) => [
    ...knobs.map(({ uniform }) => `  ${uniform}: { value: ${number(uniforms[uniform].value as number)} }`),
    ...swatches.map(({ uniform }) => {
      const colour = uniforms[uniform].value as Color
      return `  ${uniform}: { value: new Color('#${colour.getHexString()}') }`
    })
  ])
  return `import { BoxGeometry, Color, DirectionalLight, Mesh, MeshPhysicalMaterial, PerspectiveCamera, PMREMGenerator, Scene, SphereGeometry, TorusKnotGeometry, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { perlinUniforms, registerChunks } from 'three-perlin'

registerChunks()

const uniforms = {
  ...perlinUniforms({ seed: ${seed} }),
  copperHalf: { value: 0.775 },
${settings.join(',\n')}
}

const solid = /* glsl */ \`
${solid.trim()}\`

const finishes = {
${finishes.map(({ name, glsl }) => `  ${name}: /* glsl */ \`\n${glsl.trim()}\``).join(',\n')}
}

function paint(name) {
  const material = new MeshPhysicalMaterial({ clearcoat: name === 'copper' ? 0 : 1, clearcoatRoughness: 0.07 })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader.replace('void main() {', 'varying vec3 vBlock;\\nvoid main() {\\n  vBlock = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', \`varying vec3 vBlock;\\n#include <perlin_noise3>\\n\${solid}\\n\${finishes[name]}\\nvoid main() {\`)
      .replace('#include <color_fragment>', \`Solid solid = \${name}(vBlock, length(fwidth(vBlock)));\\ndiffuseColor.rgb = solid.colour;\`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = solid.roughness;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = solid.metalness;')
      .replace('#include <normal_fragment_maps>', 'normal = solidNormal(normal, solid.slope, vBlock, -vViewPosition);')
  }
  material.customProgramCacheKey = () => name
  return material
}

const renderer = new WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const scene = new Scene()
scene.background = new Color('#2b2723')
scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.035).texture
const sun = new DirectionalLight('#ffe0bd', 2)
sun.position.set(-4, 7, 5)
scene.add(sun)

const sphere = new Mesh(new SphereGeometry(1, 128, 96), paint('marble'))
const knot = new Mesh(new TorusKnotGeometry(0.86, 0.3, 360, 48, 2, 3), paint('wood'))
const cube = new Mesh(new BoxGeometry(1.55, 1.55, 1.55), paint('copper'))
sphere.position.x = -2.4
cube.position.x = 2.5
cube.rotation.y = 0.6
scene.add(sphere, knot, cube)

const camera = new PerspectiveCamera(36, innerWidth / innerHeight, 0.1, 100)
camera.position.set(0.5, 1.6, 9)
new OrbitControls(camera, renderer.domElement)
renderer.setAnimationLoop(() => renderer.render(scene, camera))
`
}
