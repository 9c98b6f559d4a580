import { describe } from '../describe'
import { assertDifferentiable } from './assertDifferentiable'
import { checkField } from './checkField'
import { Field } from './field'
import { made } from './made'
import type { Operator } from './operator'

const PARTIAL: Operator<{ readonly axis: number }> = {
  name: 'partial',
  // It would take the second derivatives of its input.
  differentiable: false,
  asksGradient: true,
  cpu: ({ inputs, params: { axis } }, build, scope) => build.compile(inputs[0], build.withGradient(scope)) + 1 + axis,
  glsl({ inputs, params: { axis } }, build, scope) {
    const { gradient } = build.compile(inputs[0], build.withGradient(scope))
    return { value: gradient === undefined ? '0.0' : `${grouped(gradient)}.${'xyz'[axis]}` }
  },
  range: () => [-Infinity, Infinity]
}

function grouped(expression: string): string {
  return /^\w+$/.test(expression) ? expression : `(${expression})`
}

/**
 * How fast a field rises along an axis: its exact derivative ∂f/∂x, ∂f/∂y or ∂f/∂z, unbounded. All derivatives of a field
 * at a point are one evaluation. It has no gradient itself: `displace` refuses it, materials and placement take it.
 *
 * @throws if the field is not differentiable, or `axis` is none of 'x', 'y', 'z'
 */
export function partial(field: Field, axis: 'x' | 'y' | 'z'): Field {
  checkField(field, 'partial')
  assertDifferentiable(field, 'partial')
  const index = ['x', 'y', 'z'].indexOf(axis)
  if (index < 0) throw new Error(`partial: \`axis\` must be 'x', 'y' or 'z', got ${describe(axis)}.`)
  return made(new Field(PARTIAL, [field], { axis: index }), 'partial', { field, axis })
}
