import { axesWhere } from './axesWhere'
import { derivedValue } from './derivedValue'
import { mapAxes } from './mapAxes'
import { magnitudesOf, matrixExpression } from './matrixExpression'
import type { Operator } from './operator'
import { mapOrigin } from './originScope'
import { turnedSpans } from './turnedSpans'
import { read, type Value } from './value'
import { vectorExpression, type Vector3Values } from './vector3Values'

/** An affine map of the coordinates. */
export interface MatrixParams {
  /** Nine values, row by row. */
  readonly rows: readonly Value[]
  readonly offset?: Vector3Values
}

/** f(M p + o): the gradient is that of f, times M transposed. */
export const MATRIX: Operator<MatrixParams> = {
  name: 'matrix',
  cpu({ inputs, params: { rows, offset } }, build, scope) {
    const p = scope.point
    const q = build.slot()
    build.step((m) => {
      for (let i = 0; i < 3; i++) {
        const [x, y, z] = [3 * i, 3 * i + 1, 3 * i + 2]
        m[q + i] = read(rows[x]) * m[p] + read(rows[y]) * m[p + 1] + read(rows[z]) * m[p + 2]
        if (offset) m[q + i] += read(offset[i])
      }
      m[q + 3] = m[p + 3]
    })
    const footprint = build.scaledFootprint(scope, (m, from, to) => {
      for (let i = 0; i < 3; i++) {
        m[to + i] = 0
        for (let j = 0; j < 3; j++) m[to + i] += Math.abs(read(rows[3 * i + j])) * m[from + j]
      }
    })
    const inner = build.compile(inputs[0], build.scope(scope, q, { footprint }))
    if (!scope.gradient) return inner
    const out = build.slot()
    build.step((m) => {
      m[out] = m[inner]
      for (let j = 0; j < 3; j++) {
        m[out + 1 + j] =
          read(rows[j]) * m[inner + 1] + read(rows[3 + j]) * m[inner + 2] + read(rows[6 + j]) * m[inner + 3]
      }
    })
    return out
  },
  span({ inputs, params: { rows, offset } }, build, scope) {
    const point = turnedSpans(rows, scope.point, build)
    const moved = offset ? mapAxes(point, (axis, k) => build.plus(axis, build.value(offset[k]))) : point
    const footprint = scope.footprint && turnedSpans(rows.map(magnitude), scope.footprint, build)
    return build.compile(inputs[0], build.scope(scope, { point: moved, footprint }))
  },
  glsl({ inputs, params: { rows, offset } }, build, scope) {
    const matrix = build.define('mat3', 'm', matrixExpression(rows, build))
    const moved = offset ? ` + ${vectorExpression(offset, build)}` : ''
    const q = build.define('vec3', 'p', `${matrix} * ${scope.point}${moved}`)
    const changes = {
      footprint: build.scaledFootprint(scope, (width) => `${magnitudesOf(matrix)} * ${width}`),
      origin: mapOrigin(scope.origin, ([x, y, z]) => {
        const row = (i: number) => read(rows[i]) * x + read(rows[i + 1]) * y + read(rows[i + 2]) * z
        return [row(0), row(3), row(6)]
      })
    }
    const inner = build.compile(inputs[0], build.scope(scope, q, changes))
    if (inner.gradient === undefined) return inner
    const square = inner.lost && [0, 1, 2].map((i) => `dot(${matrix}[${i}], ${matrix}[${i}])`).join(' + ')
    return {
      value: inner.value,
      gradient: build.define('vec3', 'g', `${inner.gradient} * ${matrix}`),
      lost: square && build.define('float', 'lost', `(${square}) / 3.0 * ${inner.lost}`)
    }
  },
  axes: ({ inputs: [inner], params: { rows } }) =>
    axesWhere((j) => [0, 1, 2].some((i) => inner.axes & (1 << i) && rows[3 * i + j] !== 0)),
  range: (_node, [inner]) => inner
}

function magnitude(value: Value): Value {
  return derivedValue([value], () => Math.abs(read(value)))
}
