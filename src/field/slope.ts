import { assertDifferentiable } from './assertDifferentiable'
import { checkField } from './checkField'
import { Field } from './field'
import { made } from './made'
import type { Operator } from './operator'

const DEGREES = 180 / Math.PI

const SLOPE: Operator = {
  name: 'slope',
  // It would take the second derivatives of its input.
  differentiable: false,
  asksGradient: true,
  cpu({ inputs }, build, scope) {
    const a = build.compile(inputs[0], build.withGradient(scope))
    const out = build.slot()
    build.step((m) => {
      const steepness = Math.sqrt(m[a + 1] * m[a + 1] + m[a + 2] * m[a + 2] + m[a + 3] * m[a + 3])
      m[out] = DEGREES * Math.atan(steepness)
    })
    return out
  },
  glsl({ inputs }, build, scope) {
    const { gradient } = build.compile(inputs[0], build.withGradient(scope))
    if (gradient === undefined) return { value: '0.0' }
    const value = build.fresh('v')
    build.line(`float ${value} = degrees(atan(length(${gradient})));`)
    return { value }
  },
  range: () => [0, 90]
}

/**
 * How steep a field is, in degrees: atan of the length of its gradient, 0 … 90. For a height in the unit of the ground,
 * this is the steepness of the ground. It has no gradient: `displace` refuses it, materials and placement take it.
 *
 * @throws if the field is not differentiable itself
 */
export function slope(field: Field): Field {
  checkField(field, 'slope')
  assertDifferentiable(field, 'slope')
  return made(new Field(SLOPE, [field], {}), 'slope', { field })
}
