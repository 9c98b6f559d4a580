import { checkOptions } from '../checkOptions'
import { applyOperator } from './applyOperator'
import { constant } from './arithmetic'
import { checkField } from './checkField'
import type { Field } from './field'
import { made } from './made'
import { TERRACE } from './smoothRows'
import { FLOOR } from './stepRows'
import type { Interval } from './interval'
import { typicalRange } from './typicalRange'
import { checkValue, POSITIVE, type Value } from './value'

/** Options of `terrace`. */
export interface TerraceOptions {
  /** Height of a step, in units of the field; steps begin at multiples of it. May be live. */
  width?: Value
  /**
   * How many steps divide the field's typical range (see `fit`), in place of a width. May be live.
   *
   * @defaultValue 8
   */
  steps?: Value
  /**
   * Which part of a step rises to the next, 0 … 1; the rest is flat. May be live. 0 is sharp and has no gradient.
   *
   * @defaultValue 0.4
   */
  smoothness?: Value
}

/**
 * Terraces: flat steps with rises between, smooth (with a continuous gradient) unless `smoothness` is 0. Values at
 * the edges of steps stay.
 *
 * @throws if an option has the wrong type or range, or both `width` and `steps` are given
 */
export function terrace(field: Field, options: TerraceOptions = {}): Field {
  return terraceOver(field, options, () => typicalRange(field, 'terrace'))
}

/** The same with the typical range that is known from before. */
export function terraceOver(field: Field, options: TerraceOptions, typical: () => Interval): Field {
  checkField(field, 'terrace')
  checkOptions(options, ['width', 'steps', 'smoothness'], 'terrace', '{ width: 5 }')
  const { width, steps, smoothness = 0.4 } = options
  if (width !== undefined && steps !== undefined) {
    throw new Error('terrace: got both `width` and `steps`, which may differ. Leave one out.')
  }
  checkValue(smoothness, 'terrace', 'smoothness', { min: 0, max: 1, text: 'a number 0…1' })
  if (width !== undefined) {
    checkValue(width, 'terrace', 'width', POSITIVE)
    return made(steppedBy(field, constant(width), smoothness), 'terrace', { field, ...options })
  }
  checkValue(steps ?? 8, 'terrace', 'steps', POSITIVE)
  const [lo, hi] = typical()
  const node = steppedBy(field.sub(lo), constant(hi - lo).div(steps ?? 8), smoothness).add(lo)
  return made(node, 'terrace', { field, ...options, typical: [lo, hi] })
}

function steppedBy(field: Field, width: Field, smoothness: Value): Field {
  const x = field.div(width)
  return (smoothness === 0 ? applyOperator(FLOOR, { x }) : applyOperator(TERRACE, { x, smoothness })).mul(width)
}
