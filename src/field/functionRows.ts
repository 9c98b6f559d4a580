import sine from '../../glsl/sine.glsl'
import { increasing, type Interval } from './interval'
import { pointwise } from './pointwise'

export const EXP = /*#__PURE__*/ pointwise({
  name: 'exp',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.exp(m[x + i])
  },
  d: (d, v) => (m) => void (m[d] = m[v]),
  glsl: { f: (x) => `exp(${x})`, d: (v) => [v] },
  range: /*#__PURE__*/ increasing(Math.exp)
})

/** 0 for negative values. The infinite slope at 0 counts as 0, as on its left. */
export const SQRT = /*#__PURE__*/ pointwise({
  name: 'sqrt',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.sqrt(Math.max(m[x + i], 0))
  },
  d: (d, v) => (m) => void (m[d] = m[v] === 0 ? 0 : 0.5 / m[v]),
  glsl: { f: (x) => `sqrt(max(${x}, 0.0))`, d: (v) => [`(${v} == 0.0 ? 0.0 : 0.5 / ${v})`] },
  range: /*#__PURE__*/ increasing((x) => Math.sqrt(Math.max(x, 0)))
})

export const SIN = /*#__PURE__*/ pointwise({
  name: 'sin',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.sin(m[x + i])
  },
  d: (d, _v, x) => (m) => void (m[d] = Math.cos(m[x])),
  glsl: { modules: [sine], f: (x) => `perlinSine(${x})`, d: (_v, x) => [`perlinSine(${x}, 1.0)`] },
  range: (x) => waveRange(x, Math.sin, Math.PI / 2)
})

export const COS = /*#__PURE__*/ pointwise({
  name: 'cos',
  f: (v, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = Math.cos(m[x + i])
  },
  d: (d, _v, x) => (m) => void (m[d] = -Math.sin(m[x])),
  glsl: { modules: [sine], f: (x) => `perlinSine(${x}, 1.0)`, d: (_v, x) => [`perlinSine(${x}, 2.0)`] },
  range: (x) => waveRange(x, Math.cos, 0)
})

/** Bounds of a wave that peaks at `crest`, and each 2π from there. */
function waveRange([lo, hi]: Interval, f: (x: number) => number, crest: number): Interval {
  const reaches = (place: number) => !(place + 2 * Math.PI * Math.ceil((lo - place) / (2 * Math.PI)) > hi)
  return [reaches(crest - Math.PI) ? -1 : Math.min(f(lo), f(hi)), reaches(crest) ? 1 : Math.max(f(lo), f(hi))]
}
