import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ridged } from '../field/ridged'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import { noiseCells } from './noiseCells'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Leather: a grain of small pillows between creases, folds across many of them, worn lighter and smoother where it is
 * touched.
 *
 * @param options - `scale`: of a pillow of the grain, 0.022 by default
 * @throws if an option is of the wrong type or range
 */
export function leather(options: PresetOptions = {}) {
  const { scale, noise, place, relief } = presetSpace('leather', options, 0.022)
  const parameters = {
    scale,
    grain: live(1, { label: 'Grain', min: 0, max: 3, step: 0.05 }),
    folds: live(0.5, { label: 'Folds', min: 0, max: 2, step: 0.05 }),
    wear: live(0.5, { label: 'Wear', min: 0, max: 1, step: 0.01 }),
    roughness: live(0.42, { label: 'Roughness', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    leather: { value: '#3c251b', label: 'Leather' },
    creases: { value: '#27170f', label: 'Creases' },
    worn: { value: '#4f3426', label: 'Worn' }
  }
  const jag = { x: noise(1.3).mul(0.12), y: noise(1.3).mul(0.12), z: noise(1.3).mul(0.12) }
  const cells = warp(noiseCells([noise(0.6), noise(0.6), noise(0.6), noise(0.6), noise(0.6)]), jag)
  const pillow = smoothstep(-0.05, 0.45, cells)
  const fine = noise(4.2).mul(0.6).add(noise(9).mul(0.4))
  const folds = smoothstep(
    0.95,
    1.5,
    ridged(warp(noise(0.07), { x: noise(0.15).mul(3), y: noise(0.15).mul(3) }), { octaves: 2 })
  )
  const fold = folds.mul(parameters.folds)
  const broad = fbm(noise(0.035), { octaves: 3 })
  const worn = clamp(broad.mul(1.5).add(0.15)).mul(parameters.wear)
  const crease = clamp(inverse(pillow).mul(0.4).add(fold.mul(0.3)))
  const color = layers(colors.leather, [
    [colors.worn, place(worn.mul(pillow))],
    [colors.creases, place(crease.mul(inverse(worn.mul(0.4))))]
  ]).mul(place(fine.mul(0.18).add(broad.mul(0.18)).add(1)))
  return {
    channels: {
      color,
      roughness: place(crease.mul(0.2).add(fine.mul(0.08)).sub(worn.mul(0.12))).add(parameters.roughness),
      ao: place(inverse(crease.mul(0.5))),
      bump: relief(pillow.mul(0.09).add(fine.mul(0.01)).mul(parameters.grain).sub(fold.mul(0.25)))
    },
    material: { specularIntensity: 0.8 },
    parameters,
    colors
  } satisfies Preset<object>
}
