import { ADD, MUL, SUB } from './arithmeticRows'
import { compileCpu, type Step } from './cpuProgram'
import type { Field } from './field'
import type { Pointwise } from './pointwise'
import { ACROSS, ALONG, SPAN_LENGTH, type Span, type SpanScope } from './span'
import { isLive, type Value } from './value'

/** Programs do not grow past so many numbers (32 MiB); what comes then is computed point by point. */
const MAX_MEMORY = 4194304

/**
 * Compiles a field to steps over rows of samples. Operators say in `span` how they compute a row; of those that do not,
 * each sample is computed by itself. Steps whose numbers are the same in all rows run only once.
 */
export class SpanBuilder {
  private size = 0
  private readonly constants: [address: number, value: number][] = []
  private repeated = new Map<number, Span>()
  private stages: { readonly once: Step[]; readonly each: Step[] } = { once: [], each: [] }

  span(varies: number): Span {
    const at = this.size
    this.size += varies & ALONG ? SPAN_LENGTH : 1
    return { at, varies }
  }

  value(value: Value): Span {
    const span = this.span(0)
    if (isLive(value)) {
      this.step(span, (m) => void (m[span.at] = value.value))
      return span
    }
    this.constants.push([span.at, value])
    return { ...span, constant: value }
  }

  /** A step that writes a span; it gets the count of its numbers. */
  step({ varies }: Span, step: Step): void {
    const stage = varies & ACROSS ? this.stages.each : this.stages.once
    stage.push(
      varies & ALONG
        ? step
        : (m) => {
            step(m, 1)
          }
    )
  }

  /** The steps that `emit` pushes run only if the condition holds. */
  onlyIf(condition: () => boolean, emit: () => void): void {
    const { stages, repeated } = this
    const inner = (this.stages = { once: [], each: [] })
    this.repeated = new Map(repeated)
    emit()
    this.stages = stages
    this.repeated = repeated
    for (const stage of ['once', 'each'] as const) {
      const steps = inner[stage]
      if (steps.length > 0)
        stages[stage].push((m, count) => {
          if (condition()) run(steps, m, count)
        })
    }
  }

  /** The span that a pointwise function gives. */
  apply({ f }: Pick<Pointwise, 'f'>, ...inputs: readonly Span[]): Span {
    const varies = inputs.reduce((all, input) => all | input.varies, 0)
    const all = varies & ALONG ? inputs.map((input) => this.along(input)) : inputs
    const out = this.span(varies)
    this.step(out, f(out.at, ...all.map(({ at }) => at)))
    return out
  }

  plus(a: Span, b: Span): Span {
    return b.constant === 0 ? a : this.apply(ADD, a, b)
  }

  minus(a: Span, b: Span): Span {
    return b.constant === 0 ? a : this.apply(SUB, a, b)
  }

  times(a: Span, b: Span): Span {
    return b.constant === 1 ? a : this.apply(MUL, a, b)
  }

  /** The span with a number for each sample. */
  along(span: Span): Span {
    if (span.varies & ALONG) return span
    let repeated = this.repeated.get(span.at)
    if (!repeated) {
      const out = (repeated = this.span(span.varies | ALONG))
      this.step(out, (m, count) => m.fill(m[span.at], out.at, out.at + count))
      this.repeated.set(span.at, repeated)
    }
    return repeated
  }

  /** A scope as its parent in all else but what `changes` says. */
  scope(parent: SpanScope, changes: Partial<SpanScope>): SpanScope {
    return { ...parent, ...changes, known: new Map() }
  }

  compile(node: Field, scope: SpanScope): Span {
    let span = scope.known.get(node)
    if (!span) {
      const row = this.size < MAX_MEMORY ? node.op.span?.(node, this, scope) : undefined
      span = row ?? this.eachPoint(node, scope)
      scope.known.set(node, span)
    }
    return span
  }

  /** Sample by sample. */
  private eachPoint(node: Field, scope: SpanScope): Span {
    const { point, shift, periodScale, footprint } = scope
    const program = compileCpu(node, false, footprint !== undefined)
    const { memory } = program
    const varies = point.reduce((all, axis, k) => (node.axes & (1 << k) ? all | axis.varies : all), 0)
    const out = this.span(varies)
    const stride = point.map((axis) => axis.varies & varies & ALONG)
    this.step(out, (m, count) => {
      memory[program.periodScale] = m[periodScale.at]
      for (let k = 0; k < 3; k++) {
        memory[program.shift + k] = m[shift[k].at]
        if (footprint && program.footprint !== undefined) memory[program.footprint + k] = m[footprint[k].at]
      }
      for (let i = 0; i < count; i++) {
        for (let k = 0; k < 4; k++) memory[program.point + k] = m[point[k].at + i * stride[k]]
        run(program.steps, memory, 1)
        m[out.at + i] = memory[program.result]
      }
    })
    return out
  }

  finish(): Pick<SpanProgram, 'memory' | 'once' | 'each'> {
    const memory = new Float64Array(this.size)
    for (const [address, value] of this.constants) memory[address] = value
    return { memory, ...this.stages }
  }
}

/** A field compiled for rows of samples that differ in x. */
export interface SpanProgram {
  readonly memory: Float64Array
  /** Addresses of x, y, z, t: of x as many as there are samples. */
  readonly point: readonly number[]
  /** Addresses of the footprint along x, y, z. */
  readonly footprint: readonly number[]
  readonly result: Span
  /** To be run after a change of x, t, the footprint or a live value. */
  readonly once: readonly Step[]
  /** To be run for each row. */
  readonly each: readonly Step[]
}

export function compileSpans(field: Field, limited: boolean): SpanProgram {
  const build = new SpanBuilder()
  const zero = build.value(0)
  const point = [build.span(ALONG), build.span(ACROSS), build.span(ACROSS), build.span(0)] as const
  const footprint = limited ? ([build.span(0), build.span(0), build.span(0)] as const) : undefined
  const shift = [zero, zero, zero, zero] as const
  const scope: SpanScope = { point, periodScale: build.value(1), shift, footprint, octave: false, known: new Map() }
  const result = build.compile(field, scope)
  const addresses = (spans: readonly Span[] = []) => spans.map(({ at }) => at)
  return { ...build.finish(), point: addresses(point), footprint: addresses(footprint), result }
}

export function run(steps: readonly Step[], memory: Float64Array, count: number): void {
  for (let i = 0; i < steps.length; i++) steps[i](memory, count)
}
