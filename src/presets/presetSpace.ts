import { derivedValue } from '../field/derivedValue'
import type { Field } from '../field/field'
import { live, type LiveParameter } from '../field/live'
import { perlin3 } from '../field/perlin3'
import type { LiveSeed } from '../field/seed'
import { checkPresetOptions } from './checkPresetOptions'
import type { PresetOptions } from './presetOptions'

/** Where a preset is made: in units of its main feature, with noise that is different at each call. */
export interface PresetSpace {
  readonly scale: LiveParameter
  readonly seed: number | string | LiveSeed | undefined
  /** perlin3, so many cells in a unit, or along each axis. */
  noise(frequency?: number | readonly [number, number, number]): Field
  /** Moves a noise of another kind to a place of its own. */
  apart(field: Field): Field
  /** From the units of the main feature to those of the space that is painted. */
  place(field: Field): Field
  /** The same for a height, which is in those units itself. */
  relief(field: Field): Field
}

/** Far from any lattice point, where all noise is 0. */
const STRIDE = [5.371, 3.183, 7.617] as const

/**
 * @param name - of the preset, for messages
 * @param size - the default scale
 * @param more - names of the preset's own options
 * @throws if an option is unknown or of the wrong type or range
 */
export function presetSpace(
  name: string,
  options: PresetOptions,
  size: number,
  more: readonly string[] = []
): PresetSpace {
  checkPresetOptions(name, options, more)
  const { seed, scale: given = size } = options
  const scale = live(given, { label: 'Scale', min: given / 8, max: given * 8, step: given / 64 })
  const perUnit = derivedValue([scale], () => 1 / scale.value)
  let count = 0
  const apart = (field: Field): Field => {
    count++
    return field.translate([count * STRIDE[0], count * STRIDE[1], count * STRIDE[2]])
  }
  return {
    scale,
    seed,
    noise: (frequency = 1) => apart(perlin3({ seed, frequency })),
    apart,
    place: (field) => field.frequency(perUnit),
    relief: (field) => field.frequency(perUnit).mul(scale)
  }
}
