import { FLOW3 } from '../noise/flow3'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 3D flow noise (Perlin and Neyret, "Flow Noise", 2001) as a field: perlin3 whose gradients turn with time, each in a
 * plane of its own. The last of its `axes` is the turn: one turn a unit of t times its frequency, after which it repeats
 * exactly; at 0 it is perlin3. Range ±1.2095; 0 at integers.
 *
 * @throws if an option has the wrong type or range
 */
export function flow3(options: SourceOptions = {}): Field {
  return latticeSource(FLOW3, options)
}
