import { PERLIN2 } from '../noise/perlin2'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 2D Perlin noise as a field; it equals perlin3 at z = 0. Range −1 … 1; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function perlin2(options: SourceOptions = {}): Field {
  return latticeSource(PERLIN2, options)
}
