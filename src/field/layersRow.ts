import type { ColorOperator } from './colorOperator'

/** The first colour, and over it each other one, as much as the field of its number lets it be seen. */
export const LAYERS: ColorOperator = {
  name: 'layers',
  cpu(_node, build, { colors: [base, ...tops], fields: masks }) {
    const out = build.slot()
    build.step((m) => {
      let r = m[base]
      let g = m[base + 1]
      let b = m[base + 2]
      for (let i = 0; i < tops.length; i++) {
        const top = tops[i]
        const weight = Math.min(Math.max(m[masks[i]], 0), 1)
        r = r * (1 - weight) + m[top] * weight
        g = g * (1 - weight) + m[top + 1] * weight
        b = b * (1 - weight) + m[top + 2] * weight
      }
      m[out] = r
      m[out + 1] = g
      m[out + 2] = b
    })
    return out
  },
  glsl(_node, build, { colors: [base, ...tops], fields: masks }) {
    return tops.reduce(
      (below, top, i) => build.define('vec3', 'c', `mix(${below}, ${top}, clamp(${masks[i]}, 0.0, 1.0))`),
      base
    )
  }
}
