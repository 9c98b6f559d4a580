import type { IUniform } from 'three'

export const GPU_GROUPS = ['2D', '3D', '4D', 'field'] as const
export type GpuGroup = (typeof GPU_GROUPS)[number]

/** GLSL that is timed. */
export interface GpuCandidate {
  readonly name: string
  readonly group: GpuGroup
  /** Ours, and so compared with the CPU. */
  readonly own: boolean
  /** GLSL ES 3.00 before `main`. */
  readonly declarations: string
  /** GLSL of type float. It may use `vec4 p`, the point, and writes `g` if there is a gradient. */
  readonly expression: string
  /** Type of the gradient `g`. */
  readonly gradient?: 'vec2' | 'vec3' | 'vec4'
  readonly uniforms?: Readonly<Record<string, IUniform>>
  /** The value at a point by the CPU; writes the gradient to `g`. */
  readonly expected?: (p: readonly number[], g: number[]) => number
  /** How far off a value and a gradient may be. */
  readonly tolerance?: { readonly value: number; readonly gradient: number }
  /** In the shorter stages too. */
  readonly inAllStages?: boolean
}
