import { describe } from '../describe'
import { ColorField, toColorField } from './colorField'
import type { ColorLike } from './colorValue'
import { toField, type FieldLike } from './field'
import { LAYERS } from './layersRow'
import { made } from './made'
import { recordedColor } from './recordedColor'

/** A colour, and where it covers what is below: from a mask of 0, nowhere, to 1; less and more count as these. */
export type Layer = readonly [color: ColorField | ColorLike, mask: FieldLike]

/**
 * Colours over a colour, one after the other, each as far as its mask lets it be seen:
 * `layers('#6b4a2e', [['#3f5d2f', grass], ['#f4f6fa', snow]])`. Mixed as light.
 *
 * @param base - a colour, or a field of them
 * @param over - from the lowest up; masks may be fields without a gradient, such as those made of `slope`
 * @throws if an argument is of the wrong type or range
 */
export function layers(base: ColorField | ColorLike, over: readonly Layer[]): ColorField {
  const lowest = toColorField(base, 'layers', 'base')
  if (!Array.isArray(over)) {
    throw new Error(`layers: \`over\` must be a list of pairs [colour, mask], got ${describe(over)}.`)
  }
  over.forEach((pair: unknown, i) => {
    if (Array.isArray(pair) && pair.length === 2) return
    throw new Error(`layers: \`over[${i}]\` must be a pair [colour, mask], got ${describe(pair)}.`)
  })
  const pairs = over as readonly Layer[]
  const colors = pairs.map(([color], i) => toColorField(color, 'layers', `over[${i}][0]`))
  const masks = pairs.map(([, mask], i) => toField(mask, 'layers', `over[${i}][1]`))
  return made(new ColorField(LAYERS, [lowest, ...colors], masks, {}), 'layers', {
    base: recordedColor(base),
    over: pairs.map(([color, mask]) => ({ color: recordedColor(color), mask }))
  })
}
