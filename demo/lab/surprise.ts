import { fractals, type FractalName, type FractalRow } from './fractals'
import type { LabSettings } from './labSettings'
import { palettes, type PaletteName } from './palettes'

const RELIABLE = ['perlin3', 'perlin3', 'perlin2', 'flow3', 'flow2'] as const

/** Other settings, within limits that are likely to please. */
export function surprise(settings: LabSettings): void {
  const between = (lo: number, hi: number, digits = 2) => Number((lo + Math.random() * (hi - lo)).toFixed(digits))
  const chance = (part: number) => Math.random() < part
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]
  settings.noise = oneOf(RELIABLE)
  settings.fractal = oneOf(Object.keys(fractals).filter((name) => name !== 'hetero') as FractalName[])
  settings.warp = oneOf(['off', 'once', 'twice', 'twice'])
  settings.terraces = chance(0.2)
  settings.tile = false
  settings.rotate = chance(0.3)
  settings.seed.value = Math.floor(Math.random() * 1000)
  settings.frequency.value = between(0.3, 0.8)
  settings.octaves.value = between(4, 8, 1)
  settings.lacunarity.value = between(1.85, 2.2)
  settings.gain.value = between(0.4, 0.55)
  settings.bend.value = between(0.2, 0.9)
  settings.steps.value = Math.round(between(5, 12))
  settings.relief.value = between(0.25, 0.7)
  usePalette(settings, oneOf(Object.keys(palettes) as PaletteName[]))
  takeDefaults(settings)
}

/** The numbers that belong to a fractal alone. */
export function takeDefaults({ fractal, offset, feedback }: LabSettings): void {
  if (fractal === 'none') return
  const row: FractalRow = fractals[fractal]
  offset.value = row.offset ?? 1
  feedback.value = row.feedback ?? 1
}

export function usePalette({ colours }: LabSettings, name: PaletteName): void {
  for (const [i, value] of palettes[name].entries()) colours[i].value = value
}
