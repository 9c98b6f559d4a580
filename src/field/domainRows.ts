import type { Operator } from './operator'
import { read } from './value'
import { vectorExpression, type Vector3Values } from './vector3Values'

/** f(s · p): the gradient is that of f, times s. */
export const FREQUENCY: Operator<{ readonly scale: Vector3Values }> = {
  name: 'frequency',
  cpu({ inputs, params: { scale } }, build, scope) {
    const [sx, sy, sz] = scale
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      m[q] = m[p] * read(sx)
      m[q + 1] = m[p + 1] * read(sy)
      m[q + 2] = m[p + 2] * read(sz)
      m[q + 3] = m[p + 3]
    })
    const inner = build.compile(inputs[0], build.scope(scope, q))
    if (!scope.gradient) return inner
    const out = build.slot()
    build.step((m) => {
      m[out] = m[inner]
      m[out + 1] = m[inner + 1] * read(sx)
      m[out + 2] = m[inner + 2] * read(sy)
      m[out + 3] = m[inner + 3] * read(sz)
    })
    return out
  },
  glsl({ inputs, params: { scale } }, build, scope) {
    const factor = vectorExpression(scale, build)
    const q = build.fresh('p')
    build.line(`vec3 ${q} = ${scope.point} * ${factor};`)
    const inner = build.compile(inputs[0], build.scope(scope, q))
    if (inner.gradient === undefined) return inner
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${inner.gradient} * ${factor};`)
    return { value: inner.value, gradient }
  },
  range: (_node, [inner]) => inner
}

/** f(p − v): the pattern moves by v, gradients stay. */
export const TRANSLATE: Operator<{ readonly by: Vector3Values }> = {
  name: 'translate',
  cpu({ inputs, params: { by } }, build, scope) {
    const [x, y, z] = by
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      m[q] = m[p] - read(x)
      m[q + 1] = m[p + 1] - read(y)
      m[q + 2] = m[p + 2] - read(z)
      m[q + 3] = m[p + 3]
    })
    return build.compile(inputs[0], build.scope(scope, q))
  },
  glsl({ inputs, params: { by } }, build, scope) {
    const q = build.fresh('p')
    build.line(`vec3 ${q} = ${scope.point} - ${vectorExpression(by, build)};`)
    return build.compile(inputs[0], build.scope(scope, q))
  },
  range: (_node, [inner]) => inner
}
