import type { ColorField } from './colorField'
import type { CpuBuilder } from './cpuProgram'
import type { GlslBuilder } from './glslProgram'

/** What a node takes, computed before it: addresses on the CPU, expressions in GLSL. */
export interface ColorInputs<T> {
  readonly colors: readonly T[]
  readonly fields: readonly T[]
}

/** A row of the table of colour operators: what one kind of node means on the CPU and on the GPU. */
export interface ColorOperator<P = unknown> {
  readonly name: string
  /** Pushes the steps that compute the colour; returns the address of its red, which green and blue follow. */
  cpu(node: ColorField<P>, build: CpuBuilder, inputs: ColorInputs<number>): number
  /** Emits the lines that compute the colour; returns a vec3 expression. */
  glsl(node: ColorField<P>, build: GlslBuilder, inputs: ColorInputs<string>): string
}
