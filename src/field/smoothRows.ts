import { pointwise } from './pointwise'

/** Edges are kept apart by this much, so that crossed ones make a step and no NaN. */
const LEAST_WIDTH = 1e-30

/** t²(3 − 2t), t = (x − edge0) / (edge1 − edge0) within 0 … 1. GLSL's own is undefined where the edges cross. */
export const SMOOTHSTEP = /*#__PURE__*/ pointwise({
  name: 'smoothstep',
  f: (v, edge0, edge1, x) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = cubic(fraction(m[edge0 + i], m[edge1 + i], m[x + i]))
  },
  d: (d, _v, edge0, edge1, x) => (m) => {
    const t = fraction(m[edge0], m[edge1], m[x])
    m[d + 2] = cubicSlope(t) / Math.max(m[edge1] - m[edge0], LEAST_WIDTH)
    m[d + 1] = -m[d + 2] * t
    m[d] = -m[d + 2] * (1 - t)
  },
  glsl: {
    t: (edge0, edge1, x) => `clamp((${x} - ${edge0}) / ${widthGlsl(edge0, edge1)}, 0.0, 1.0)`,
    f: (_edge0, _edge1, _x, t) => cubicGlsl(t),
    d(_v, edge0, edge1, _x, t) {
      const slope = `${cubicSlopeGlsl(t)} / ${widthGlsl(edge0, edge1)}`
      return [`(${t} - 1.0) * ${slope}`, `-${t} * ${slope}`, slope]
    }
  },
  range: (edge0, edge1, x) => [cubic(fraction(edge0[1], edge1[1], x[0])), cubic(fraction(edge0[0], edge1[0], x[1]))]
})

/** Steps of height 1: flat, then a rise over the last `smoothness` of each. */
export const TERRACE = /*#__PURE__*/ pointwise({
  name: 'terrace',
  f: (v, x, smoothness) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = terrace(m[x + i], m[smoothness + i])
  },
  d: (d, _v, x, smoothness) => (m) => {
    m[d] = cubicSlope(rise(m[x], m[smoothness])) / Math.max(m[smoothness], LEAST_SMOOTHNESS)
  },
  glsl: {
    t: (x, s) => `clamp((fract(${x}) - 1.0) / max(${s}, 1e-6) + 1.0, 0.0, 1.0)`,
    f: (x, _s, t) => `floor(${x}) + ${cubicGlsl(t)}`,
    d: (_v, _x, s, t) => [`${cubicSlopeGlsl(t)} / max(${s}, 1e-6)`]
  },
  range: (x, s) => [terrace(x[0], s[0]), terrace(x[1], s[0])]
})

/** A live smoothness of 0 would divide by it. */
const LEAST_SMOOTHNESS = 1e-6

function terrace(x: number, smoothness: number): number {
  return Math.floor(x) + cubic(rise(x, smoothness))
}

function rise(x: number, smoothness: number): number {
  return clamped((x - Math.floor(x) - 1) / Math.max(smoothness, LEAST_SMOOTHNESS) + 1)
}

function fraction(edge0: number, edge1: number, x: number): number {
  return clamped((x - edge0) / Math.max(edge1 - edge0, LEAST_WIDTH))
}

function clamped(t: number): number {
  return Math.min(Math.max(t, 0), 1)
}

function cubic(t: number): number {
  return t * t * (3 - 2 * t)
}

function cubicSlope(t: number): number {
  return 6 * t * (1 - t)
}

function widthGlsl(edge0: string, edge1: string): string {
  return `max(${edge1} - ${edge0}, 1e-30)`
}

function cubicGlsl(t: string): string {
  return `${t} * ${t} * (3.0 - 2.0 * ${t})`
}

function cubicSlopeGlsl(t: string): string {
  return `6.0 * ${t} * (1.0 - ${t})`
}
