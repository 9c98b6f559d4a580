import { mapAxes } from './mapAxes'
import type { Span } from './span'
import type { SpanBuilder } from './spanProgram'
import type { Value } from './value'

/** The product of a matrix, nine values row by row, and x, y, z; products with 0 are left out. */
export function turnedSpans<A extends readonly Span[]>(rows: readonly Value[], axes: A, build: SpanBuilder): A {
  return mapAxes(axes, (_axis, i) => {
    let sum: Span | undefined
    for (let j = 0; j < 3; j++) {
      const factor = rows[3 * i + j]
      if (factor === 0) continue
      const term = build.times(build.value(factor), axes[j])
      sum = sum ? build.plus(sum, term) : term
    }
    return sum ?? build.value(0)
  })
}
