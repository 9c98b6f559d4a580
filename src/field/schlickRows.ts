import { pointwise } from './pointwise'

/** t / ((1/b − 2)(1 − t) + 1), t = x within 0 … 1. */
export const BIAS = /*#__PURE__*/ pointwise({
  name: 'bias',
  f: (v, x, b) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = bias(m[x + i], m[b + i])
  },
  d: (d, _v, x, b) => (m) => {
    const t = clamped(m[x])
    m[d] = t === m[x] ? (1 / m[b] - 1) / divisor(1 - t, m[b]) ** 2 : 0
  },
  glsl: {
    t: (x) => `clamp(${x}, 0.0, 1.0)`,
    f: (_x, b, t) => `${t} / ${divisorGlsl(`(1.0 - ${t})`, b)}`,
    d: (_v, x, b, t) => [`(${t} == ${x} ? ${slopeGlsl(`(1.0 - ${t})`, b)} : 0.0)`]
  },
  range: (x, [b]) => [bias(x[0], b), bias(x[1], b)]
})

/** Two biases, mirrored about the middle: 1/2 + u/2 · (1/g − 1) / ((1/g − 2)|u| + 1), u = 2t − 1, t = x within 0 … 1. */
export const GAIN = /*#__PURE__*/ pointwise({
  name: 'gain',
  f: (v, x, g) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = gain(m[x + i], m[g + i])
  },
  d: (d, _v, x, g) => (m) => {
    const t = clamped(m[x])
    m[d] = t === m[x] ? (1 / m[g] - 1) / divisor(Math.abs(2 * t - 1), m[g]) ** 2 : 0
  },
  glsl: {
    t: (x) => `2.0 * clamp(${x}, 0.0, 1.0) - 1.0`,
    f: (_x, g, u) => `0.5 + 0.5 * ${u} * (1.0 / ${g} - 1.0) / ${divisorGlsl(`abs(${u})`, g)}`,
    d: (_v, x, g, u) => [`(${x} >= 0.0 && ${x} <= 1.0 ? ${slopeGlsl(`abs(${u})`, g)} : 0.0)`]
  },
  range: (x, [g]) => [gain(x[0], g), gain(x[1], g)]
})

function bias(x: number, b: number): number {
  const t = clamped(x)
  return t / divisor(1 - t, b)
}

function gain(x: number, g: number): number {
  const u = 2 * clamped(x) - 1
  return 0.5 + (0.5 * u * (1 / g - 1)) / divisor(Math.abs(u), g)
}

function clamped(x: number): number {
  return Math.min(Math.max(x, 0), 1)
}

function divisor(w: number, b: number): number {
  return (1 / b - 2) * w + 1
}

function divisorGlsl(w: string, b: string): string {
  return `((1.0 / ${b} - 2.0) * ${w} + 1.0)`
}

function slopeGlsl(w: string, b: string): string {
  const root = divisorGlsl(w, b)
  return `(1.0 / ${b} - 1.0) / (${root} * ${root})`
}
