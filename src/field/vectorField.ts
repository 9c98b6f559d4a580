import type { Field } from './field'

/** A vector at each point, by its components: what `warp` takes. */
export interface VectorField {
  readonly x: Field
  readonly y: Field
  readonly z: Field
}
