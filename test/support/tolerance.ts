export interface WorstError {
  /** Largest |actual − expected|; NaN where only one of them is NaN. */
  error: number
  /** Where in the arrays that is. */
  index: number
}

/** The largest absolute difference of two arrays of equal length. NaN equals NaN and nothing else. */
export function worstError(actual: ArrayLike<number>, expected: ArrayLike<number>): WorstError {
  if (actual.length !== expected.length) {
    throw new Error(`worstError: expected ${expected.length} numbers, got ${actual.length}.`)
  }
  let worst: WorstError = { error: 0, index: -1 }
  for (let i = 0; i < expected.length; i++) {
    if (Object.is(actual[i], expected[i])) continue
    const error = Math.abs(actual[i] - expected[i])
    if (Number.isNaN(error)) return { error, index: i }
    if (error > worst.error) worst = { error, index: i }
  }
  return worst
}

/** Throws, and says where, unless every number is within `tolerance` of its expected value. */
export function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>, tolerance: number): void {
  const { error, index } = worstError(actual, expected)
  // Not `error > tolerance`: NaN is too much as well.
  if (error <= tolerance) return
  throw new Error(
    `Off by ${error} at index ${index}: ${actual[index]} instead of ${expected[index]}, tolerance ${tolerance}.`
  )
}

/** The larger of two errors; NaN is larger than any, and stays. */
export function worse(a: number, b: number): number {
  return Number.isNaN(a) || Number.isNaN(b) ? NaN : Math.max(a, b)
}
