import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import type { Live } from './value'

/** What a panel needs to show a live value. */
export interface LiveOptions {
  readonly label?: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Of the value, such as 'm' or '°'. */
  readonly unit?: string
}

/** A live number that knows how to be shown. */
export interface LiveParameter extends Live, LiveOptions {}

/**
 * A live number with what a panel needs: `live(40, { label: 'Height', min: 0, max: 100, unit: 'm' })`. Change its
 * `value` at any time. A plain `{ value }` works as well; `field.parameters()` lists both.
 *
 * @param value - finite, and within `min` … `max`; later values are not checked
 * @throws if the value or an option is of the wrong type or range
 */
export function live(value: number, options: LiveOptions = {}): LiveParameter {
  checkOptions(options, ['label', 'min', 'max', 'step', 'unit'], 'live', '{ min: 0, max: 1 }')
  const { label, unit, min = -Infinity, max = Infinity, step } = options
  for (const [name, text] of Object.entries({ label, unit })) {
    if (text === undefined || typeof text === 'string') continue
    throw new Error(`live: \`${name}\` must be a string, got ${describe(text)}.`)
  }
  for (const [name, limit] of Object.entries({ min, max })) {
    if (typeof limit === 'number' && !Number.isNaN(limit)) continue
    throw new Error(`live: \`${name}\` must be a number, got ${describe(limit)}.`)
  }
  if (step !== undefined && !(typeof step === 'number' && step > 0 && Number.isFinite(step))) {
    throw new Error(`live: \`step\` must be a positive number, got ${describe(step)}.`)
  }
  if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
    throw new Error(`live: \`value\` must be a finite number within ${min} … ${max}, got ${describe(value)}.`)
  }
  return { value, ...options }
}
