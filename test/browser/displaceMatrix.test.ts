import { Matrix4, OrthographicCamera, ShaderChunk, Vector3, Vector4, type Camera } from 'three'
import { describe, expect, inject, test } from 'vitest'
import { displace } from 'three-perlin'
import { AXES, clash, type Combination } from '../support/matrixAxes'
import { expectedVertices } from '../support/matrixExpectation'
import { MATERIALS, type MatrixMaterial } from '../support/matrixMaterials'
import { AMPLITUDE, FIELD, matrixStage, NOISE } from '../support/matrixStage'
import { octaveError } from '../support/octaveError'
import { pairwise } from '../support/pairwise'
import { useRenderer } from '../support/renderer'
import { worse } from '../support/tolerance'
import { captureVertices } from '../support/vertexCapture'

// `npm test`: every two values of two axes meet. `npm run test:full`: every two of them on every material.
const combinations: Combination[] =
  inject('matrix') === 'full'
    ? (Object.keys(MATERIALS) as MatrixMaterial[]).flatMap((material) => pairwise(AXES, clash, { material }))
    : pairwise(AXES, clash)

/** On back sides older versions of three turn the tangent round as well, newer ones the bitangent. */
const TURNS_TANGENTS = ShaderChunk.defaultnormal_vertex.includes('transformedTangent = - transformedTangent')

const buffers = {
  ordinary: {},
  logarithmic: { logarithmicDepthBuffer: true },
  reversed: { reversedDepthBuffer: true }
} as const

describe.each(AXES.buffer)('with a depth buffer that is %s', (buffer) => {
  const renderer = useRenderer(buffers[buffer])
  renderer.localClippingEnabled = true

  const rows = combinations.filter((row) => row.buffer === buffer)
  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
    const stage = matrixStage(renderer, row)
    const { scene, object: mesh, light } = stage
    const camera = new OrthographicCamera(-20, 20, 20, -20, -20, 20)
    const surface = displace(mesh, FIELD, stage.options)
    const names = ['gl_Position', ...varyingsOf(row)]
    const drawn = captureVertices(renderer, { scene, camera, mesh, names })
    const expected = expectedVertices(stage, row)
    const extent = expected.reduce((largest, vertex) => Math.max(largest, vertex.extent), 0)
    // Three products with matrices come before the field, each of seven roundings; instances are stretched by 2 at most,
    // the other object's space by 2, and the normals of a vertex by half as much again.
    const { value, slope } = octaveError(NOISE, Math.max(extent, 4), 21)
    const tolerance = 2 * AMPLITUDE * value + 8 * 2 ** -24 * 16
    expectPositions(drawn.gl_Position, expected, camera, tolerance)
    const angle = 4 * 2 * (2 * AMPLITUDE * slope + 8 * 2 ** -24)
    const flipped = row.side === 'back' ? -1 : 1
    const turned = TURNS_TANGENTS ? flipped : 1
    let worst = 0
    expected.forEach(({ normal, tangent }, i) => {
      const at = (name: string) => new Vector3().fromArray(drawn[name], 3 * i)
      if ('vNormal' in drawn) worst = worse(worst, at('vNormal').angleTo(normal.multiplyScalar(flipped)))
      if ('vTangent' in drawn && tangent) worst = worse(worst, at('vTangent').angleTo(tangent.multiplyScalar(turned)))
    })
    expect(worst).toBeLessThan(angle)

    if (light) {
      const pass = captureVertices(renderer, { scene, camera, mesh, names: ['gl_Position'], pass: 'shadow' })
      expectPositions(pass.gl_Position, expected, light.shadow.camera, tolerance)
    }
    surface.dispose()
    stage.dispose()
  })
})

function nameOf(row: Combination): string {
  return Object.entries(row)
    .filter(([axis, value]) => value !== AXES[axis as keyof typeof AXES][0] || axis === 'material')
    .map(([, value]) => value)
    .join(', ')
}

/** What there is besides the position. */
function varyingsOf({ material, surface, shape }: Combination): string[] {
  const { sample } = MATERIALS[material]
  const isLit = 'normalMap' in sample
  if (surface === 'flat' || !isLit || shape === 'noNormals') return material === 'MeshToonMaterial' ? ['vNormal'] : []
  return surface === 'tangents' ? ['vNormal', 'vTangent'] : ['vNormal']
}

function expectPositions(
  clip: Float32Array,
  expected: readonly { position: Vector3 }[],
  { projectionMatrix, matrixWorldInverse }: Camera,
  tolerance: number
): void {
  const toClip = new Matrix4().multiplyMatrices(projectionMatrix, matrixWorldInverse)
  const scale = Math.max(...toClip.elements.map(Math.abs))
  expect(clip).toHaveLength(4 * expected.length)
  let worst = 0
  expected.forEach(({ position }, i) => {
    const exact = new Vector4(...position.toArray(), 1).applyMatrix4(toClip)
    const error = new Vector4()
      .fromArray(clip, 4 * i)
      .sub(exact)
      .length()
    // Two more matrix products, each of which rounds eight times.
    worst = worse(worst, error / (2 * scale * tolerance + 16 * 2 ** -24 * scale * (1 + exact.length())))
  })
  expect(worst).toBeLessThan(1)
}
