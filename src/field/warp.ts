import { checkKeys } from '../checkKeys'
import { describe } from '../describe'
import { checkField } from './checkField'
import { Field, toField, type FieldLike } from './field'
import { made } from './made'
import { WARP } from './warpRow'

/** What moves the coordinate along each axis; one that is left out stays. */
export interface WarpOffsets {
  readonly x?: FieldLike
  readonly y?: FieldLike
  readonly z?: FieldLike
}

/**
 * Domain warp: the field at a point that others move, f(p + amount · (x(p), y(p), z(p))). Fields of different seeds bend
 * straight features into natural ones. After Inigo Quilez, https://iquilezles.org/articles/warp
 *
 * @param by - fields for one axis to three, in units of the coordinate
 * @param amount - factor on all of them; may be live or a field
 * @defaultValue amount 1
 * @throws if there is no offset, or an argument is no field
 */
export function warp(field: Field, by: WarpOffsets, amount: FieldLike = 1): Field {
  checkField(field, 'warp')
  const moved =
    typeof by === 'object' && by !== null ? (['x', 'y', 'z'] as const).filter((axis) => by[axis] !== undefined) : []
  if (moved.length === 0 || by instanceof Field) {
    throw new Error(
      `warp: \`by\` must be an object with a field for x, y or z, such as { x: a, z: b }, got ${describe(by)}.`
    )
  }
  checkKeys(by, ['x', 'y', 'z'], 'warp')
  const factor = toField(amount, 'warp', 'amount')
  const offsets = moved.map((axis) => {
    const offset = toField(by[axis] ?? 0, 'warp', axis)
    return amount === 1 ? offset : offset.mul(factor)
  })
  const node = new Field(WARP, [field, ...offsets], { axes: Object.freeze(moved.map((axis) => 'xyz'.indexOf(axis))) })
  return made(node, 'warp', { field, ...by, amount })
}
