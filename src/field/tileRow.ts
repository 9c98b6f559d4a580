import type { Operator } from './operator'

/** f(p mod period), on the axes that have one. */
export const TILE: Operator<{ readonly period: readonly (number | null)[] }> = {
  name: 'tile',
  periodic: () => true,
  cpu({ inputs, params: { period } }, build, scope) {
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      for (let k = 0; k < 3; k++) {
        const own = period[k]
        // Enclosing fractals multiply coordinates: times that, the period is the same place.
        const size = own === null ? 0 : own * m[scope.periodScale]
        m[q + k] = own === null ? m[p + k] : m[p + k] - size * Math.floor(m[p + k] / size)
      }
      m[q + 3] = m[p + 3]
    })
    return build.compile(inputs[0], build.scope(scope, q))
  },
  glsl({ inputs, params: { period } }, build, scope) {
    const q = build.fresh('p')
    const factor = scope.periodScale === undefined ? '' : ` * float(${scope.periodScale})`
    const components = period.map((size, k) => {
      const c = `${scope.point}.${'xyz'[k]}`
      return size === null ? c : `mod(${c}, ${build.value(size)}${factor})`
    })
    build.line(`vec3 ${q} = vec3(${components.join(', ')});`)
    return build.compile(inputs[0], build.scope(scope, q))
  },
  range: (_node, [inner]) => inner
}
