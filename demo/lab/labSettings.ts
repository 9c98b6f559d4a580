import type { Live, LiveColor } from 'three-perlin'
import type { FractalName } from './fractals'
import type { NoiseName } from './noises'
import { palettes } from './palettes'

export const VIEWS = ['Map', 'Blob', 'Block'] as const
export type LabView = (typeof VIEWS)[number]

/** All that the visitor can change. What is an object with a `value` is live: changing it compiles nothing. */
export interface LabSettings {
  view: LabView
  noise: NoiseName
  fade: 'quintic' | 'cubic' | 'linear'
  fractal: FractalName | 'none'
  /** Whether each octave is turned against the one before. */
  rotate: boolean
  warp: 'off' | 'once' | 'twice'
  terraces: boolean
  /** Whether the noise repeats after so many cells. */
  tile: boolean
  cells: number
  readonly seed: { value: number }
  /** Cells per unit. */
  readonly frequency: Live
  readonly octaves: Live
  readonly lacunarity: Live
  readonly gain: Live
  readonly offset: Live
  readonly feedback: Live
  /** In cells. */
  readonly bend: Live
  readonly steps: Live
  readonly smoothness: Live
  /** Strength of the light from the side on the map. */
  readonly relief: Live
  /** Units, of the blob and of the block. */
  readonly amplitude: Live
  readonly colours: readonly (LiveColor & { value: string })[]
  playing: boolean
  /** Seconds of one loop. */
  loop: number
  readonly time: Live
}

export function createLabSettings(view: LabView): LabSettings {
  return {
    view,
    noise: 'perlin3',
    fade: 'quintic',
    fractal: 'fbm',
    rotate: false,
    warp: 'twice',
    terraces: false,
    tile: false,
    cells: 4,
    seed: { value: 14 },
    frequency: { value: 0.5 },
    octaves: { value: 7 },
    lacunarity: { value: 2 },
    gain: { value: 0.5 },
    offset: { value: 1 },
    feedback: { value: 2 },
    bend: { value: 0.55 },
    steps: { value: 8 },
    smoothness: { value: 0.4 },
    relief: { value: 0.5 },
    amplitude: { value: 0.5 },
    colours: palettes.Atlas.map((value) => ({ value })),
    playing: false,
    loop: 12,
    time: { value: 0 }
  }
}
