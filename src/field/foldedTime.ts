import type { ColorField } from './colorField'
import type { Field } from './field'
import { commonPeriod, readersOfTime } from './timePeriod'
import type { Live } from './value'

/**
 * The time that fields are to get on the GPU: the same modulo the time after which all of them repeat, so that float32
 * is as exact after a month as at the start. Fields that never repeat get the time itself. Setting `value` sets that of
 * `time`.
 */
export function foldedTime(fields: readonly (Field | ColorField)[], time: Live): Live {
  const readers = readersOfTime(fields)
  return {
    get value() {
      const period = commonPeriod(readers)
      return period > 0 && Number.isFinite(period) ? foldedAround(time.value, period) : time.value
    },
    set value(value) {
      time.value = value
    }
  }
}

/** What is left of t beside the nearest multiple of the period; exact, as the remainder of doubles is. */
function foldedAround(t: number, period: number): number {
  const rest = t % period
  if (2 * rest > period) return rest - period
  if (2 * rest < -period) return rest + period
  return rest
}
