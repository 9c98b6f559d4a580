import type { Field } from 'three-perlin/cpu'

/** A field to test, and by how much rounding in float32 may move it: see test/browser/fields.test.ts. */
export interface FieldCase {
  readonly field: Field
  /** Largest |coefficient| of a noise in the value, over all octaves and terms summed. */
  readonly weight?: number
  /** The same for the gradient: frequency and lacunarityᵏ included. */
  readonly slope?: number
  /** Largest frequency of a noise: cells per unit. */
  readonly finest?: number
}
