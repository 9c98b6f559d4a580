import { describe } from '../describe'
import { axesWhere } from './axesWhere'
import { Field } from './field'
import { TIME } from './glslProgram'
import { made } from './made'
import type { Operator } from './operator'

const GRADIENTS = ['vec3(1.0, 0.0, 0.0)', 'vec3(0.0, 1.0, 0.0)', 'vec3(0.0, 0.0, 1.0)', undefined] as const

const COORDINATE: Operator<{ readonly axis: number }> = {
  name: 'coordinate',
  foldable: false,
  cpu({ params: { axis } }, build, scope) {
    const from = scope.point + axis
    if (!scope.gradient) return from
    const out = build.slot()
    build.step((m) => {
      m[out] = m[from]
      if (axis < 3) m[out + 1 + axis] = 1
    })
    return out
  },
  span: ({ params: { axis } }, _build, scope) => scope.point[axis],
  glsl({ params: { axis } }, build, scope) {
    if (axis === 3) build.usesTime = true
    return {
      value: axis === 3 ? TIME : `${scope.point}.${'xyz'[axis]}`,
      gradient: scope.gradient ? GRADIENTS[axis] : undefined
    }
  },
  axes: ({ params: { axis } }) => axesWhere((k) => k === axis),
  range: () => [-Infinity, Infinity]
}

const TIME_COORDINATE: typeof COORDINATE = { ...COORDINATE, foldable: true, timePeriod: () => Infinity }

/**
 * x, y, z or t itself, unbounded: map it by `remap`, not by `fit`, since it has no typical range.
 *
 * @throws if `axis` is none of 'x', 'y', 'z', 't'
 */
export function coordinate(axis: 'x' | 'y' | 'z' | 't'): Field {
  const index = ['x', 'y', 'z', 't'].indexOf(axis)
  if (index < 0) throw new Error(`coordinate: \`axis\` must be 'x', 'y', 'z' or 't', got ${describe(axis)}.`)
  return made(new Field(index === 3 ? TIME_COORDINATE : COORDINATE, [], { axis: index }), 'coordinate', { axis })
}
