import { ABS } from './extremaRows'
import { mapAxes } from './mapAxes'
import type { Operator } from './operator'
import { mapOrigin } from './originScope'
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
    const footprint = build.scaledFootprint(scope, (m, from, to) => {
      for (let k = 0; k < 3; k++) m[to + k] = m[from + k] * Math.abs(read(scale[k]))
    })
    const inner = build.compile(inputs[0], build.scope(scope, q, { footprint }))
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
  span({ inputs, params: { scale } }, build, scope) {
    const factors = scale.map((factor) => build.value(factor))
    const point = mapAxes(scope.point, (axis, k) => build.times(axis, factors[k]))
    const footprint =
      scope.footprint && mapAxes(scope.footprint, (width, k) => build.times(width, build.apply(ABS, factors[k])))
    return build.compile(inputs[0], build.scope(scope, { point, footprint }))
  },
  glsl({ inputs, params: { scale } }, build, scope) {
    const factor = vectorExpression(scale, build)
    const q = build.define('vec3', 'p', `${scope.point} * ${factor}`)
    const changes = {
      footprint: build.scaledFootprint(scope, (width) => `abs(${factor}) * ${width}`),
      origin: mapOrigin(scope.origin, ([x, y, z]) => [x * read(scale[0]), y * read(scale[1]), z * read(scale[2])])
    }
    const inner = build.compile(inputs[0], build.scope(scope, q, changes))
    if (inner.gradient === undefined) return inner
    const square = inner.lost && `dot(vec3(${factor}), vec3(${factor})) / 3.0`
    return {
      value: inner.value,
      gradient: build.define('vec3', 'g', `${inner.gradient} * ${factor}`),
      lost: square && build.define('float', 'lost', `${square} * ${inner.lost}`)
    }
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
  span({ inputs, params: { by } }, build, scope) {
    const point = mapAxes(scope.point, (axis, k) => build.minus(axis, build.value(by[k])))
    return build.compile(inputs[0], build.scope(scope, { point }))
  },
  glsl({ inputs, params: { by } }, build, scope) {
    const q = build.fresh('p')
    build.line(`vec3 ${q} = ${scope.point} - ${vectorExpression(by, build)};`)
    return build.compile(inputs[0], build.scope(scope, q))
  },
  range: (_node, [inner]) => inner
}
