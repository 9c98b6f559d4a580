import { FLOW2 } from '../noise/flow2'
import type { Field } from './field'
import { latticeSource, type SourceOptions } from './latticeSource'

/**
 * 2D flow noise (Perlin and Neyret, "Flow Noise", 2001) as a field: perlin2 whose gradients turn with time, half of them
 * one way and half the other, so that it seems to swirl on the spot. The last of its `axes` is the turn: one turn a
 * unit of t times its frequency, after which it repeats exactly; at 0 it is perlin2. Range −1 … 1; 0 at integers.
 *
 * `flow2({ axes: 'xzt', frequency: [1, 1, 0.25] })` lies on the ground and loops after t = 4.
 *
 * @param options - `axes` are 'xyt' by default
 * @throws if an option has the wrong type or range
 */
export function flow2(options: SourceOptions = {}): Field {
  return latticeSource(FLOW2, options)
}
