import type { CpuBuilder, Step } from './cpuProgram'
import type { GlslBuilder, GlslResult } from './glslProgram'
import type { Interval } from './interval'
import type { Operator } from './operator'

/** A function of the values of one or two fields at the same point: what a row must say. */
export interface Pointwise {
  readonly name: string
  /** The value from the inputs' values; `b` is 0 for a function of one field. */
  f(a: number, b: number): number
  /** Partial derivatives by the first and the second input. */
  da(a: number, b: number): number
  db?(a: number, b: number): number
  /** The same three in GLSL, given the inputs' names. '1.0' and '-1.0' are known, and emitted shorter. */
  readonly glsl: {
    f(a: string, b: string): string
    da(a: string, b: string): string
    db?(a: string, b: string): string
  }
  range(a: Interval, b: Interval): Interval
}

/** The operator row of a pointwise function: its gradient is the inputs' gradients weighted by the partial derivatives. */
export function pointwise(row: Pointwise): Operator {
  return {
    name: row.name,
    cpu({ inputs }, build, scope) {
      const a = build.compile(inputs[0], scope)
      const b = inputs.length > 1 ? build.compile(inputs[1], scope) : build.constant(0)
      const out = build.slot()
      build.step(pointwiseStep(row, build, a, b, out))
      return out
    },
    glsl({ inputs }, build, scope) {
      const [a, b] = inputs.map((input) => build.compile(input, scope))
      const value = build.fresh('v')
      build.line(`float ${value} = ${row.glsl.f(a.value, b?.value)};`)
      return { value, gradient: gradientSum(row, build, a, b) }
    },
    range: (_node, [a, b]) => row.range(a, b)
  }
}

function pointwiseStep(row: Pointwise, build: CpuBuilder, a: number, b: number, out: number): Step {
  const { f, da, db } = row
  if (!build.gradient) return (m) => void (m[out] = f(m[a], m[b]))
  return (m) => {
    const wa = da(m[a], m[b])
    const wb = db ? db(m[a], m[b]) : 0
    m[out] = f(m[a], m[b])
    for (let k = 1; k < 4; k++) m[out + k] = wa * m[a + k] + wb * m[b + k]
  }
}

function gradientSum(row: Pointwise, build: GlslBuilder, a: GlslResult, b?: GlslResult): string | undefined {
  const terms: string[] = []
  if (a.gradient !== undefined) terms.push(weighted(row.glsl.da(a.value, b?.value ?? ''), a.gradient))
  if (b?.gradient !== undefined && row.glsl.db) terms.push(weighted(row.glsl.db(a.value, b.value), b.gradient))
  if (terms.length === 0) return undefined
  const gradient = build.fresh('g')
  build.line(`vec3 ${gradient} = ${terms.join(' + ').replace('+ -', '- ')};`)
  return gradient
}

function weighted(weight: string, gradient: string): string {
  if (weight === '1.0') return gradient
  if (weight === '-1.0') return `-${gradient}`
  return `${weight} * ${gradient}`
}
