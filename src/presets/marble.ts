import { abs, clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { ColorField } from '../field/colorField'
import type { Field } from '../field/field'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Polished white marble: grey veins that branch and fade, finer ones between, clouds in the stone. Paint several objects
 * in one space, `{ space: 'world' }`, and the veins run on from one to the next.
 *
 * @param options - `scale`: between large veins, 0.8 by default
 * @throws if an option is of the wrong type or range
 */
export function marble(options: PresetOptions = {}) {
  const { scale, noise, place } = presetSpace('marble', options, 0.8)
  const parameters = {
    scale,
    veins: live(0.8, { label: 'Veins', min: 0, max: 1, step: 0.01 }),
    veinWidth: live(0.09, { label: 'Width of veins', min: 0.01, max: 0.4, step: 0.005 }),
    turbulence: live(0.5, { label: 'Turbulence', min: 0, max: 1.5, step: 0.01 }),
    cloudiness: live(0.6, { label: 'Clouds', min: 0, max: 1, step: 0.01 }),
    roughness: live(0.16, { label: 'Roughness', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    stone: { value: '#e9e5de', label: 'Stone' },
    clouds: { value: '#9a9a9d', label: 'Clouds' },
    veins: { value: '#3d3f44', label: 'Veins' },
    stains: { value: '#a08a68', label: 'Stains' }
  }
  const { veins, veinWidth, turbulence } = parameters
  const bend = { x: fbm(noise(1), { octaves: 5 }), y: fbm(noise(1), { octaves: 5 }), z: fbm(noise(1), { octaves: 4 }) }
  const presence = noise(0.7)
  const bent = (field: Field) => warp(field, bend, turbulence)
  const line = (field: Field, width: Field) => smoothstep(0, width, abs(field)).mul(-1).add(1)

  const width = clamp(presence.mul(1.6).add(0.45), 0.04, 1).mul(veinWidth)
  const across = bent(noise([0.75, 0.45, 0.75]))
  const large = line(across, width).mul(clamp(presence.mul(1.3).add(0.75)))
  const halo = line(across, width.mul(5).add(0.05))
  const fine = line(bent(noise([2.1, 1.3, 2.1])), width.mul(0.5)).mul(clamp(presence.mul(-1.6).add(0.5)))
  const hair = line(warp(noise(4.3), bend, 0.5), width.mul(0.35).add(0.008)).mul(clamp(noise(1.1).mul(2).add(0.25)))
  const clouds = clamp(
    warp(fbm(noise(0.9), { octaves: 7, gain: 0.6 }), bend, 0.8)
      .mul(1.7)
      .add(0.3)
  )

  const vein = clamp(large.add(fine.mul(0.65)).add(hair.mul(0.7))).mul(veins)
  const body = clamp(clouds.mul(parameters.cloudiness).add(halo.mul(halo).mul(veins).mul(0.45)))
  const stain = clamp(halo.mul(noise(1.7).add(0.1)).mul(0.9)).mul(veins)
  const color: ColorField = layers(colors.stone, [
    [colors.clouds, place(body)],
    [colors.stains, place(stain)],
    [colors.veins, place(vein)]
  ])
  return {
    channels: { color, roughness: place(vein.mul(0.14).add(clouds.mul(0.06))).add(parameters.roughness) },
    material: { ior: 1.5, specularIntensity: 1 },
    parameters,
    colors
  } satisfies Preset<object>
}
