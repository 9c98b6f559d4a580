import { DIV } from './arithmeticRows'
import { folded, foldedUniform } from './foldedOrigin'
import { mapAxes } from './mapAxes'
import type { Operator } from './operator'
import { mapOrigin, type Triple } from './originScope'
import { FLOOR } from './stepRows'

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
  span({ inputs, params: { period } }, build, scope) {
    const point = mapAxes(scope.point, (axis, k) => {
      const own = period[k]
      if (own === null) return axis
      const size = build.times(build.value(own), scope.periodScale)
      const tiles = build.apply(FLOOR, build.apply(DIV, axis, size))
      return build.minus(axis, build.times(size, tiles))
    })
    return build.compile(inputs[0], build.scope(scope, { point }))
  },
  glsl({ inputs, params: { period } }, build, scope) {
    const { origin } = scope
    const moved =
      origin &&
      foldedUniform(build, origin, (k) => {
        const within = (c: number, axis: number) => folded(c, (period[axis] ?? Infinity) * origin.periodScale(k))
        return origin
          .at(k)
          .map((c, axis) => (period[axis] === null ? 0 : within(c, axis))) as readonly number[] as Triple
      })
    const factor = scope.periodScale === undefined ? '' : ` * float(${scope.periodScale})`
    const components = period.map((size, k) => {
      const axis = `.${'xyz'[k]}`
      const c = `${scope.point}${axis}`
      return size === null ? c : `mod(${c}${moved ? ` + ${moved}${axis}` : ''}, ${build.value(size)}${factor})`
    })
    const q = build.define('vec3', 'p', `vec3(${components.join(', ')})`)
    const left = mapOrigin(
      origin,
      (point) => point.map((c, k) => (period[k] === null ? c : 0)) as readonly number[] as Triple
    )
    return build.compile(inputs[0], build.scope(scope, q, { origin: left }))
  },
  range: (_node, [inner]) => inner
}
