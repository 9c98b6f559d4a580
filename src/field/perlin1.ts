import { PERLIN1 } from '../noise/perlin1'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 1D Perlin noise as a field. Range −0.752 … 0.752; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function perlin1(options: SourceOptions = {}): Field {
  return latticeSource(PERLIN1, options)
}
