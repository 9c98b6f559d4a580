import type { SectionResult } from './section'

export interface Device {
  /** What draws, in the driver's words. */
  readonly renderer: string
  /** The two software renderers that goals exist for; anything else counts as a GPU. */
  readonly kind: 'swiftShader' | 'llvmpipe' | 'gpu'
  readonly browser: string
  readonly cores: number
}

export interface TargetResult {
  readonly id: string
  readonly text: string
  /** None: no goal on this renderer. */
  readonly goal?: number
  readonly better: 'more' | 'less'
  readonly figure: number
  readonly met?: boolean
}

/** What a run found, as plain data. */
export interface BenchResult {
  readonly version: string
  readonly three: string
  readonly date: string
  readonly seconds: number
  readonly rounds: number
  readonly device: Device
  readonly sections: readonly SectionResult[]
  /** Those whose candidates were in the run. */
  readonly targets: readonly TargetResult[]
}
