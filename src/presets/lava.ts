import { constant } from '../field/arithmetic'
import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import { flow3 } from '../field/flow3'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import { noiseCells } from './noiseCells'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Lava: dark plates of crust that drift and turn with time, with melt glowing between them. Give `paint` a `time` in
 * seconds; it repeats after 1 / `speed` of them.
 *
 * @param options - `scale`: of a plate, 0.5 by default
 * @throws if an option is of the wrong type or range
 */
export function lava(options: PresetOptions = {}) {
  const { scale, seed, noise, apart, place, relief } = presetSpace('lava', options, 0.5)
  const parameters = {
    scale,
    cracks: live(0.09, { label: 'Width of cracks', min: 0.01, max: 0.5, step: 0.01 }),
    glow: live(2.2, { label: 'Glow', min: 0, max: 20, step: 0.1 }),
    heat: live(0.5, { label: 'Heat', min: 0, max: 1, step: 0.01 }),
    speed: live(0.02, { label: 'Speed', min: 0, max: 0.2, step: 0.005, unit: 'turns / s' }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    crust: { value: '#1c1918', label: 'Crust' },
    ash: { value: '#4a4542', label: 'Ash' },
    melt: { value: '#f03000', label: 'Melt' },
    hottest: { value: '#ff8a1c', label: 'Hottest' }
  }
  const flow = (frequency: number) =>
    apart(flow3({ seed, frequency: [frequency, frequency, frequency, parameters.speed] }))
  const bend = {
    x: fbm(noise(1.6), { octaves: 4 }).mul(0.25),
    y: fbm(noise(1.6), { octaves: 4 }).mul(0.25),
    z: noise(1.6).mul(0.25)
  }
  const plates = warp(noiseCells([flow(0.6), flow(0.6), flow(0.6), flow(0.6)]), bend)
  const rough = fbm(noise(5), { octaves: 5, gain: 0.58 })
  const hot = clamp(flow(0.45).mul(1.4).add(constant(parameters.heat)))
  const width = hot.mul(1.3).add(0.15).mul(parameters.cracks)
  const opened = plates.add(rough.mul(0.05))
  const melt = inverse(smoothstep(0, width, opened))
  const halo = inverse(smoothstep(0, width.mul(3), opened))
  const temperature = melt
    .mul(0.8)
    .add(halo.mul(halo).mul(0.24))
    .mul(hot.mul(0.5).add(0.6))
    .sub(rough.mul(0.12).mul(melt))
  const ropes = warp(noise([2, 6, 2]), { y: noise(0.9).mul(0.7), x: noise(0.9).mul(0.7) })
  const crust = smoothstep(0, 0.3, plates)
  return {
    channels: {
      color: layers(colors.crust, [[colors.ash, place(clamp(rough.mul(0.6).add(crust.mul(0.3)).sub(0.05)))]]),
      emissive: ramp(place(temperature), [
        [0.04, '#000000'],
        [0.3, '#4a0500'],
        [0.66, colors.melt],
        [1.05, colors.hottest]
      ]).mul(place(clamp(temperature)).mul(parameters.glow)),
      roughness: place(rough.mul(0.2).sub(melt.mul(0.3)).add(0.82)),
      bump: relief(crust.mul(0.16).add(rough.mul(0.05)).add(ropes.mul(crust).mul(0.03))).mul(parameters.relief)
    },
    material: { specularIntensity: 0.6 },
    parameters,
    colors
  } satisfies Preset<object>
}
