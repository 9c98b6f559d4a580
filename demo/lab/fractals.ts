import { billow, fbm, hetero, hybrid, multifractal, ridged, turbulence, type Field, type Value } from 'three-perlin'

export interface FractalValues {
  octaves: Value
  lacunarity: Value
  gain: Value
  offset?: Value
  feedback?: Value
  rotate?: boolean
}

/** A fractal of the lab: which numbers it takes besides octaves, lacunarity and gain, and where they start. */
export interface FractalRow {
  readonly make: (field: Field, options: FractalValues) => Field
  readonly offset?: number
  readonly feedback?: number
}

export const fractals = {
  fbm: { make: fbm },
  billow: { make: billow },
  turbulence: { make: turbulence },
  ridged: { make: ridged, offset: 1, feedback: 2 },
  multifractal: { make: multifractal },
  hybrid: { make: hybrid, offset: 0.7, feedback: 1 },
  hetero: { make: hetero, offset: 1 }
} as const satisfies Record<string, FractalRow>

export type FractalName = keyof typeof fractals
