import { addIntervals, divIntervals, mulIntervals } from './interval'
import { pointwise } from './pointwise'

export const ADD = /*#__PURE__*/ pointwise({
  name: 'add',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[a + i] + m[b + i]
  },
  d: (d) => (m) => void (m[d] = m[d + 1] = 1),
  glsl: { f: (a, b) => `${a} + ${b}`, d: () => ['1.0', '1.0'] },
  range: addIntervals
})

export const SUB = /*#__PURE__*/ pointwise({
  name: 'sub',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[a + i] - m[b + i]
  },
  d: (d) => (m) => {
    m[d] = 1
    m[d + 1] = -1
  },
  glsl: { f: (a, b) => `${a} - ${b}`, d: () => ['1.0', '-1.0'] },
  range: (a, b) => addIntervals(a, [-b[1], -b[0]])
})

export const MUL = /*#__PURE__*/ pointwise({
  name: 'mul',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[a + i] * m[b + i]
  },
  d: (d, _v, a, b) => (m) => {
    m[d] = m[b]
    m[d + 1] = m[a]
  },
  glsl: { f: (a, b) => `${a} * ${b}`, d: (_v, a, b) => [b, a] },
  range: mulIntervals
})

export const DIV = /*#__PURE__*/ pointwise({
  name: 'div',
  f: (v, a, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = m[a + i] / m[b + i]
  },
  d: (d, v, _a, b) => (m) => {
    m[d] = 1 / m[b]
    m[d + 1] = -m[v] / m[b]
  },
  glsl: { f: (a, b) => `${a} / ${b}`, d: (v, _a, b) => [`1.0 / ${b}`, `-${v} / ${b}`] },
  range: divIntervals
})
