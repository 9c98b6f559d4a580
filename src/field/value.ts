import { describe } from '../describe'

/** A live number, in three's uniform convention: changing `value` takes effect at once, on both sides. */
export interface Live {
  value: number
}

/** A number is compiled in; a live one may change at any time without a recompile. */
export type Value = number | Live

export function isLive(value: unknown): value is Live {
  return typeof value === 'object' && value !== null && 'value' in value
}

export function read(value: Value): number {
  return typeof value === 'number' ? value : value.value
}

/** What an option allows; the text completes "`gain` must be …". */
export interface Limits {
  readonly min?: number
  readonly max?: number
  readonly text: string
}

export const FINITE: Limits = { text: 'a finite number' }
export const POSITIVE: Limits = { min: Number.MIN_VALUE, text: 'a positive number' }

/**
 * Checks a number, or the present value of a live one.
 *
 * @throws naming the function, the option, the value and what is allowed
 */
export function checkValue(value: Value, caller: string, option: string, limits: Limits = FINITE): Value {
  const number: unknown = isLive(value) ? value.value : value
  const { min = -Infinity, max = Infinity, text } = limits
  if (typeof number !== 'number' || !Number.isFinite(number) || number < min || number > max) {
    const where = isLive(value) ? ' in its `value`' : ', or { value } to change it live'
    throw new Error(`${caller}: \`${option}\` must be ${text}${where}, got ${describe(number)}.`)
  }
  return value
}
