import { coordinate } from '../field/coordinate'
import { describe } from '../describe'
import { distance } from '../field/distance'
import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { perlin1 } from '../field/perlin1'
import { fract, smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/** Options of `wood`. */
export interface WoodOptions extends PresetOptions {
  /**
   * Along the trunk.
   *
   * @defaultValue 'y'
   */
  axis?: 'x' | 'y' | 'z'
}

/** How far the heart of the trunk lies from the origin, in rings, along the two axes across. */
const HEART = [-13, -8] as const

/**
 * Wood: growth rings about an axis, fibres and pores along it, under a thin varnish.
 *
 * @param options - `scale`: width of a ring, 0.06 by default; `axis`: of the trunk
 * @throws if an option is of the wrong type or range
 */
export function wood(options: WoodOptions = {}) {
  const { scale, seed, noise, apart, place, relief } = presetSpace('wood', options, 0.06, ['axis'])
  const { axis = 'y' } = options
  const along = ['x', 'y', 'z'].indexOf(axis)
  if (along < 0) throw new Error(`wood: \`axis\` must be 'x', 'y' or 'z', got ${describe(axis)}.`)
  const parameters = {
    scale,
    rings: live(0.75, { label: 'Rings', min: 0, max: 1, step: 0.01 }),
    distortion: live(2.5, { label: 'Distortion', min: 0, max: 8, step: 0.1, unit: 'rings' }),
    fibres: live(0.5, { label: 'Fibres', min: 0, max: 1, step: 0.01 }),
    pores: live(0.7, { label: 'Pores', min: 0, max: 1, step: 0.01 }),
    roughness: live(0.46, { label: 'Roughness', min: 0, max: 1, step: 0.01 }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    early: { value: '#9f7a54', label: 'Early wood' },
    late: { value: '#62422d', label: 'Late wood' },
    heart: { value: '#7d5034', label: 'Heartwood' },
    pores: { value: '#3a2212', label: 'Pores' }
  }
  /** Noise stretched along the trunk. */
  const grain = (across: number, length: number) => {
    const frequency = [across, across, across] as [number, number, number]
    frequency[along] = 1 / length
    return noise(frequency)
  }
  const through: [number, number, number] = [HEART[0], HEART[0], HEART[1]]
  through[along] = 0
  const bend = fbm(grain(0.06, 60), { octaves: 3 }).mul(parameters.distortion).add(grain(0.5, 25).mul(0.25))
  const age = distance({ axis, through }).add(bend)
  // Each year is another.
  const year = warp(apart(perlin1({ seed, frequency: 0.43 })), { x: age.sub(coordinate('x')) })
  const part = fract(age)
  const late = smoothstep(0.15, 0.85, part).mul(inverse(smoothstep(0.88, 1, part)))
  const rings = late.mul(year.mul(0.8).add(0.75)).mul(parameters.rings)
  const fibre = fbm(grain(5, 9), { octaves: 3 })
  const fine = fibre.mul(parameters.fibres)
  const pore = smoothstep(0.12, 0.45, grain(8, 5))
    .mul(inverse(late.mul(0.8)))
    .mul(parameters.pores)
  const broad = grain(0.1, 90)
  const color = layers(colors.early, [
    [colors.heart, place(clamp(broad.mul(1.2).add(0.25)))],
    [colors.late, place(clamp(rings.mul(0.8).add(fine.mul(0.7)).add(0.04)))],
    [colors.pores, place(pore.mul(0.8))]
  ]).mul(place(fine.mul(0.35).add(broad.mul(0.3)).add(1)))
  return {
    channels: {
      color,
      roughness: place(pore.mul(0.25).add(fine.mul(0.2)).sub(late.mul(0.05))).add(parameters.roughness),
      bump: relief(fine.mul(0.02).sub(pore.mul(0.05)).add(late.mul(0.01))).mul(parameters.relief)
    },
    material: { clearcoat: 0.25, clearcoatRoughness: 0.3 },
    parameters,
    colors
  } satisfies Preset<object>
}
