/** Median and quartiles. */
export interface Quartiles {
  readonly q1: number
  readonly median: number
  readonly q3: number
}

/** Of the finite numbers among the given ones, by linear interpolation; NaN if there are none. */
export function quartiles(numbers: readonly number[]): Quartiles {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b)
  const at = (share: number): number => {
    const place = share * (sorted.length - 1)
    const below = Math.floor(place)
    const above = Math.min(below + 1, sorted.length - 1)
    return sorted.length === 0 ? NaN : sorted[below] + (place - below) * (sorted[above] - sorted[below])
  }
  return { q1: at(0.25), median: at(0.5), q3: at(0.75) }
}
