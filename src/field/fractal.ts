import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { checkField } from './checkField'
import { derivedValue } from './derivedValue'
import { Field } from './field'
import { fractalCpu } from './fractalCpu'
import { fractalGlsl } from './fractalGlsl'
import { fractalSpan } from './fractalSpan'
import { fractalRange, peakRatio } from './fractalRange'
import type { FractalOptions } from './fractalOptions'
import { DEFAULT_OCTAVES, MAX_OCTAVES, type FractalParams } from './fractalParams'
import type { FractalRow } from './fractalRows'
import { hasOrigin } from './hasOrigin'
import { made } from './made'
import { octaveTurn, type Matrix3 } from './octaveTurn'
import type { Operator } from './operator'
import { checkValue, isLive, POSITIVE, read, type Value } from './value'

/** Those of single fractals. */
interface AllOptions extends FractalOptions {
  offset?: Value
  feedback?: Value
}

const DEFAULTS = {
  octaves: DEFAULT_OCTAVES,
  lacunarity: 2,
  shifts: 'decorrelated',
  rotate: false,
  normalize: false,
  offset: 0,
  feedback: 1
} as const satisfies AllOptions

const OPTIONS = /*#__PURE__*/ Object.keys(DEFAULTS).concat('gain', 'H')

/** In cells; binary fractions, so that float32 holds every multiple exactly. */
const DECORRELATED = [5.71875, 9.1328125, 7.5546875] as const

const operators = /*#__PURE__*/ new WeakMap<FractalRow, Operator<FractalParams>>()

function operatorOf(row: FractalRow): Operator<FractalParams> {
  let op = operators.get(row)
  if (!op)
    operators.set(
      row,
      (op = { name: row.name, cpu: fractalCpu, span: fractalSpan, glsl: fractalGlsl, range: fractalRange })
    )
  return op
}

/**
 * A node of one of the FractalRows.
 *
 * @param own - defaults that only this row has
 */
export function fractal(row: FractalRow, field: Field, given: AllOptions, own: AllOptions = {}): Field {
  const caller = row.name
  checkField(field, caller)
  checkOptions(given, OPTIONS, caller, '{ octaves: 4 }')
  const options = { ...own, ...given }
  const { octaves, lacunarity, shifts, rotate, normalize, offset, feedback } = { ...DEFAULTS, ...options }
  checkValue(octaves, caller, 'octaves', { min: 1, max: MAX_OCTAVES, text: `a number 1…${MAX_OCTAVES}` })
  checkValue(lacunarity, caller, 'lacunarity', POSITIVE)
  checkValue(offset, caller, 'offset')
  checkValue(feedback, caller, 'feedback')
  if (shifts !== 'decorrelated' && shifts !== 'none') {
    throw new Error(`${caller}: \`shifts\` must be 'decorrelated' or 'none', got ${describe(shifts)}.`)
  }
  for (const [name, flag] of Object.entries({ rotate, normalize })) {
    if (typeof flag !== 'boolean') {
      throw new Error(`${caller}: \`${name}\` must be true or false, got ${describe(flag)}.`)
    }
  }
  checkPeriod(field, caller, lacunarity, rotate)
  checkOrigin(field, caller)
  const params: FractalParams = {
    row,
    octaves,
    lacunarity,
    gain: gainOf(options, lacunarity, caller),
    offset,
    feedback,
    shift: shifts === 'none' ? [0, 0, 0] : DECORRELATED,
    turn: rotate ? turnOf(field, caller) : undefined
  }
  const values = [octaves, params.gain, offset, feedback]
  const scale = normalize ? derivedValue(values, () => peakRatio(params)) : undefined
  return made(new Field(operatorOf(row), [field], { ...params, scale }), caller, { field, ...options })
}

export function isFractal(field: Field): boolean {
  const { row } = field.params as Partial<FractalParams>
  return row !== undefined && operators.get(row) === field.op
}

function gainOf({ gain, H }: AllOptions, lacunarity: Value, caller: string): Value {
  if (H === undefined) return checkValue(gain ?? 0.5, caller, 'gain')
  if (gain !== undefined) throw new Error(`${caller}: got both \`gain\` and \`H\`, which may differ. Leave one out.`)
  checkValue(H, caller, 'H')
  return derivedValue([lacunarity, H], () => read(lacunarity) ** -read(H))
}

function turnOf(field: Field, caller: string): Matrix3 {
  const turn = octaveTurn(field.axes)
  if (turn) return turn
  throw new Error(`${caller}: \`rotate\` needs a field of two axes or three, got one of fewer. Leave it out.`)
}

/** Octaves multiply the coordinate, and with it an origin in the field: it must come after. */
function checkOrigin(field: Field, caller: string): void {
  if (!hasOrigin(field)) return
  throw new Error(`${caller}: \`field\` has an origin in it. Apply it to the whole: origin(${caller}(field), at).`)
}

function checkPeriod(field: Field, caller: string, lacunarity: Value, rotate: boolean): void {
  if (!field.periodic) return
  if (rotate) {
    throw new Error(`${caller}: \`rotate\` must be false to keep the period of its field, got true. Leave one out.`)
  }
  if (isLive(lacunarity) || !Number.isInteger(lacunarity)) {
    const got = isLive(lacunarity) ? 'a live one' : String(lacunarity)
    throw new Error(`${caller}: \`lacunarity\` must be an integer to keep the period of its field, got ${got}.`)
  }
}
