import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Steel that rusts: metal where it is bare, rough and dull where it is not, with stains around and pits within.
 *
 * @param options - `scale`: of a patch of rust, 0.7 by default
 * @throws if an option is of the wrong type or range
 */
export function rustyMetal(options: PresetOptions = {}) {
  const { scale, noise, place, relief } = presetSpace('rustyMetal', options, 0.7)
  const parameters = {
    scale,
    rust: live(0.5, { label: 'Rust', min: 0, max: 1, step: 0.01 }),
    edge: live(0.09, { label: 'Softness of edges', min: 0.01, max: 0.5, step: 0.01 }),
    roughness: live(0.34, { label: 'Roughness of the metal', min: 0, max: 1, step: 0.01 }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    metal: { value: '#a3a5a8', label: 'Metal' },
    stain: { value: '#6e5240', label: 'Stains' },
    dark: { value: '#2c1710', label: 'Old rust' },
    rust: { value: '#563021', label: 'Rust' },
    fresh: { value: '#87532f', label: 'Fresh rust' }
  }
  const fine = fbm(noise(9), { octaves: 4, gain: 0.6 })
  const drift = noise(2.3).mul(0.25)
  const patches = warp(fbm(noise(0.9), { octaves: 5, gain: 0.55 }), { x: drift, z: noise(2.3).mul(0.25) })
  const spread = patches.add(fine.mul(0.22)).add(clamp(parameters.rust).mul(1.3).sub(0.65))
  const rust = smoothstep(0, parameters.edge, spread)
  const stained = smoothstep(-0.22, 0.05, spread)
  const pits = smoothstep(0.1, 0.4, noise(14)).mul(rust)
  const scratches = smoothstep(0.22, 0.4, noise([70, 2.2, 70])).mul(inverse(rust))
  const crust = fbm(noise(4), { octaves: 5, gain: 0.6 })
  const rusted = ramp(
    place(
      crust
        .add(fine.mul(0.35))
        .sub(pits.mul(0.35))
        .add(inverse(smoothstep(0, 0.3, spread)).mul(0.2))
    ),
    [
      [-0.5, colors.dark],
      [0.0, colors.rust],
      [0.28, colors.rust],
      [0.65, colors.fresh]
    ]
  )
  const color = layers(colors.metal, [
    [colors.stain, place(stained.mul(0.6))],
    [rusted, place(rust)]
  ]).mul(place(fine.mul(0.12).add(noise(0.5).mul(0.16)).add(1)))
  return {
    channels: {
      color,
      roughness: place(rust.mul(0.55).add(stained.mul(0.16)).add(fine.mul(0.1)).add(scratches.mul(0.2))).add(
        parameters.roughness
      ),
      metalness: place(inverse(rust).mul(inverse(stained.mul(0.35)))),
      bump: relief(rust.mul(crust.mul(0.018).add(fine.mul(0.01)).add(0.012)).sub(pits.mul(0.007))).mul(
        parameters.relief
      )
    },
    material: { metalness: 1 },
    parameters,
    colors
  } satisfies Preset<object>
}
