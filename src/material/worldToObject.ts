import { Matrix4, type IUniform, type Object3D } from 'three'

/** The matrix that takes the world's coordinates to those of an object, wherever it is now. */
export function worldToObject(object: Object3D, target: Matrix4): Matrix4 {
  // The object need not be in the scene, and may have moved after the scene was updated.
  object.updateWorldMatrix(true, false)
  return target.copy(object.matrixWorld).invert()
}

/** The same as a uniform, computed where it is read. */
export function worldToObjectUniform(object: Object3D): IUniform<Matrix4> {
  const matrix = new Matrix4()
  return {
    get value() {
      return worldToObject(object, matrix)
    }
  }
}
