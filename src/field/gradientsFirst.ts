import type { Field } from './field'

/** Those that ask for gradients first: others may take only the value of the same field. */
export function gradientsFirst(fields: readonly Field[]): Field[] {
  return [...fields].sort((a, b) => Number(b.asksGradient) - Number(a.asksGradient))
}
