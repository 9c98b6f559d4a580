import { pointwise } from './pointwise'

// At a tie of `min` and `max` the first input gives the gradient, on both sides; `clamp` at a bound takes the field's,
// `abs` at 0 that of the right.

export const MIN = /*#__PURE__*/ pointwise({
  name: 'min',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.min(m[a + i], m[b + i])
  },
  d: (d, _v, a, b) => (m) => {
    m[d] = m[a] <= m[b] ? 1 : 0
    m[d + 1] = 1 - m[d]
  },
  glsl: {
    f: (a, b) => `min(${a}, ${b})`,
    d: (_v, a, b) => [`(${a} <= ${b} ? 1.0 : 0.0)`, `(${a} <= ${b} ? 0.0 : 1.0)`]
  },
  range: (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
})

export const MAX = /*#__PURE__*/ pointwise({
  name: 'max',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.max(m[a + i], m[b + i])
  },
  d: (d, _v, a, b) => (m) => {
    m[d] = m[a] >= m[b] ? 1 : 0
    m[d + 1] = 1 - m[d]
  },
  glsl: {
    f: (a, b) => `max(${a}, ${b})`,
    d: (_v, a, b) => [`(${a} >= ${b} ? 1.0 : 0.0)`, `(${a} >= ${b} ? 0.0 : 1.0)`]
  },
  range: (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
})

/** min(max(x, lo), hi). GLSL's own clamp is undefined where the bounds cross. */
export const CLAMP = /*#__PURE__*/ pointwise({
  name: 'clamp',
  f: (v, x, lo, hi) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.min(Math.max(m[x + i], m[lo + i]), m[hi + i])
  },
  d: (d, _v, x, lo, hi) => (m) => {
    m[d + 2] = Math.max(m[x], m[lo]) > m[hi] ? 1 : 0
    m[d + 1] = m[x] < m[lo] ? 1 - m[d + 2] : 0
    m[d] = 1 - m[d + 1] - m[d + 2]
  },
  glsl: {
    f: (x, lo, hi) => `min(max(${x}, ${lo}), ${hi})`,
    d: (_v, x, lo, hi) => [
      `(${x} >= ${lo} && ${x} <= ${hi} ? 1.0 : 0.0)`,
      `(${x} < ${lo} && ${lo} <= ${hi} ? 1.0 : 0.0)`,
      `(max(${x}, ${lo}) > ${hi} ? 1.0 : 0.0)`
    ]
  },
  range: (x, lo, hi) => [Math.min(Math.max(x[0], lo[0]), hi[0]), Math.min(Math.max(x[1], lo[1]), hi[1])]
})

export const ABS = /*#__PURE__*/ pointwise({
  name: 'abs',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.abs(m[x + i])
  },
  d: (d, _v, x) => (m) => void (m[d] = m[x] < 0 ? -1 : 1),
  glsl: { f: (x) => `abs(${x})`, d: (_v, x) => [`(${x} < 0.0 ? -1.0 : 1.0)`] },
  range: ([lo, hi]) => [Math.max(lo, -hi, 0), Math.max(-lo, hi)]
})
