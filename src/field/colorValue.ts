import { describe } from '../describe'
import { warn } from '../warn'
import type { GlslBuilder, UniformSource } from './glslProgram'
import { floatLiteral } from './floatLiteral'
import { parseColor, type PlainColor, type Rgb } from './parseColor'
import { isLive } from './value'

/** A live colour: change `value`, or the Color in it, at any time. */
export interface LiveColor {
  value: PlainColor
  /** What a panel calls it. */
  readonly label?: string
}

/** A colour is compiled in; a live one may change at any time without a recompile. */
export type ColorLike = PlainColor | LiveColor

interface LiveRgb extends UniformSource {
  /** Always the same array. */
  readonly value: Rgb
}

/** A checked colour: linear, and a copy; or where to read the present one, as three reads a uniform. */
export type ColorValue = Rgb | LiveRgb

/** @throws naming the function, the argument, and what a colour may be */
export function colorValue(color: ColorLike, caller: string, argument: string): ColorValue {
  const live = isLive(color)
  const present: unknown = live ? color.value : color
  const rgb: [number, number, number] = [0, 0, 0]
  if (!parseColor(present, rgb)) {
    const name = typeof present === 'string' && /^[a-z]+$/i.test(present)
    const hint = name ? ` CSS names are three's: give new Color('${present.slice(0, 40)}').` : ''
    const where = live ? "in its `value` '#rgb'" : "'#rgb'"
    throw new Error(
      `${caller}: \`${argument}\` must be ${where}, '#rrggbb', 0xrrggbb, a Color or linear [r, g, b]` +
        `${live ? '' : ', or { value } to change it live'}, got ${describe(present)}.${hint}`
    )
  }
  return live ? liveRgb(color) : Object.freeze(rgb)
}

export function readColor(color: ColorValue): Rgb {
  return 'value' in color ? color.value : color
}

/** A vec3 expression: a literal, or the uniform of a live colour. */
export function colorExpression(color: ColorValue, build: GlslBuilder): string {
  if ('value' in color) return build.names.uniform(color, 'vec3')
  return `vec3(${color.map(floatLiteral).join(', ')})`
}

const known = /*#__PURE__*/ new WeakMap<LiveColor, LiveRgb>()

/**
 * The linear form of a live colour, one for each, so that it is one uniform however often it is used. What has become no
 * colour keeps the last that was, with a warning: it is read in the midst of drawing.
 */
function liveRgb(live: LiveColor): LiveRgb {
  let source = known.get(live)
  if (source) return source
  const rgb: [number, number, number] = [1, 1, 1]
  let seen: unknown
  let refused: unknown
  source = {
    get value() {
      const now: unknown = live.value
      // What an object holds may have changed.
      if (typeof now !== 'object' && Object.is(now, seen)) return rgb
      seen = now
      if (!parseColor(now, rgb) && !Object.is(now, refused)) {
        refused = now
        warn('color', `a live \`value\` must be a colour, got ${describe(now)}. The last one stays.`)
      }
      return rgb
    }
  }
  known.set(live, source)
  return source
}
