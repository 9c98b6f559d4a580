import { Matrix4, type IUniform, type Object3D } from 'three'

/** A uniform that takes the world's coordinates to those of an object, wherever it is now. */
export function worldToObject(object: Object3D): IUniform<Matrix4> {
  const inverse = new Matrix4()
  return {
    get value() {
      // The object need not be in the scene, and may have moved after the scene was updated.
      object.updateWorldMatrix(true, false)
      return inverse.copy(object.matrixWorld).invert()
    }
  }
}
