/** Bounds of a field's value: lower, upper. */
export type Interval = readonly [number, number]

export function addIntervals(a: Interval, b: Interval): Interval {
  return [a[0] + b[0], a[1] + b[1]]
}

export function mulIntervals(a: Interval, b: Interval): Interval {
  const products = [a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1]].map((p) => (Number.isNaN(p) ? 0 : p))
  return [Math.min(...products), Math.max(...products)]
}

/** Unbounded where the divisor may be 0. */
export function divIntervals(a: Interval, b: Interval): Interval {
  if (b[0] <= 0 && b[1] >= 0) return [-Infinity, Infinity]
  return mulIntervals(a, [1 / b[1], 1 / b[0]])
}

/** The smallest interval that contains all of them. */
export function hull(...intervals: readonly Interval[]): Interval {
  return [Math.min(...intervals.map(([lo]) => lo)), Math.max(...intervals.map(([, hi]) => hi))]
}

/** Bounds of a function that never falls. */
export function increasing(f: (x: number) => number): (interval: Interval) => Interval {
  return ([lo, hi]) => [f(lo), f(hi)]
}
