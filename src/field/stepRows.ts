import { increasing, type Interval } from './interval'
import { pointwise } from './pointwise'

export const SIGN = /*#__PURE__*/ pointwise({
  name: 'sign',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.sign(m[x + i])
  },
  glsl: { f: (x) => `sign(${x})` },
  range: /*#__PURE__*/ increasing(Math.sign)
})

export const STEP = /*#__PURE__*/ pointwise({
  name: 'step',
  // NaN is on neither side.
  f: (v, edge, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[x + i] < m[edge + i] ? 0 : m[x + i] >= m[edge + i] ? 1 : NaN
  },
  glsl: { f: (edge, x) => `${x} < ${edge} ? 0.0 : 1.0` },
  range: (edge, x) => [x[0] >= edge[1] ? 1 : 0, x[1] >= edge[0] ? 1 : 0]
})

/** Its gradient, where it does not jump, is that of its input. */
export const FRACT = /*#__PURE__*/ pointwise({
  name: 'fract',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[x + i] - Math.floor(m[x + i])
  },
  d: (d) => (m) => void (m[d] = 1),
  glsl: { f: (x) => `fract(${x})`, d: () => ['1.0'] },
  range([lo, hi]): Interval {
    const cell = Math.floor(lo)
    return hi < cell + 1 ? [lo - cell, hi - cell] : [0, 1]
  }
})

/** A terrace without rises. */
export const FLOOR = /*#__PURE__*/ pointwise({
  name: 'sharp terrace',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.floor(m[x + i])
  },
  glsl: { f: (x) => `floor(${x})` },
  range: /*#__PURE__*/ increasing(Math.floor)
})
