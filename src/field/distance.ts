import { checkKeys } from '../checkKeys'
import { describe } from '../describe'
import { checkDirection, type Direction } from './direction'
import { DISTANCE, PLANE_DISTANCE } from './distanceRows'
import { Field } from './field'
import { made } from './made'
import { checkVector3, type Vector3Like } from './vector3Values'

/** A point, a straight line (`axis`) or a plane (by its normal); lines and planes go through the origin by default. */
export type DistanceTarget =
  | Vector3Like
  | { readonly axis: Direction; readonly through?: Vector3Like }
  | { readonly plane: Direction; readonly through?: Vector3Like }

/**
 * Distance from a point, a line or a plane, in units of the coordinates. That from a plane is signed: positive on the
 * side of its normal. At the point and on the line itself the gradient is 0.
 *
 * @param to - `[x, y, z]` or a Vector3 (each number may be live), `{ axis: 'y' }`, `{ plane: 'y', through: [0, 3, 0] }`
 * @throws if `to` is none of these, or a direction is 0
 */
export function distance(to: DistanceTarget): Field {
  if (typeof to !== 'object' || to === null) {
    throw new Error(`distance: \`to\` must be a point [x, y, z], { axis } or { plane }, got ${describe(to)}.`)
  }
  return made(distanceNode(to), 'distance', { to })
}

function distanceNode(to: DistanceTarget): Field {
  if ('axis' in to) {
    checkKeys(to, ['axis', 'through'], 'distance')
    const through = checkVector3(to.through ?? [0, 0, 0], 'distance', 'through')
    return new Field(DISTANCE, [], { through, axis: checkDirection(to.axis, 'distance', 'axis') })
  }
  if ('plane' in to) {
    checkKeys(to, ['plane', 'through'], 'distance')
    const through = checkVector3(to.through ?? [0, 0, 0], 'distance', 'through')
    return new Field(PLANE_DISTANCE, [], { through, normal: checkDirection(to.plane, 'distance', 'plane') })
  }
  return new Field(DISTANCE, [], { through: checkVector3(to, 'distance', 'to') })
}
