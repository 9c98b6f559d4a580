import { coordinate } from '../field/coordinate'
import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { Field } from '../field/field'
import { flow3 } from '../field/flow3'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * The surface of deep water: waves that run with the wind and change, ripples on them, foam on the crests. Give `paint`
 * a `time` in seconds.
 *
 * @param options - `scale`: of a wave, 1 by default
 * @throws if an option is of the wrong type or range
 */
export function water(options: PresetOptions = {}) {
  const { scale, seed, apart, place, relief } = presetSpace('water', options, 1)
  const parameters = {
    scale,
    waves: live(0.5, { label: 'Waves', min: 0, max: 2, step: 0.01 }),
    ripples: live(0.5, { label: 'Ripples', min: 0, max: 2, step: 0.01 }),
    foam: live(0.4, { label: 'Foam', min: 0, max: 1, step: 0.01 }),
    wind: live(0.35, { label: 'Wind', min: -2, max: 2, step: 0.01, unit: 'waves / s' }),
    roughness: live(0.06, { label: 'Roughness', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    deep: { value: '#031822', label: 'Deep' },
    light: { value: '#0f4148', label: 'Where light comes through' },
    foam: { value: '#e8eef0', label: 'Foam' }
  }
  const run = (field: Field, speed: number) => warp(field, { x: coordinate('t').mul(parameters.wind).mul(-speed) })
  const flow = (x: number, z: number, turn: number) => apart(flow3({ seed, frequency: [x, (x + z) / 2, z, turn] }))
  // Crests lie across the wind, more so on large waves.
  const swell = run(flow(0.9, 0.5, 0.12), 1)
  const chop = warp(run(fbm(flow(1.9, 1.3, 0.3), { octaves: 3 }), 0.8), { x: swell.mul(0.25) })
  const ripple = run(fbm(flow(7, 6, 0.8), { octaves: 3, gain: 0.55 }), 0.5)
  const height = swell.mul(0.7).add(chop.mul(0.35))
  const crest = smoothstep(0.28, 0.7, height.add(ripple.mul(0.25)))
  const spots = smoothstep(0.05, 0.4, run(fbm(flow(11, 11, 0.3), { octaves: 4, gain: 0.65 }), 0.8))
  const foam = crest.mul(spots).mul(parameters.foam)
  return {
    channels: {
      color: layers(
        ramp(place(height.add(ripple.mul(0.08))), [
          [-0.3, colors.deep],
          [0.55, colors.light]
        ]),
        [[colors.foam, place(foam)]]
      ),
      roughness: place(clamp(foam.mul(2)).mul(0.6)).add(parameters.roughness),
      bump: relief(height.mul(0.34).mul(parameters.waves).add(ripple.mul(0.016).mul(parameters.ripples)))
    },
    material: { ior: 1.333 },
    parameters,
    colors
  } satisfies Preset<object>
}
