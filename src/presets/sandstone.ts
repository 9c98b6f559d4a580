import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Sandstone: layers across y, with thin ones in them, bent a little, worn unevenly, and grains of sand.
 *
 * @param options - `scale`: of a layer, 0.3 by default
 * @throws if an option is of the wrong type or range
 */
export function sandstone(options: PresetOptions = {}) {
  const { scale, noise, place, relief } = presetSpace('sandstone', options, 0.3)
  const parameters = {
    scale,
    bend: live(0.6, { label: 'Bend', min: 0, max: 3, step: 0.05 }),
    contrast: live(1, { label: 'Contrast', min: 0, max: 2, step: 0.01 }),
    grain: live(0.5, { label: 'Grain', min: 0, max: 1, step: 0.01 }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    dark: { value: '#6d4a3c', label: 'Iron' },
    middle: { value: '#96735a', label: 'Ochre' },
    light: { value: '#b99b7b', label: 'Sand' },
    pale: { value: '#cbbca1', label: 'Chalk' }
  }
  const bend = fbm(noise([0.35, 0.12, 0.35]), { octaves: 4 }).mul(parameters.bend)
  const bands = warp(fbm(noise([0.06, 0.8, 0.06]), { octaves: 4, gain: 0.55 }), { y: bend })
  const laminae = warp(fbm(noise([0.25, 9, 0.25]), { octaves: 2 }), { y: bend.mul(0.9) })
  const sand = noise(48).mul(0.6).add(noise(23).mul(0.4))
  const blotches = fbm(noise(1.1), { octaves: 4 })
  const stone = ramp(place(bands.mul(parameters.contrast).add(laminae.mul(0.16)).add(blotches.mul(0.12))), [
    [-0.45, colors.dark],
    [-0.14, colors.middle],
    [0.08, colors.light],
    [0.2, colors.middle],
    [0.34, colors.light],
    [0.5, colors.pale]
  ])
  const seams = smoothstep(0.25, 0.5, laminae)
  const color = layers(stone, [[colors.dark, place(seams.mul(0.22))]]).mul(
    place(sand.mul(parameters.grain).mul(0.45).add(blotches.mul(0.18)).add(1))
  )
  const worn = bands.mul(0.16).add(laminae.mul(0.05)).add(blotches.mul(0.08))
  return {
    channels: {
      color,
      roughness: place(sand.mul(0.1).add(0.9)),
      bump: relief(worn.add(sand.mul(parameters.grain).mul(0.012))).mul(parameters.relief)
    },
    material: { specularIntensity: 0.5 },
    parameters,
    colors
  } satisfies Preset<object>
}
