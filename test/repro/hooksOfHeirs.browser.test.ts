import {
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type WebGLProgramParametersWithUniforms
} from 'three'
import { expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// A hook that was assigned to an override material, or to a shadow material of the user's own, after displaced objects
// had been drawn with it, was not for them.

const renderer = useRenderer()
renderer.shadowMap.enabled = true
const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

function mark(shader: WebGLProgramParametersWithUniforms): void {
  const main = 'void main() {'
  shader.vertexShader = shader.vertexShader.replace(main, `varying float vMark;\n${main}\nvMark = 7.0;`)
}

function stage() {
  const mesh = new Mesh(new PlaneGeometry(4, 4), new MeshStandardMaterial())
  mesh.castShadow = true
  const sun = new DirectionalLight()
  sun.position.set(0, 0, 9)
  sun.castShadow = true
  return { mesh, scene: new Scene().add(mesh, sun) }
}

test.each(['before', 'after'])('of an override material, %s its first draw', (when) => {
  const { mesh, scene } = stage()
  displace(mesh, constant(0.1), { along: 'z' })
  const override = (scene.overrideMaterial = new MeshBasicMaterial())
  if (when === 'after') renderer.render(scene, camera)
  override.onBeforeCompile = mark
  override.needsUpdate = true
  expect(captureVertices(renderer, { scene, camera, mesh, names: ['vMark'] }).vMark[0]).toBe(7)
})

test.each(['before', 'after'])('of a shadow material, %s displacing', (when) => {
  const { mesh, scene } = stage()
  const depth = (mesh.customDepthMaterial = new MeshDepthMaterial())
  if (when === 'before') depth.onBeforeCompile = mark
  displace(mesh, constant(0.1), { along: 'z' })
  if (when === 'after') depth.onBeforeCompile = mark
  expect(captureVertices(renderer, { scene, camera, mesh, names: ['vMark'], pass: 'shadow' }).vMark[0]).toBe(7)
})
