import type { AxisSet } from './axesWhere'
import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import type { Interval } from './interval'
import type { Seed } from './seed'
import type { GradientLayer } from '../noise/noiseKind'

/**
 * A row of the table of field operators: what one kind of node means on the CPU, on the GPU and for bounds.
 * `P` is the type of its parameters.
 */
export interface Operator<P = unknown> {
  readonly name: string
  /** Pushes the steps that compute the node at a point; returns the address of its value (and gradient). */
  cpu(node: Field<P>, build: CpuBuilder, scope: CpuScope): number
  /** Emits the lines that compute the node at a point; returns the names of its value (and gradient). */
  glsl(node: Field<P>, build: GlslBuilder, scope: GlslScope): GlslResult
  /** False if the node has no gradient; then no field with it in it has one. Its steps are not asked for any. */
  readonly differentiable?: boolean
  /** The axes of space that the value depends on; none given: those of the inputs. */
  axes?(node: Field<P>): AxisSet
  /** The tables that a source reads. */
  tables?(node: Field<P>): { readonly seed: Seed; readonly layers: readonly GradientLayer[] }
  /** Whether the source repeats, so that fractals over it must keep its period. */
  periodic?(node: Field<P>): boolean
  /** Bounds of the value for the present values of live parameters. */
  range(node: Field<P>, inputs: readonly Interval[]): Interval
}
