import { Matrix4 } from 'three'
import type { Space } from './checkSpace'
import { worldToObject } from './worldToObject'

/**
 * What takes the coordinates of a mesh to those of a space; the unit matrix for 'uv', which no matrix leads to.
 *
 * @param world - matrixWorld of the mesh, or of its instance
 */
export function spaceMatrix(space: Space, world: Matrix4, target: Matrix4): Matrix4 {
  if (space === 'local' || space === 'uv') return target.identity()
  target.copy(world)
  if (space === 'world') return target
  return target.premultiply(worldToObject(space, toSpace))
}

const toSpace = /*#__PURE__*/ new Matrix4()
