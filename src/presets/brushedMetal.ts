import { describe } from '../describe'
import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { smoothstep } from '../field/steps'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/** Options of `brushedMetal`. */
export interface BrushedMetalOptions extends PresetOptions {
  /**
   * Along the scratches.
   *
   * @defaultValue 'x'
   */
  axis?: 'x' | 'y' | 'z'
}

/**
 * Brushed steel: fine scratches along an axis spread highlights across them.
 *
 * @param options - `scale`: length of a scratch, 0.5 by default; `axis`: along them
 * @throws if an option is of the wrong type or range
 */
export function brushedMetal(options: BrushedMetalOptions = {}) {
  const { scale, noise, place, relief } = presetSpace('brushedMetal', options, 0.5, ['axis'])
  const { axis = 'x' } = options
  const along = ['x', 'y', 'z'].indexOf(axis)
  if (along < 0) throw new Error(`brushedMetal: \`axis\` must be 'x', 'y' or 'z', got ${describe(axis)}.`)
  const parameters = {
    scale,
    roughness: live(0.3, { label: 'Roughness', min: 0, max: 1, step: 0.01 }),
    scratches: live(1, { label: 'Scratches', min: 0, max: 3, step: 0.05 }),
    smudges: live(0.5, { label: 'Smudges', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    metal: { value: '#a9abad', label: 'Metal' },
    shade: { value: '#6f7175', label: 'Shade' }
  }
  const streak = (across: number, length: number) => {
    const frequency: [number, number, number] = [across, across, across]
    frequency[along] = 1 / length
    return noise(frequency)
  }
  const hairs = fbm(streak(60, 0.9), { octaves: 3, gain: 0.7 })
  const broad = streak(18, 1.8)
  const wide = streak(7, 4)
  const deep = smoothstep(0.32, 0.5, streak(90, 0.5))
  const smudge = smoothstep(-0.1, 0.5, fbm(noise(1.3), { octaves: 4 })).mul(parameters.smudges)
  const mark = hairs.mul(0.6).add(broad.mul(0.5)).add(wide.mul(0.5)).mul(parameters.scratches)
  return {
    channels: {
      color: layers(colors.metal, [[colors.shade, place(mark.mul(0.8).add(smudge.mul(0.15)).add(0.15))]]),
      roughness: place(mark.mul(0.2).add(deep.mul(0.15)).add(smudge.mul(0.14))).add(parameters.roughness),
      metalness: 1,
      bump: relief(
        hairs
          .mul(0.0003)
          .add(broad.mul(0.0012).add(wide.mul(0.0016)))
          .mul(parameters.scratches)
      )
    },
    material: { metalness: 1 },
    parameters,
    colors
  } satisfies Preset<object>
}
