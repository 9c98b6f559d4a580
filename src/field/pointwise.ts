import type { GlslModule } from '../glslModule'
import { CONSTANT } from './constantRow'
import type { Step } from './cpuProgram'
import type { Field } from './field'
import type { GlslBuilder, GlslResult } from './glslProgram'
import { gradientsFirst } from './gradientsFirst'
import type { Interval } from './interval'
import type { Operator } from './operator'

/**
 * A function of the values of fields at one point: what a row must say. On the CPU it is given as steps, made for the
 * addresses of its inputs: a function of doubles would have its arguments boxed, which takes twice the time.
 */
export interface Pointwise {
  readonly name: string
  /** The step that writes the value to `v`, from the inputs' values at `x`, for as many samples as it is told. */
  f(v: number, ...x: number[]): Step
  /**
   * The step that writes the partial derivatives, one an input, to `d`, `d + 1` …; `v` is the value's address. Inputs
   * that are always numbers need none. No such function: the row is not differentiable.
   */
  d?(d: number, v: number, ...x: number[]): Step
  /** The same in GLSL, given the inputs' names; derivatives as factors. '1.0' and '-1.0' are emitted shorter. */
  readonly glsl: {
    /** The files of glsl/ whose functions the expressions call. */
    readonly modules?: readonly GlslModule[]
    /** What value and derivatives share: they get its name behind those of the inputs. */
    t?(...x: string[]): string
    f(...x: string[]): string
    d?(v: string, ...x: string[]): readonly string[]
  }
  range(...x: Interval[]): Interval
}

/** The operator row of a pointwise function: its gradient is the inputs' gradients weighted by the partial derivatives. */
export function pointwise(row: Pointwise): Operator & Pick<Pointwise, 'f'> {
  return {
    name: row.name,
    pointwise: true,
    f: (v, ...x) => row.f(v, ...x),
    differentiable: row.d !== undefined,
    cpu({ inputs }, build, scope) {
      const x = mapInputs(inputs, (input) => build.compile(input, scope))
      const v = build.slot()
      build.step(row.f(v, ...x))
      if (scope.gradient && row.d && inputs.some(varies)) {
        const d = build.slot(x.length)
        build.step(row.d(d, v, ...x))
        build.step(chainStep(v, d, x, inputs.map(varies)))
      }
      return v
    },
    span: ({ inputs }, build, scope) => build.apply(row, ...inputs.map((input) => build.compile(input, scope))),
    glsl({ inputs }, build, scope) {
      const x = mapInputs(inputs, (input) => build.compile(input, scope))
      const names = x.map(({ value }) => value)
      row.glsl.modules?.forEach((module) => {
        build.use(module)
      })
      if (row.glsl.t) {
        const t = build.fresh('t')
        build.line(`float ${t} = ${row.glsl.t(...names)};`)
        names.push(t)
      }
      const v = build.fresh('v')
      build.line(`float ${v} = ${row.glsl.f(...names)};`)
      const weights = row.glsl.d?.(v, ...names) ?? []
      return { value: v, gradient: gradientSum(weights, x, build), lost: lostSum(weights, x, build) }
    },
    range: (_node, inputs) => row.range(...inputs)
  }
}

function mapInputs<T>(inputs: readonly Field[], compile: (input: Field) => T): T[] {
  gradientsFirst(inputs).forEach(compile)
  // A scope knows what it has compiled: nothing is emitted again.
  return inputs.map(compile)
}

function varies({ op }: Field): boolean {
  return op !== CONSTANT
}

/** Chain rule: v′ = Σ dᵢ xᵢ′. */
function chainStep(v: number, d: number, x: readonly number[], which: readonly boolean[]): Step {
  const terms = x.map((address, i) => [address, d + i] as const).filter((_, i) => which[i])
  const [[a, da], [b, db] = [0, 0]] = terms
  if (terms.length === 1) {
    return (m) => {
      for (let k = 1; k < 4; k++) m[v + k] = m[da] * m[a + k]
    }
  }
  if (terms.length === 2) {
    return (m) => {
      for (let k = 1; k < 4; k++) m[v + k] = m[da] * m[a + k] + m[db] * m[b + k]
    }
  }
  return (m) => {
    for (let k = 1; k < 4; k++) {
      let sum = 0
      for (let i = 0; i < terms.length; i++) sum += m[terms[i][1]] * m[terms[i][0] + k]
      m[v + k] = sum
    }
  }
}

function gradientSum(weights: readonly string[], x: readonly GlslResult[], build: GlslBuilder): string | undefined {
  const terms: string[] = []
  x.forEach(({ gradient }, i) => {
    if (gradient !== undefined && i < weights.length) terms.push(weighted(weights[i], gradient))
  })
  if (terms.length === 0) return undefined
  const gradient = build.fresh('g')
  build.line(`vec3 ${gradient} = ${terms.join(' + ').replaceAll('+ -', '- ')};`)
  return gradient
}

/** What is lost of the inputs' gradients is as good as independent. */
function lostSum(weights: readonly string[], x: readonly GlslResult[], build: GlslBuilder): string | undefined {
  const terms = x.flatMap(({ lost }, i) => {
    if (lost === undefined || i >= weights.length) return []
    const weight = weights[i]
    return weight === '1.0' || weight === '-1.0' ? [lost] : [`(${weight}) * (${weight}) * ${lost}`]
  })
  return terms.length > 0 ? build.define('float', 'lost', terms.join(' + ')) : undefined
}

function weighted(weight: string, gradient: string): string {
  if (weight === '1.0') return gradient
  if (weight === '-1.0') return `-${gradient}`
  return `${weight} * ${gradient}`
}
