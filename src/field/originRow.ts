import { mapAxes } from './mapAxes'
import type { Operator } from './operator'
import { originAt, type Triple } from './originScope'
import { read } from './value'
import type { Vector3Values } from './vector3Values'

/** f(p + o), exact on the GPU too however large o is. */
export const ORIGIN: Operator<{ readonly at: Vector3Values }> = {
  name: 'origin',
  cpu({ inputs, params: { at } }, build, scope) {
    const [x, y, z] = at
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      m[q] = m[p] + read(x)
      m[q + 1] = m[p + 1] + read(y)
      m[q + 2] = m[p + 2] + read(z)
      m[q + 3] = m[p + 3]
    })
    return build.compile(inputs[0], build.scope(scope, q))
  },
  span({ inputs, params: { at } }, build, scope) {
    const point = mapAxes(scope.point, (axis, k) => build.plus(axis, build.value(at[k])))
    return build.compile(inputs[0], build.scope(scope, { point }))
  },
  glsl({ inputs, params: { at } }, build, scope) {
    const outer = scope.origin
    const origin = originAt(() => {
      const before = outer?.at(0) ?? [0, 0, 0]
      return at.map((value, axis) => read(value) + before[axis]) as readonly number[] as Triple
    })
    return build.compile(inputs[0], build.scope(scope, scope.point, { origin }))
  },
  range: (_node, [inner]) => inner
}
