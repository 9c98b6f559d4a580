import { Matrix3, Matrix4, Mesh, Object3D, SkinnedMesh, Vector3, type BufferAttribute } from 'three'
import { displacedVertex } from './displacedVertex'
import type { Combination } from './matrixAxes'
import { FIELD, MAPPED, type MatrixStage } from './matrixStage'

export interface ExpectedVertex {
  position: Vector3
  /** Of length 1; as the shader has it, before flipping. */
  normal: Vector3
  tangent?: Vector3
  /** The largest coordinate at which the field was read. */
  extent: number
}

/** Where the vertices of a stage should be in the world, in doubles; those of instances follow one another. */
export function expectedVertices({ object, options, placements }: MatrixStage, row: Combination): ExpectedVertex[] {
  object.updateMatrixWorld(true)
  return placements.flatMap((placement) => {
    const toWorld = object.matrixWorld.clone().multiply(placement)
    const rest = restMesh(object as Mesh)
    const space = spaceObject(options.space ?? 'local', toWorld)
    const count = row.shape === 'batched' ? 36 : object.geometry.attributes.position.count
    return Array.from({ length: count }, (_, i) => {
      const local =
        row.space === 'uv' ? uvVertex(rest, options, i) : displacedVertex(rest, FIELD, { ...options, space }, i)
      const skin = object instanceof SkinnedMesh ? skinMatrix(object as SkinnedMesh, i) : undefined
      if (skin) {
        // As three moves normals: not by the inverse transpose.
        const turn = new Matrix3().setFromMatrix4(skin)
        local.position.applyMatrix4(skin)
        local.normal.applyMatrix3(turn).normalize()
        local.tangent?.applyMatrix3(turn).normalize()
      }
      if (row.surface === 'displacementMap') local.position.addScaledVector(local.normal, MAPPED)
      return {
        position: local.position.applyMatrix4(toWorld),
        normal: local.normal.applyMatrix3(new Matrix3().getNormalMatrix(toWorld)).normalize(),
        tangent: local.tangent?.transformDirection(toWorld),
        extent: Math.max(...local.fieldPoint.toArray().map(Math.abs))
      }
    })
  })
}

/** The same vertices in a mesh that is nowhere in particular; without normals it moves along an axis all the same. */
function restMesh(object: Mesh): Mesh {
  const { geometry, morphTargetInfluences } = object
  const mesh = new Mesh(geometry)
  if (!geometry.attributes.normal) {
    mesh.geometry = geometry.clone()
    mesh.geometry.computeVertexNormals()
  }
  mesh.morphTargetInfluences = morphTargetInfluences
  return mesh
}

/** An object in whose space a point of the rest mesh, taken for the world's, has the field's coordinates. */
function spaceObject(space: 'local' | 'world' | 'uv' | Object3D, toWorld: Matrix4): Object3D {
  const object = new Object3D()
  object.matrixAutoUpdate = false
  if (space === 'world') object.matrix.copy(toWorld).invert()
  if (typeof space === 'object') {
    space.updateWorldMatrix(true, false)
    object.matrix.copy(space.matrixWorld).invert().multiply(toWorld).invert()
  }
  object.matrixWorldNeedsUpdate = true
  return object
}

/** In the space of uv a vertex keeps its normal: the slope is known at pixels only. */
function uvVertex(mesh: Mesh, options: MatrixStage['options'], i: number) {
  const { uv } = mesh.geometry.attributes
  const height = FIELD.sample(uv.getX(i), uv.getY(i), 0)
  // A constant field of this height gives the same way, and no slope.
  const constant = displacedVertex(
    mesh,
    FIELD.mul(0).add(height),
    { ...options, space: 'local', normals: undefined },
    i
  )
  return { ...constant, fieldPoint: new Vector3(uv.getX(i), uv.getY(i), 0) }
}

function skinMatrix(mesh: SkinnedMesh, i: number): Matrix4 {
  const { skeleton, bindMatrix, bindMatrixInverse } = mesh
  const [index, weight] = [mesh.geometry.attributes.skinIndex, mesh.geometry.attributes.skinWeight] as BufferAttribute[]
  const sum = new Matrix4().multiplyScalar(0)
  for (let k = 0; k < 4; k++) {
    const bone = index.getComponent(i, k)
    const matrix = new Matrix4().multiplyMatrices(skeleton.bones[bone].matrixWorld, skeleton.boneInverses[bone])
    matrix.elements.forEach((element, e) => void (sum.elements[e] += weight.getComponent(i, k) * element))
  }
  return bindMatrixInverse.clone().multiply(sum).multiply(bindMatrix)
}
