import type { SkinnedMesh } from 'three'
import {
  BatchedMesh,
  Box3,
  InstancedMesh,
  Line,
  LineBasicMaterial,
  Matrix4,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Points,
  PointsMaterial,
  Scene,
  Sphere,
  Vector3,
  type Object3D
} from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'
import { AXES, type Combination } from '../support/matrixAxes'
import { expectedVertices } from '../support/matrixExpectation'
import { FIELD, matrixStage } from '../support/matrixStage'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'

type Compound = InstancedMesh | SkinnedMesh | BatchedMesh

const renderer = useRenderer()

const plain = Object.fromEntries(Object.entries(AXES).map(([axis, [first]]) => [axis, first])) as Combination

/** Looks along −z and sees −1 … 1 in x and y. */
const camera = new OrthographicCamera(-1, 1, 1, -1, -100, 100)

function calls(object: Object3D): number {
  renderer.render(new Scene().add(object), camera)
  return renderer.info.render.calls
}

describe.each(['instanced', 'batched', 'skinned'] as const)('%s', (shape) => {
  const rows = AXES.along.map((along) => ({ ...plain, shape, along }))

  test.each(rows)('bounds contain every displaced vertex, and follow a live amplitude: along $along', (row) => {
    const stage = matrixStage(renderer, row)
    const mesh = stage.object as Compound
    const amplitude = { value: 0.3 }
    stage.options.amplitude = amplitude
    const handle = displace(mesh, FIELD, stage.options)
    let before = 0
    for (const value of [0.3, 3, -5]) {
      amplitude.value = value
      const box = new Box3().setFromObject(mesh)
      if (!mesh.boundingSphere) mesh.computeBoundingSphere()
      const sphere = new Sphere().copy(mesh.boundingSphere ?? new Sphere()).applyMatrix4(mesh.matrixWorld)
      for (const { position } of expectedVertices(stage, row)) {
        // The mesh's own bounds come from float32.
        expect(box.distanceToPoint(position)).toBeLessThan(1e-6)
        expect(sphere.distanceToPoint(position)).toBeLessThan(1e-6)
      }
      expect(sphere.radius).toBeGreaterThan(before)
      before = sphere.radius
    }
    handle.dispose()
    stage.dispose()
  })

  test('bounds are what they were after dispose, whether computed before, meanwhile or never', () => {
    const stage = matrixStage(renderer, { ...plain, shape })
    const mesh = stage.object as Compound
    const check = rememberOwnProperties(mesh)
    displace(mesh, FIELD, stage.options).dispose()
    check()

    mesh.computeBoundingSphere()
    mesh.computeBoundingBox()
    const [sphere, box] = [mesh.boundingSphere?.clone(), mesh.boundingBox?.clone()]
    const { dispose } = displace(mesh, FIELD, stage.options)
    expect(mesh.boundingSphere?.radius).toBeGreaterThan(sphere?.radius ?? NaN)
    mesh.computeBoundingSphere()
    mesh.boundingBox = null
    mesh.computeBoundingBox()
    expect(mesh.boundingBox).not.toEqual(box)
    dispose()
    expect(mesh.boundingSphere).toEqual(sphere)
    expect(mesh.boundingBox).toEqual(box)
    stage.dispose()
  })
})

test('instances that only displacement brings into view are drawn, and are moved on by new matrices', () => {
  const height = { value: 0 }
  const mesh = new InstancedMesh(new PlaneGeometry().rotateY(0.5), new MeshStandardMaterial(), 2)
  mesh.setMatrixAt(0, new Matrix4().makeTranslation(-10, 0, 0))
  mesh.setMatrixAt(1, new Matrix4().makeTranslation(-20, 0, 0).multiply(new Matrix4().makeScale(3, 3, 3)))
  displace(mesh, constant(height), { along: 'x' })
  expect(calls(mesh)).toBe(0)
  height.value = 7
  // 7, three times as far by its scale.
  expect(calls(mesh)).toBe(1)
  mesh.setMatrixAt(0, new Matrix4().makeTranslation(0, 200, 0))
  mesh.setMatrixAt(1, new Matrix4().makeTranslation(0, 300, 0))
  mesh.computeBoundingSphere()
  expect(calls(mesh)).toBe(0)
})

test('each member of a batch is culled as it is drawn', () => {
  const height = { value: 0 }
  const mesh = new BatchedMesh(3, 12, 18, new MeshStandardMaterial())
  const id = mesh.addGeometry(new PlaneGeometry().rotateY(0.5))
  for (const x of [-10, -50, -100]) mesh.setMatrixAt(mesh.addInstance(id), new Matrix4().makeTranslation(x, 0, 0))
  mesh.deleteInstance(2)
  displace(mesh, constant(height), { along: 'x' })
  for (const [x, triangles] of [
    [0, 0],
    [10, 2],
    [50, 2],
    [25, 0]
  ]) {
    height.value = x
    calls(mesh)
    expect(renderer.info.render.triangles).toBe(triangles)
  }
})

test('points and lines are culled as they are drawn', () => {
  const objects = [
    new Points(new PlaneGeometry(), new PointsMaterial()),
    new Line(new PlaneGeometry(), new LineBasicMaterial())
  ]
  for (const object of objects) {
    const height = { value: 0 }
    object.position.x = -30
    displace(object, constant(height), { along: new Vector3(1, 0, 0) })
    expect(calls(object)).toBe(0)
    height.value = 30
    expect(calls(object)).toBe(1)
  }
})
