import { axesWhere } from './axesWhere'
import { matrixExpression } from './matrixExpression'
import type { Operator } from './operator'
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
    const inner = build.compile(inputs[0], build.scope(scope, q))
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
  glsl({ inputs, params: { rows, offset } }, build, scope) {
    const matrix = build.fresh('m')
    build.line(`mat3 ${matrix} = ${matrixExpression(rows, build)};`)
    const q = build.fresh('p')
    const moved = offset ? ` + ${vectorExpression(offset, build)}` : ''
    build.line(`vec3 ${q} = ${matrix} * ${scope.point}${moved};`)
    const inner = build.compile(inputs[0], build.scope(scope, q))
    if (inner.gradient === undefined) return inner
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${inner.gradient} * ${matrix};`)
    return { value: inner.value, gradient }
  },
  axes: ({ inputs: [inner], params: { rows } }) =>
    axesWhere((j) => [0, 1, 2].some((i) => inner.axes & (1 << i) && rows[3 * i + j] !== 0)),
  range: (_node, [inner]) => inner
}
