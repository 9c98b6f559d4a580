import {
  BackSide,
  Matrix4,
  OrthographicCamera,
  Vector3,
  type DirectionalLight,
  type Mesh,
  Vector4,
  type Object3D,
  type PointLight,
  type Side,
  type SpotLight,
  type WebGLRenderer
} from 'three'
import { expect } from 'vitest'
import type { DisplaceOptions, Field } from 'three-perlin'
import { displacedVertex, spaceMatrix } from './displacedVertex'
import { octaveError, type Octaves } from './octaveError'
import { worse } from './tolerance'
import { captureVertices } from './vertexCapture'

export interface ExpectedVertices {
  /** In a scene. */
  mesh: Mesh
  field: Field
  options?: DisplaceOptions
  /** What the field is made of, for the tolerance. */
  noise: Octaves
  /** The largest factor on that noise, amplitude included. */
  amplitude: number
}

type ShadowLight = DirectionalLight | SpotLight | PointLight

/** At the origin and not turned, so that view space is world space. */
export const originCamera = new OrthographicCamera(-400, 400, 400, -400, -400, 400)

/**
 * Draws the scene, and compares positions, normals and (where the shader has them) tangents of a displaced mesh with
 * the CPU, vertex by vertex.
 */
export function expectVertices(renderer: WebGLRenderer, expected: ExpectedVertices): void {
  const { mesh } = expected
  const { flatShading: flat = false, side } = mesh.material as { flatShading?: boolean; side: Side }
  const hasTangents = 'tangent' in mesh.geometry.attributes
  const names = ['vViewPosition', ...(flat ? [] : ['vNormal']), ...(hasTangents ? ['vTangent'] : [])]
  const drawn = captureVertices(renderer, { scene: sceneOf(mesh), camera: originCamera, mesh, names })
  const { vertices, tolerance } = expectation(expected)
  const worst = { position: 0, normal: 0, tangent: 0 }
  vertices.forEach(({ position, normal, tangent }, i) => {
    const at = (name: string) => new Vector3().fromArray(drawn[name], 3 * i)
    worst.position = worse(worst.position, at('vViewPosition').negate().distanceTo(position))
    if (!flat) worst.normal = worse(worst.normal, at('vNormal').angleTo(side === BackSide ? normal.negate() : normal))
    if (tangent) worst.tangent = worse(worst.tangent, at('vTangent').angleTo(tangent))
  })
  expect(worst.position).toBeLessThan(tolerance.position)
  expect(worst.normal).toBeLessThan(tolerance.angle)
  expect(worst.tangent).toBeLessThan(tolerance.angle)
}

/** The same for the positions in the shadow map of a light, which must be the scene's last; its last face, if a cube. */
export function expectShadowVertices(renderer: WebGLRenderer, light: ShadowLight, expected: ExpectedVertices): void {
  const { mesh } = expected
  const capture = { scene: sceneOf(mesh), camera: originCamera, mesh, names: ['gl_Position'], pass: 'shadow' as const }
  const { gl_Position } = captureVertices(renderer, capture)
  const { vertices, tolerance } = expectation(expected)
  const { projectionMatrix, matrixWorldInverse } = light.shadow.camera
  const toClip = new Matrix4().multiplyMatrices(projectionMatrix, matrixWorldInverse)
  const scale = Math.max(...toClip.elements.map(Math.abs))
  vertices.forEach(({ position }, i) => {
    const clip = new Vector4(...position.toArray(), 1).applyMatrix4(toClip)
    const error = new Vector4().fromArray(gl_Position, 4 * i).sub(clip)
    // Two more matrix products, each of which rounds eight times.
    expect(error.length()).toBeLessThan(2 * scale * tolerance.position + 16 * 2 ** -24 * scale * (1 + clip.length()))
  })
}

function sceneOf(mesh: Mesh): Object3D {
  let scene: Object3D = mesh
  while (scene.parent) scene = scene.parent
  return scene
}

function expectation({ mesh, field, options = {}, noise, amplitude }: ExpectedVertices) {
  mesh.updateWorldMatrix(true, false)
  const { count } = mesh.geometry.attributes.position
  const vertices = Array.from({ length: count }, (_, i) => displacedVertex(mesh, field, options, i))
  const largest = (lengths: number[]) => lengths.reduce((a, b) => Math.max(a, b), 0)
  const extent = largest(vertices.flatMap(({ fieldPoint }) => fieldPoint.toArray().map(Math.abs)))
  const size = largest(vertices.map(({ position }) => position.length()))
  const [smallest, stretch] = stretches(mesh.matrixWorld)
  const { space = 'local' } = options
  const [, spaceStretch] = stretches(spaceMatrix(mesh, space))
  // A matrix product rounds four products and three sums; another object's space takes two of them.
  const { value, slope } = octaveError(noise, extent, space === 'local' ? 0 : 14)
  return {
    vertices,
    tolerance: {
      // The last matrix product rounds eight times, at most by the size of the largest term.
      position:
        amplitude * value * stretch +
        8 * 2 ** -24 * (size + new Vector3().setFromMatrixPosition(mesh.matrixWorld).length()),
      // N' = (1 + g·d) N − (N·d) g errs by at most twice the error of g; an uneven scale widens angles.
      angle: (stretch / smallest) * 2 * (amplitude * slope * spaceStretch + 4 * 2 ** -24)
    }
  }
}

/** The shortest and the longest axis of a transformation. */
function stretches(matrix: Matrix4): [number, number] {
  const axes = [0, 1, 2].map((k) => new Vector3().setFromMatrixColumn(matrix, k).length())
  return [Math.min(...axes), Math.max(...axes)]
}
