import type { ColorOperator } from './colorOperator'

/** A colour times a field. */
export const TINT: ColorOperator = {
  name: 'mul',
  cpu(_node, build, { colors: [color], fields: [factor] }) {
    const out = build.slot()
    build.step((m) => {
      for (let k = 0; k < 3; k++) m[out + k] = m[color + k] * m[factor]
    })
    return out
  },
  glsl: (_node, build, { colors: [color], fields: [factor] }) => build.define('vec3', 'c', `${color} * ${factor}`)
}
