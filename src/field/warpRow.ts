import { mapAxes } from './mapAxes'
import type { Operator } from './operator'

/** f(p + d(p)): the gradient goes back through the Jacobian I + ∇d. Inputs: f, then what moves each of the axes. */
export const WARP: Operator<{ readonly axes: readonly number[] }> = {
  name: 'warp',
  cpu({ inputs: [field, ...offsets], params: { axes } }, build, scope) {
    const p = scope.point
    const q = build.slot()
    const d = offsets.map((offset) => build.compile(offset, scope))
    build.step((m) => {
      for (let k = 0; k < 4; k++) m[q + k] = m[p + k]
      for (let i = 0; i < d.length; i++) m[q + axes[i]] += m[d[i]]
    })
    const inner = build.compile(field, build.scope(scope, q))
    if (!scope.gradient) return inner
    const out = build.slot()
    build.step((m) => {
      m[out] = m[inner]
      for (let k = 1; k < 4; k++) {
        let slope = m[inner + k]
        for (let i = 0; i < d.length; i++) slope += m[inner + 1 + axes[i]] * m[d[i] + k]
        m[out + k] = slope
      }
    })
    return out
  },
  span({ inputs: [field, ...offsets], params: { axes } }, build, scope) {
    const d = offsets.map((offset) => build.compile(offset, scope))
    const point = mapAxes(scope.point, (c, k) => {
      const i = axes.indexOf(k)
      return i < 0 ? c : build.plus(c, d[i])
    })
    return build.compile(field, build.scope(scope, { point }))
  },
  glsl({ inputs: [field, ...offsets], params: { axes } }, build, scope) {
    const d = offsets.map((offset) => build.compile(offset, scope))
    const q = build.fresh('p')
    const by = [0, 1, 2].map((axis) => d[axes.indexOf(axis)]?.value ?? '0.0')
    build.line(`vec3 ${q} = ${scope.point} + vec3(${by.join(', ')});`)
    const inner = build.compile(field, build.scope(scope, q))
    if (inner.gradient === undefined) return inner
    const terms = d.flatMap(({ gradient }, i) =>
      gradient === undefined ? [] : [` + ${inner.gradient}.${'xyz'[axes[i]]} * ${gradient}`]
    )
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${inner.gradient}${terms.join('')};`)
    return { value: inner.value, gradient, lost: inner.lost }
  },
  range: (_node, [inner]) => inner
}
