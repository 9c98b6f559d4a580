import type { GlslBuilder } from './glslProgram'
import type { Value } from './value'

/** A mat3 expression; GLSL wants its columns. */
export function matrixExpression(rows: readonly Value[], build: GlslBuilder): string {
  const columns = [0, 3, 6, 1, 4, 7, 2, 5, 8].map((i) => build.value(rows[i]))
  return `mat3(${columns.join(', ')})`
}

/** The mat3 of the absolute values of a mat3. */
export function magnitudesOf(matrix: string): string {
  return `mat3(${[0, 1, 2].map((column) => `abs(${matrix}[${column}])`).join(', ')})`
}
