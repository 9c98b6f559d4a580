import { VALUE3 } from '../noise/value3'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 3D value noise as a field. Range −1 … 1.
 *
 * @throws if an option has the wrong type or range
 */
export function value3(options: SourceOptions = {}): Field {
  return latticeSource(VALUE3, options)
}
