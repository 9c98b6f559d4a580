import { addIntervals, divIntervals, mulIntervals } from './interval'
import { pointwise } from './pointwise'

export const ADD = /*#__PURE__*/ pointwise({
  name: 'add',
  f: (a, b) => a + b,
  da: () => 1,
  db: () => 1,
  glsl: { f: (a, b) => `${a} + ${b}`, da: () => '1.0', db: () => '1.0' },
  range: addIntervals
})

export const SUB = /*#__PURE__*/ pointwise({
  name: 'sub',
  f: (a, b) => a - b,
  da: () => 1,
  db: () => -1,
  glsl: { f: (a, b) => `${a} - ${b}`, da: () => '1.0', db: () => '-1.0' },
  range: (a, b) => addIntervals(a, [-b[1], -b[0]])
})

export const MUL = /*#__PURE__*/ pointwise({
  name: 'mul',
  f: (a, b) => a * b,
  da: (_a, b) => b,
  db: (a) => a,
  glsl: { f: (a, b) => `${a} * ${b}`, da: (_a, b) => b, db: (a) => a },
  range: mulIntervals
})

export const DIV = /*#__PURE__*/ pointwise({
  name: 'div',
  f: (a, b) => a / b,
  da: (_a, b) => 1 / b,
  db: (a, b) => -a / (b * b),
  glsl: { f: (a, b) => `${a} / ${b}`, da: (_a, b) => `1.0 / ${b}`, db: (a, b) => `-${a} / (${b} * ${b})` },
  range: divIntervals
})
