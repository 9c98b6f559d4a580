import { VALUE1 } from '../noise/value1'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 1D value noise as a field. Range −1 … 1.
 *
 * @throws if an option has the wrong type or range
 */
export function value1(options: SourceOptions = {}): Field {
  return latticeSource(VALUE1, options)
}
