import { addIntervals, hull, mulIntervals, type Interval } from './interval'
import { pointwise } from './pointwise'

export const MIX = /*#__PURE__*/ pointwise({
  name: 'mix',
  f: (v, a, b, t) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[a + i] * (1 - m[t + i]) + m[b + i] * m[t + i]
  },
  d: (d, _v, a, b, t) => (m) => {
    m[d] = 1 - m[t]
    m[d + 1] = m[t]
    m[d + 2] = m[b] - m[a]
  },
  glsl: {
    f: (a, b, t) => `mix(${a}, ${b}, ${t})`,
    d: (_v, a, b, t) => [`(1.0 - ${t})`, t, `(${b} - ${a})`]
  },
  // Linear in each input: extremes lie at the ends of all.
  range: (a, b, [lo, hi]) => hull(mixed(a, b, lo), mixed(a, b, hi))
})

function mixed(a: Interval, b: Interval, t: number): Interval {
  return addIntervals(mulIntervals(a, [1 - t, 1 - t]), mulIntervals(b, [t, t]))
}
