import { PERLIN3 } from '../noise/perlin3'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 3D Perlin noise (Perlin's improved noise of 2002) as a field. Range −1.0364 … 1.0364; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function perlin3(options: SourceOptions = {}): Field {
  return latticeSource(PERLIN3, options)
}
