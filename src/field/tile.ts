import { describe } from '../describe'
import { checkField } from './checkField'
import { Field } from './field'
import { made } from './made'
import { TILE } from './tileRow'

/** One number for x, y and z, or one each; null for none. */
export type TilePeriod =
  number | readonly (number | null)[] | { readonly x: number; readonly y: number; readonly z: number }

/**
 * Repeats what lies from 0 to the period. Values jump at the edges, unless the field fits together there; the gradient
 * is that of the field, without the jumps. A noise with a `period` repeats seamlessly instead. Fractals over it keep the
 * period, as with any.
 *
 * @param period - positive, in units of the coordinate
 * @throws if the period is anything else
 */
export function tile(field: Field, period: TilePeriod): Field {
  checkField(field, 'tile')
  const list = sizesOf(period)
  if (list.length !== 3) {
    throw new Error(`tile: \`period\` must be a number, [x, y, z] or a Vector3, got ${describe(period)}.`)
  }
  const node = new Field(TILE, [field], { period: Object.freeze(list.map(checkSize)) })
  return made(node, 'tile', { field, period })
}

function sizesOf(period: TilePeriod): readonly unknown[] {
  if (typeof period === 'number') return [period, period, period]
  if (Array.isArray(period)) return period as readonly unknown[]
  return typeof period === 'object' && period !== null && 'x' in period ? [period.x, period.y, period.z] : []
}

function checkSize(size: unknown): number | null {
  if (size === null || (typeof size === 'number' && size > 0 && Number.isFinite(size))) return size
  throw new Error(`tile: \`period\` must be positive, or null for none, got ${describe(size)}.`)
}
