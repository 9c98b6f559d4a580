import { describe } from '../describe'
import { assertDifferentiable } from './assertDifferentiable'
import { Field, toField, type FieldLike } from './field'
import { partial } from './partial'
import { reseedFor } from './reseed'
import type { VectorField } from './vectorField'

/** Three fields, or one of which two more are made with other tables. */
export type Potential =
  | Field
  | readonly [FieldLike, FieldLike, FieldLike]
  | { readonly x: FieldLike; readonly y: FieldLike; readonly z: FieldLike }

/**
 * Curl noise in space: a flow without sources and sinks, the curl of a vector potential P,
 * (∂y Pz − ∂z Py, ∂z Px − ∂x Pz, ∂x Py − ∂y Px), per unit of the fields' own input. After Bridson, Hourihan, Nordenstam,
 * "Curl-noise for procedural fluid flow", 2007.
 *
 * The components have no gradient.
 *
 * @param potential - differentiable fields `{ x, y, z }` or `[x, y, z]`; or one field f, which stands for
 * `[f, reseed(f, 1), reseed(f, 2)]`: the same frequencies and masks, other noise
 * @throws if it is none of these, a field is not differentiable, or the one field has no noise in it
 */
export function curl3(potential: Potential): VectorField {
  const parts = potentials(potential)
  parts.forEach((field) => {
    assertDifferentiable(field, 'curl3')
  })
  const [x, y, z] = parts
  return Object.freeze({
    x: partial(z, 'y').sub(partial(y, 'z')),
    y: partial(x, 'z').sub(partial(z, 'x')),
    z: partial(y, 'x').sub(partial(x, 'y'))
  })
}

function potentials(potential: Potential): readonly Field[] {
  if (potential instanceof Field) {
    return [potential, ...[1, 2].map((by) => reseedFor('curl3', 'potential', potential, by))]
  }
  const parts: readonly FieldLike[] = isArray(potential) ? potential : components(potential)
  if (parts.length !== 3) {
    throw new Error(`curl3: \`potential\` must be a field, [x, y, z] or { x, y, z }, got ${describe(potential)}.`)
  }
  return parts.map((part, i) => toField(part, 'curl3', 'xyz'[i]))
}

function isArray(potential: Potential): potential is readonly [FieldLike, FieldLike, FieldLike] {
  return Array.isArray(potential)
}

function components(potential: Exclude<Potential, Field | readonly FieldLike[]>): readonly FieldLike[] {
  const complete = typeof potential === 'object' && (potential as unknown) !== null && 'x' in potential
  return complete ? [potential.x, potential.y, potential.z] : []
}
