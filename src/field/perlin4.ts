import { PERLIN4 } from '../noise/perlin4'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 4D Perlin noise as a field; by default its fourth axis is the time. Range about ±1.361; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function perlin4(options: SourceOptions = {}): Field {
  return latticeSource(PERLIN4, options)
}
