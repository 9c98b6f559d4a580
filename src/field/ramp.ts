import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { ColorField } from './colorField'
import { colorValue, type ColorLike } from './colorValue'
import { coneRoots } from './coneRoots'
import { toField, type FieldLike } from './field'
import { made } from './made'
import { RAMP } from './rampRow'
import { recordedColor } from './recordedColor'
import { isLive, read } from './value'

/** Where a ramp has which colour; the stop in units of the field, a number, live or a field itself. */
export type RampStop = readonly [stop: FieldLike, color: ColorLike]

/** Options of `ramp`. */
export interface RampOptions {
  /**
   * In which space colours are mixed: as light, or in Oklab, where steps that look equal are equal, and no grey lies
   * between blue and yellow. What Oklab puts outside of sRGB is cut at 0.
   *
   * @defaultValue 'linear'
   */
  space?: 'linear' | 'oklab'
}

/**
 * Colours along the values of a field: `ramp(height, [[0, '#3f5d2f'], [22, '#7d7468'], [36, '#f4f6fa']])`. Straight
 * between stops, and the outermost colours beyond them.
 *
 * @param field - also one without a gradient, such as `slope`
 * @param stops - two or more, ascending; equal ones make a hard edge. A live one that falls below its predecessor counts
 * as if it were at the same place
 * @throws if stops do not ascend, or an argument is of the wrong type or range
 */
export function ramp(field: FieldLike, stops: readonly RampStop[], options: RampOptions = {}): ColorField {
  const along = toField(field, 'ramp')
  checkOptions(options, ['space'], 'ramp', "{ space: 'oklab' }")
  const { space = 'linear' } = options
  if (space !== 'linear' && space !== 'oklab') {
    throw new Error(`ramp: \`space\` must be 'linear' or 'oklab', got ${describe(space)}.`)
  }
  checkStops(stops)
  const places = stops.map(([stop], i) => toField(stop, 'ramp', `stops[${i}][0]`))
  const given = stops.map(([, color], i) => colorValue(color, 'ramp', `stops[${i}][1]`))
  checkAscending(stops)
  const cones = space === 'oklab'
  const colors = Object.freeze(cones ? given.map(coneRoots) : given)
  return made(new ColorField(RAMP, [], [along, ...places], { colors, cones }), 'ramp', {
    field,
    stops: stops.map(([stop, color]) => ({ stop, color: recordedColor(color) })),
    space
  })
}

function checkStops(stops: unknown): asserts stops is readonly RampStop[] {
  if (!Array.isArray(stops) || stops.length < 2) {
    const got = Array.isArray(stops) ? `${stops.length} of them` : describe(stops)
    throw new Error(`ramp: \`stops\` must be two or more pairs [stop, colour], got ${got}.`)
  }
  stops.forEach((pair: unknown, i) => {
    if (Array.isArray(pair) && pair.length === 2) return
    throw new Error(`ramp: \`stops[${i}]\` must be a pair [stop, colour], got ${describe(pair)}.`)
  })
}

/** At present: live ones may cross later. */
function checkAscending(stops: readonly RampStop[]): void {
  let last = -Infinity
  for (const [stop] of stops) {
    if (typeof stop !== 'number' && !isLive(stop)) continue
    const place = read(stop)
    if (place < last) throw new Error(`ramp: \`stops\` must ascend, got ${place} after ${last}. Sort them.`)
    last = place
  }
}
