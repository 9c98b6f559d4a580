import { constant } from '../field/arithmetic'
import { clamp, max } from '../field/extrema'
import { fbm } from '../field/fbm'
import { cos, sin } from '../field/functions'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { slope } from '../field/slope'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import { noiseCells } from './noiseCells'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Dry mud: plates with raised edges between cracks, and finer cracks within them.
 *
 * @param options - `scale`: of a plate, 0.4 by default
 * @throws if an option is of the wrong type or range
 */
export function crackedEarth(options: PresetOptions = {}) {
  const { scale, noise, place, relief } = presetSpace('crackedEarth', options, 0.4)
  const parameters = {
    scale,
    cracks: live(0.03, { label: 'Width of cracks', min: 0.005, max: 0.2, step: 0.005 }),
    fine: live(0.6, { label: 'Fine cracks', min: 0, max: 1, step: 0.01 }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    earth: { value: '#a08f7a', label: 'Earth' },
    pale: { value: '#bdb09b', label: 'Pale earth' },
    damp: { value: '#7d6a55', label: 'Damp earth' },
    cracks: { value: '#2a1d13', label: 'Cracks' }
  }
  const jag = {
    x: fbm(noise(2.2), { octaves: 3 }).mul(0.12),
    y: noise(2.2).mul(0.12),
    z: fbm(noise(2.2), { octaves: 3 }).mul(0.12)
  }
  const cells = (frequency: number, count: number) =>
    warp(noiseCells(Array.from({ length: count }, () => noise(frequency))), jag)
  const plates = cells(0.62, 5)
  const splits = cells(1.7, 3)
  // Width in space, not in height of the noise, so that cracks are equally wide.
  const angle = slope(plates).mul(Math.PI / 180)
  const steepness = sin(angle).div(cos(angle))
  const cracks = constant(parameters.cracks)
  const deep = inverse(smoothstep(cracks.mul(0.4), cracks, plates.div(max(steepness, 0.35))))
  const thin = inverse(smoothstep(0.012, 0.035, splits))
    .mul(smoothstep(-0.15, 0.25, noise(0.5)))
    .mul(parameters.fine)
  const crumbs = fbm(noise(11), { octaves: 4, gain: 0.6 })
  const broad = fbm(noise(0.35), { octaves: 3 })
  const rim = smoothstep(0.02, 0.14, plates).mul(inverse(smoothstep(0.14, 0.5, plates)))
  const crack = clamp(deep.add(thin.mul(0.6)))
  const color = layers(colors.earth, [
    [colors.damp, place(clamp(broad.mul(-1.2).add(0.15)))],
    [colors.pale, place(clamp(rim.mul(0.55).add(crumbs.mul(0.3)).add(broad.mul(0.5))))],
    [colors.cracks, place(clamp(deep.add(thin.mul(0.5))))]
  ]).mul(place(crumbs.mul(0.22).add(1)))
  return {
    channels: {
      color,
      roughness: place(crumbs.mul(0.06).add(0.94)),
      ao: place(inverse(crack.mul(0.85))),
      bump: relief(
        smoothstep(0, 0.12, plates)
          .mul(0.09)
          .add(rim.mul(0.03))
          .sub(thin.mul(0.03))
          .add(crumbs.mul(0.012))
          .add(broad.mul(0.05))
      ).mul(parameters.relief)
    },
    material: { specularIntensity: 0.4 },
    parameters,
    colors
  } satisfies Preset<object>
}
