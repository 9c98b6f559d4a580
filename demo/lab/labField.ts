import {
  fbm,
  ramp,
  remap,
  reseed,
  terrace,
  warp,
  type ColorField,
  type Field,
  type Live,
  type WarpOffsets
} from 'three-perlin'
import { fractals, type FractalRow } from './fractals'
import type { LabSettings } from './labSettings'
import { noises, type NoiseRow } from './noises'

/** Cells along t after which noise that does not turn repeats. */
export const LOOP_CELLS = 4

/** Live numbers that follow from others: refreshed before each frame that shows a change. */
export interface LabLevels {
  /** Of the shape: what becomes 0 and 1. */
  readonly low: Live
  readonly high: Live
  /** Cells, or turns, per second. */
  readonly beat: Live
  /** In units. */
  readonly bend: Live
  /** Height of a terrace. */
  readonly width: Live
}

export interface LabField {
  /** The noise as it comes. */
  readonly shape: Field
  /** The same from 0 to 1, in steps or not. */
  readonly height: Field
  readonly colour: ColorField
  readonly levels: LabLevels
  /** Which of x, y, z and t it depends on. */
  readonly axes: string
}

export function labAxes({ view, noise }: Pick<LabSettings, 'view' | 'noise'>): string {
  return noises[noise][view === 'Blob' ? 'space' : 'ground']
}

/** Whether the noise has a time to move along. */
export function isTimed(settings: Pick<LabSettings, 'view' | 'noise'>): boolean {
  return labAxes(settings).includes('t')
}

export function createLabField(settings: LabSettings): LabField {
  const axes = labAxes(settings)
  const levels: LabLevels = {
    low: { value: -1 },
    high: { value: 1 },
    beat: { value: 0 },
    bend: { value: 0 },
    width: { value: 1 }
  }
  refreshLevels(settings, levels)
  const noise = createNoise(settings, axes, levels)
  const shape = bend(createFractal(settings, noise), noise, settings, axes, levels)
  const level = remap(shape, levels.low, levels.high, 0, 1)
  const { terraces, smoothness, colours } = settings
  const height = terraces ? terrace(level, { width: levels.width, smoothness }) : level
  const colour = ramp(
    height,
    colours.map((one, i) => [i / 4, one]),
    { space: 'oklab' }
  )
  return { shape, height, colour, levels, axes }
}

/** All but `low` and `high`, which are measured. */
export function refreshLevels(settings: LabSettings, levels: LabLevels): void {
  const { turns }: NoiseRow = noises[settings.noise]
  levels.beat.value = (turns ? 1 : LOOP_CELLS) / settings.loop
  levels.bend.value = settings.bend.value / settings.frequency.value
  levels.width.value = 1 / settings.steps.value
}

function createNoise({ noise, seed, frequency, fade, tile, cells }: LabSettings, axes: string, { beat }: LabLevels) {
  const { make, turns }: NoiseRow = noises[noise]
  const each = <T>(space: T, time: T) => Array.from(axes, (axis) => (axis === 't' ? time : space))
  const loops = axes.includes('t') && !turns
  return make({
    seed,
    axes: axes as NoiseRow['ground'],
    frequency: each(frequency, beat),
    fade,
    ...((tile || loops) && { period: each(tile ? cells : null, loops ? LOOP_CELLS : null) })
  })
}

function createFractal(settings: LabSettings, noise: Field): Field {
  const { fractal, octaves, lacunarity, gain, offset, feedback, rotate, tile } = settings
  if (fractal === 'none') return noise
  const row: FractalRow = fractals[fractal]
  return row.make(noise, {
    octaves,
    lacunarity: tile ? 2 : lacunarity,
    gain,
    ...(row.offset !== undefined && { offset }),
    ...(row.feedback !== undefined && { feedback }),
    ...(canRotate(settings) && rotate && { rotate })
  })
}

/** Turning needs a plane to turn in, and would break a period. */
export function canRotate(settings: Pick<LabSettings, 'view' | 'noise' | 'tile' | 'fractal'>): boolean {
  return settings.fractal !== 'none' && !settings.tile && labAxes(settings).replace('t', '').length > 1
}

function bend(shape: Field, noise: Field, { warp: times }: LabSettings, axes: string, { bend: by }: LabLevels): Field {
  if (times === 'off') return shape
  const offsets: WarpOffsets = Object.fromEntries(
    Array.from(axes.replace('t', ''), (axis, i) => [axis, fbm(reseed(noise, i + 1), { octaves: 3 })])
  )
  return warp(times === 'twice' ? warp(shape, offsets, by) : shape, offsets, by)
}
