import { describe } from '../describe'
import { checkField } from './checkField'
import { ABS } from './extremaRows'
import { Field } from './field'
import { mapAxes } from './mapAxes'
import { made } from './made'
import type { Operator } from './operator'
import { checkValue, read, type Value } from './value'

interface MirrorParams {
  readonly axis: 0 | 1 | 2
  readonly at: Value
}

/** At the mirror itself the gradient is that of the positive side. */
const MIRROR: Operator<MirrorParams> = {
  name: 'mirror',
  foldable: false,
  cpu({ inputs, params: { axis, at } }, build, scope) {
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      for (let k = 0; k < 4; k++) m[q + k] = m[p + k]
      m[q + axis] = read(at) + Math.abs(m[p + axis] - read(at))
    })
    const inner = build.compile(inputs[0], build.scope(scope, q))
    if (!scope.gradient) return inner
    const out = build.slot()
    build.step((m) => {
      for (let c = 0; c < 4; c++) m[out + c] = m[inner + c]
      if (m[p + axis] < read(at)) m[out + 1 + axis] *= -1
    })
    return out
  },
  span({ inputs, params: { axis, at } }, build, scope) {
    const place = build.value(at)
    const point = mapAxes(scope.point, (c, k) =>
      k === axis ? build.plus(place, build.apply(ABS, build.minus(c, place))) : c
    )
    return build.compile(inputs[0], build.scope(scope, { point }))
  },
  glsl({ inputs, params: { axis, at } }, build, scope) {
    const letter = 'xyz'[axis]
    const q = build.fresh('p')
    const c = `${scope.point}.${letter}`
    const place = build.value(at)
    build.line(`vec3 ${q} = ${scope.point};`)
    build.line(`${q}.${letter} = ${place} + abs(${c} - ${at === 0 ? '0.0' : `(${place})`});`)
    const inner = build.compile(inputs[0], build.scope(scope, q))
    if (inner.gradient === undefined) return inner
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${inner.gradient};`)
    build.line(`if (${c} < ${place}) ${gradient}.${letter} = -${gradient}.${letter};`)
    return { value: inner.value, gradient, lost: inner.lost }
  },
  range: (_node, [inner]) => inner
}

/**
 * Mirrors the positive side of an axis onto the negative one.
 *
 * @param at - where the mirror stands on the axis; may be live
 * @defaultValue at 0
 * @throws if `axis` is none of 'x', 'y', 'z'
 */
export function mirror(field: Field, axis: 'x' | 'y' | 'z', at: Value = 0): Field {
  checkField(field, 'mirror')
  const index = ['x', 'y', 'z'].indexOf(axis)
  if (index < 0) throw new Error(`mirror: \`axis\` must be 'x', 'y' or 'z', got ${describe(axis)}.`)
  const node = new Field(MIRROR, [field], { axis: index as 0 | 1 | 2, at: checkValue(at, 'mirror', 'at') })
  return made(node, 'mirror', { field, axis, at })
}
