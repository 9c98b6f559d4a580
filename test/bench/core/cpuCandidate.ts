export const CPU_GROUPS = ['2D', '3D', '4D', 'field', 'grid64', 'grid3', 'rays'] as const
export type CpuGroup = (typeof CPU_GROUPS)[number]

/** A function on the CPU that is timed. */
export interface CpuCandidate {
  readonly name: string
  readonly group: CpuGroup
  readonly own: boolean
  /**
   * Evaluates at all points of its group and returns the sum. Each has its own loop, written out: in one loop that
   * called all of them V8 could inline none, as it does in a program with one noise.
   */
  run(): number
  /** Samples that one `run` takes. */
  readonly samples: number
  /** Some of the values that `run` adds up. */
  values(): ArrayLike<number>
  /** What they should be, and how far off they may be; none: they should be noise. */
  readonly expected?: () => ArrayLike<number>
  readonly tolerance?: number
}
