import { hull, type Interval } from './interval'
import type { Operator } from './operator'
import { pointwise, type Pointwise } from './pointwise'

/** Largest whole exponent that is written out as a product; past it GLSL's pow is as good and shorter. */
export const LARGEST_POWER = 8

/** x to a constant whole power, not 0. */
export const POWER: Operator<{ readonly exponent: number }> = {
  name: 'pow',
  cpu: (node, build, scope) => powerRow(node.params.exponent).cpu(node, build, scope),
  span: (node, build, scope) => powerRow(node.params.exponent).span?.(node, build, scope),
  glsl: (node, build, scope) => powerRow(node.params.exponent).glsl(node, build, scope),
  range: (node, inputs) => powerRow(node.params.exponent).range(node, inputs)
}

function powerRow(n: number): Operator {
  const row: Pointwise = {
    name: 'pow',
    f: (v, x) => (m, count) => {
      for (let i = 0; i < count; i++) m[v + i] = m[x + i] ** n
    },
    d: (d, _v, x) => (m) => void (m[d] = n * m[x] ** (n - 1)),
    glsl: {
      f: (x) => powerGlsl(x, n),
      d: (_v, x) => [n === 1 ? '1.0' : `${n}.0 * ${powerGlsl(x, n - 1)}`]
    },
    range: (x) => powerRange(x, n)
  }
  return pointwise(row)
}

function powerGlsl(x: string, n: number): string {
  const product = Array.from({ length: Math.abs(n) }, () => x).join(' * ')
  return n < 0 ? `1.0 / (${product})` : product
}

function powerRange(x: Interval, n: number): Interval {
  const [lo, hi] = x
  const even = n % 2 === 0
  if (lo > 0 || hi < 0) return hull([lo ** n, lo ** n], [hi ** n, hi ** n])
  if (n < 0) return [even ? Math.min(lo ** n, hi ** n) : -Infinity, Infinity]
  return even ? [0, Math.max(lo ** n, hi ** n)] : [lo ** n, hi ** n]
}

/** x to the power of y. Where y is no whole number, x counts as 0 if it is negative; slopes at x = 0 are finite. */
export const POW = /*#__PURE__*/ pointwise({
  name: 'pow',
  f: (v, x, y) => (m, count) => {
    for (let i = 0; i < count; i++) m[v + i] = power(m[x + i], m[y + i])
  },
  d: (d, v, x, y) => (m) => {
    m[d] = m[x] === 0 ? (m[y] === 1 ? 1 : 0) : (m[y] * m[v]) / m[x]
    m[d + 1] = m[x] > 0 ? m[v] * Math.log(m[x]) : 0
  },
  glsl: {
    // GLSL's own is undefined for negative x, and for 0 to a power that is not positive.
    t: (x, y) => `${x} > 0.0 ? 1.0 : ${x} < 0.0 && ${y} == floor(${y}) ? 1.0 - 2.0 * mod(${y}, 2.0) : 0.0`,
    f: (x, y, t) => `${t} == 0.0 ? (${y} == 0.0 ? 1.0 : 0.0) : ${t} * pow(abs(${x}), ${y})`,
    d: (v, x, y) => [
      `(${x} == 0.0 ? (${y} == 1.0 ? 1.0 : 0.0) : ${y} * ${v} / ${x})`,
      `(${x} > 0.0 ? ${v} * log(${x}) : 0.0)`
    ]
  },
  range: powRange
})

function power(x: number, y: number): number {
  if (y === 0) return 1
  if (x === 0 || (x < 0 && !Number.isInteger(y))) return 0
  return x ** y
}

function powRange(x: Interval, y: Interval): Interval {
  // Of positive values, extremes lie at the corners; negative ones give whole powers of either sign.
  const corners = (lo: number, hi: number) => [lo ** y[0], lo ** y[1], hi ** y[0], hi ** y[1]]
  const values = x[1] > 0 ? corners(Math.max(x[0], 0), x[1]) : [0]
  if (x[0] <= 0) values.push(0)
  if (y[0] <= 0 && y[1] >= 0) values.push(1)
  if (x[0] < 0 && (y[0] !== y[1] || Number.isInteger(y[0]))) {
    const magnitudes = corners(Math.max(-x[1], 0), -x[0])
    values.push(...magnitudes, ...magnitudes.map((magnitude) => -magnitude))
  }
  return [Math.min(...values), Math.max(...values)]
}
