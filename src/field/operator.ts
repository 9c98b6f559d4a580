import type { AxisSet } from './axesWhere'
import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import type { Interval } from './interval'
import type { Span, SpanScope } from './span'
import type { SpanBuilder } from './spanProgram'

/**
 * A row of the table of field operators: what one kind of node means on the CPU, on the GPU and for bounds.
 * `P` is the type of its parameters.
 */
export interface Operator<P = unknown> {
  readonly name: string
  /** Pushes the steps that compute the node at a point; returns the address of its value (and gradient). */
  cpu(node: Field<P>, build: CpuBuilder, scope: CpuScope): number
  /**
   * Optional: the same for a row of samples, where that is faster than sample by sample. Undefined: here it is not.
   */
  span?(node: Field<P>, build: SpanBuilder, scope: SpanScope): Span | undefined
  /** Emits the lines that compute the node at a point; returns the names of its value (and gradient). */
  glsl(node: Field<P>, build: GlslBuilder, scope: GlslScope): GlslResult
  /** False if the node has no gradient; then no field with it in it has one. Its steps are not asked for any. */
  readonly differentiable?: boolean
  /** Whether it asks for all inputs where it is itself, those that ask for gradients first, before anything else. */
  readonly pointwise?: boolean
  /** Whether it takes the gradient of an input where only its value is asked for. */
  readonly asksGradient?: boolean
  /** False if it needs the point itself, so that an `origin` too large for float32 cannot be left to the sources. */
  readonly foldable?: boolean
  /** The axes of space that the value depends on; none given: those of the inputs. */
  axes?(node: Field<P>): AxisSet
  /** Whether the source repeats, so that fractals over it must keep its period. */
  periodic?(node: Field<P>): boolean
  /**
   * Only for rows that read t themselves: after what t the node's own reading repeats at present. Infinity: never; 0: t
   * has no influence.
   */
  timePeriod?(node: Field<P>): number
  /** Bounds of the value for the present values of live parameters. */
  range(node: Field<P>, inputs: readonly Interval[]): Interval
}
