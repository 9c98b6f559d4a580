import {
  flow2,
  flow3,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value1,
  value2,
  value3,
  valueGradient2,
  type Axes,
  type Field,
  type SourceOptions
} from 'three-perlin'

/** A noise of the lab, and what it reads on the ground and in space. */
export interface NoiseRow {
  readonly make: (options: SourceOptions) => Field
  readonly ground: Axes
  readonly space: Axes
  /** Its gradients turn along t: it loops without a period. */
  readonly turns?: boolean
}

export const noises = {
  perlin1: { make: perlin1, ground: 'x', space: 'x' },
  perlin2: { make: perlin2, ground: 'xz', space: 'xy' },
  perlin3: { make: perlin3, ground: 'xzt', space: 'xyz' },
  perlin4: { make: perlin4, ground: 'xyzt', space: 'xyzt' },
  flow2: { make: flow2, ground: 'xzt', space: 'xyt', turns: true },
  flow3: { make: flow3, ground: 'xyzt', space: 'xyzt', turns: true },
  value1: { make: value1, ground: 'x', space: 'x' },
  value2: { make: value2, ground: 'xz', space: 'xy' },
  value3: { make: value3, ground: 'xzt', space: 'xyz' },
  valueGradient2: { make: valueGradient2, ground: 'xz', space: 'xy' }
} as const satisfies Record<string, NoiseRow>

export type NoiseName = keyof typeof noises
