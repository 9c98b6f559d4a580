import { isLive, read, type Value } from './value'

/** A value computed from others: a number if all of them are, else live, and computed again after a change. */
export function derivedValue(from: readonly Value[], compute: () => number): Value {
  if (!from.some(isLive)) return compute()
  const seen = from.map(() => NaN)
  let value = NaN
  return {
    get value() {
      let changed = false
      for (let i = 0; i < from.length; i++) {
        const now = read(from[i])
        if (now === seen[i]) continue
        seen[i] = now
        changed = true
      }
      if (changed) value = compute()
      return value
    }
  }
}
