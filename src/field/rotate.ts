import { checkField } from './checkField'
import { derivedValue } from './derivedValue'
import { checkDirection, type Direction } from './direction'
import { Field } from './field'
import { made } from './made'
import { MATRIX } from './matrixRow'
import { checkValue, read, type Value } from './value'

/**
 * Turns the pattern about an axis through the origin.
 *
 * @param axis - 'x', 'y', 'z' or a direction
 * @param angle - in radians, counter-clockwise as seen from the tip of the axis; may be live
 * @throws if the axis is no direction or the angle no number
 */
export function rotate(field: Field, axis: Direction, angle: Value): Field {
  checkField(field, 'rotate')
  const [x, y, z] = checkDirection(axis, 'rotate', 'axis')
  checkValue(angle, 'rotate', 'angle')
  // The coordinate turns the other way: Rodrigues' formula for −angle.
  const cross = [0, z, -y, -z, 0, x, y, -x, 0]
  const outer = [x, y, z].flatMap((a) => [x * a, y * a, z * a])
  const known = new Map<string, Value>()
  const rows = outer.map((along, i) => {
    const across = (i % 4 === 0 ? 1 : 0) - along
    const turning = cross[i]
    if (across === 0 && turning === 0) return along
    // Equal elements are one value, and so one uniform.
    const key = [along, across, turning].join()
    const element =
      known.get(key) ??
      derivedValue([angle], () => along + across * Math.cos(read(angle)) + turning * Math.sin(read(angle)))
    known.set(key, element)
    return element
  })
  return made(new Field(MATRIX, [field], { rows: Object.freeze(rows) }), 'rotate', { field, axis, angle })
}
