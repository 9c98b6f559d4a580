import { ARTICLE_PERLIN3 } from '../noise/articlePerlin3'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 3D noise as a widely copied article writes it, as a field: `hash & 0xb` reaches only eight of its twelve gradients, so
 * it is biased and has directions. For comparison; perlin3 is the right one. Range ±1.0353; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function articlePerlin3(options: SourceOptions = {}): Field {
  return latticeSource(ARTICLE_PERLIN3, options)
}
