import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { constant } from './arithmetic'
import { assertDifferentiable } from './assertDifferentiable'
import { axesWhere } from './axesWhere'
import { checkField } from './checkField'
import type { Field } from './field'
import { partial } from './partial'
import type { VectorField } from './vectorField'

/** Options of `curl2`. */
export interface Curl2Options {
  /**
   * The plane in which things flow.
   *
   * @defaultValue that of the two axes that the stream depends on; 'xy' if it depends on three
   */
  plane?: 'xy' | 'xz' | 'yz'
}

const PLANES = ['xy', 'xz', 'yz'] as const

/**
 * Curl noise in a plane: a flow without sources and sinks, along the contour lines of a stream function ψ. In the plane
 * of u and v it is (∂ψ/∂v, −∂ψ/∂u), and 0 across it; per unit of the field's own input, so that a frequency of 1/60 makes
 * it 60 times as slow. After Bridson, Hourihan, Nordenstam, "Curl-noise for procedural fluid flow", 2007.
 *
 * Flow lines are closed or endless curves: a step of integration that is too long leaves them. The components have no
 * gradient.
 *
 * @param stream - a differentiable field; make it 0 on a shore, by a factor of distance, and nothing flows through that
 * @throws if the stream is not differentiable, or there is no such plane
 */
export function curl2(stream: Field, options: Curl2Options = {}): VectorField {
  checkField(stream, 'curl2', 'stream')
  assertDifferentiable(stream, 'curl2')
  checkOptions(options, ['plane'], 'curl2', "{ plane: 'xz' }")
  const plane = options.plane ?? planeOf(stream)
  if (!PLANES.includes(plane)) {
    throw new Error(`curl2: \`plane\` must be 'xy', 'xz' or 'yz', got ${describe(plane)}.`)
  }
  const [u, v] = plane as unknown as ['x' | 'y', 'y' | 'z']
  const still = constant(0)
  const flow: VectorField = { x: still, y: still, z: still }
  return Object.freeze({ ...flow, [u]: partial(stream, v), [v]: partial(stream, u).mul(-1) })
}

function planeOf({ axes }: Field): (typeof PLANES)[number] {
  return PLANES.find((plane) => axes === axesWhere((axis) => plane.includes('xyz'[axis]))) ?? 'xy'
}
