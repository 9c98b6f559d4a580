import { VALUE2 } from '../noise/value2'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 2D value noise as a field. Range −1 … 1.
 *
 * @throws if an option has the wrong type or range
 */
export function value2(options: SourceOptions = {}): Field {
  return latticeSource(VALUE2, options)
}
