import { VALUE_GRADIENT2 } from '../noise/valueGradient2'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 2D noise with a value and a gradient at each lattice point, as a field. Range about ±1.7.
 *
 * @throws if an option has the wrong type or range
 */
export function valueGradient2(options: SourceOptions = {}): Field {
  return latticeSource(VALUE_GRADIENT2, options)
}
