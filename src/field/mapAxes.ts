import type { Span } from './span'

/** Other spans for x, y, z; what follows them, such as t, stays. */
export function mapAxes<A extends readonly Span[]>(axes: A, change: (axis: Span, k: number) => Span): A {
  return axes.map((axis, k) => (k < 3 ? change(axis, k) : axis)) as readonly Span[] as A
}
