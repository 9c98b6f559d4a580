import { describe } from '../describe'
import { Field } from '../field/field'
import { perlin2 } from '../field/perlin2'
import { ridged } from '../field/ridged'
import { typicalRange } from '../field/typicalRange'
import { warp } from '../field/warp'
import { checkPresetOptions } from './checkPresetOptions'
import type { PresetOptions } from './presetOptions'

/** Options of presets for the ground. */
export interface TerrainPresetOptions extends PresetOptions {
  /**
   * The height that the ground is displaced by, along y; the layers follow it and its slope.
   *
   * @defaultValue mountains of the preset's own, 5 units wide and 1.6 high: `preset.height`
   */
  height?: Field
}

/** The ground that a preset lies on. */
export interface PresetTerrain {
  readonly height: Field
  /** Between its typical lowest and highest places. */
  readonly relief: number
  /** 0 … 1 between these. */
  readonly elevation: Field
}

/** @throws if the height is no field with a gradient and a typical range */
export function presetTerrain(name: string, options: TerrainPresetOptions): PresetTerrain {
  checkPresetOptions(name, options, ['height'])
  const { height: given, seed } = options
  if (given !== undefined && !(given instanceof Field && given.differentiable)) {
    throw new Error(`${name}: \`height\` must be a field with a gradient, got ${describe(given)}.`)
  }
  const height = given ?? mountains(seed)
  const [lo, hi] = given ? typicalRange(height, name) : MOUNTAINS
  return { height, relief: hi - lo, elevation: height.sub(lo).mul(1 / (hi - lo)) }
}

/** Typical lowest and highest places of the preset's own ground, whatever its seed. */
const MOUNTAINS = [0, 1.6] as const

function mountains(seed: PresetOptions['seed']): Field {
  const noise = (frequency: number) => perlin2({ seed, axes: 'xz', frequency })
  // Perlin noise may be 0 all along an edge of its lattice: bent, no such ridge is straight.
  const bend = { x: noise(0.43).mul(0.7), z: noise(0.37).mul(0.7) }
  return warp(ridged(noise(0.2), { octaves: 8, gain: 0.4 }), bend)
    .mul(1.3)
    .sub(0.38)
}
