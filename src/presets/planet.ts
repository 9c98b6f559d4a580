import { constant } from '../field/arithmetic'
import { coordinate } from '../field/coordinate'
import { abs, clamp, max } from '../field/extrema'
import { fbm } from '../field/fbm'
import { flow3 } from '../field/flow3'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { ridged } from '../field/ridged'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * A planet: seas that glitter, land from deserts to forests to snow, ice at the poles, clouds that move with time. For a
 * sphere about the origin of the space, with its poles on y.
 *
 * @param options - `scale`: radius of the sphere, 1 by default
 * @throws if an option is of the wrong type or range
 */
export function planet(options: PresetOptions = {}) {
  const { scale, seed, noise, apart, place, relief } = presetSpace('planet', options, 1)
  const parameters = {
    scale,
    land: live(0.45, { label: 'Land', min: 0, max: 1, step: 0.01 }),
    ice: live(0.35, { label: 'Ice', min: 0, max: 1, step: 0.01 }),
    clouds: live(0.5, { label: 'Clouds', min: 0, max: 1, step: 0.01 }),
    turning: live(0.01, { label: 'Change of the clouds', min: 0, max: 0.2, step: 0.005, unit: 'turns / s' }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    deep: { value: '#06203f', label: 'Deep sea' },
    shelf: { value: '#1a5a70', label: 'Shelf' },
    forest: { value: '#27401f', label: 'Forest' },
    desert: { value: '#9c8562', label: 'Desert' },
    mountains: { value: '#6b5d4f', label: 'Mountains' },
    ice: { value: '#eef3f6', label: 'Ice' },
    clouds: { value: '#ffffff', label: 'Clouds' }
  }
  const bend = {
    x: fbm(noise(1.5), { octaves: 3 }).mul(0.2),
    y: fbm(noise(1.5), { octaves: 3 }).mul(0.2),
    z: noise(1.5).mul(0.2)
  }
  const continents = warp(fbm(noise(1.15), { octaves: 9, gain: 0.54 }), bend)
  const chains = ridged(noise(2.6), { octaves: 5 }).mul(0.11)
  const land = constant(parameters.land).sub(0.5)
  const level = continents.add(land)
  const isLand = smoothstep(-0.004, 0.004, level)
  const height = max(level, 0)
    .mul(inverse(smoothstep(0, 0.5, level).mul(0.3)))
    .mul(chains.mul(2.2).add(0.5))
  const latitude = abs(coordinate('y'))
  const cold = latitude
    .add(level.mul(0.12))
    .add(height.mul(0.6))
    .add(fbm(noise(4), { octaves: 3 }).mul(0.1))
  const iceEdge = constant(parameters.ice).mul(-0.5).add(1.06)
  const ice = smoothstep(iceEdge.sub(0.035), iceEdge.add(0.035), cold)
  // Rain at the equator and in the middle latitudes, deserts between.
  const dry = inverse(abs(latitude.sub(0.38)).mul(3.4)).add(fbm(noise(2), { octaves: 5 }).mul(0.9))
  const sea = ramp(place(level.add(fbm(noise(3), { octaves: 4 }).mul(0.05))), [
    [-0.22, colors.deep],
    [-0.015, colors.shelf]
  ])
  const ground = layers(colors.forest, [
    [colors.desert, place(smoothstep(0.2, 1, dry))],
    [colors.mountains, place(smoothstep(0.1, 0.24, height))]
  ]).mul(place(fbm(noise(9), { octaves: 4 }).mul(0.5).add(1)))
  const swirl = (frequency: number) =>
    apart(flow3({ seed, frequency: [frequency, frequency, frequency, parameters.turning] }))
  const wind = {
    x: fbm(swirl(1.6), { octaves: 2 }).mul(0.38),
    y: swirl(2.2).mul(0.16),
    z: fbm(swirl(1.6), { octaves: 2 }).mul(0.38)
  }
  const wisps = fbm(swirl(11), { octaves: 4, gain: 0.6 })
  const vapour = warp(fbm(swirl(1.5).frequency([1, 1.9, 1]), { octaves: 5, gain: 0.56 }), wind).add(wisps.mul(0.14))
  const clouds = smoothstep(0, 0.55, vapour.add(constant(parameters.clouds).mul(0.9).sub(0.4)))
  const surface = layers(sea, [
    [ground, place(isLand)],
    [colors.ice, place(ice)]
  ])
  const dull = clamp(isLand.add(ice))
  return {
    channels: {
      color: layers(surface, [[colors.clouds, place(clouds.mul(0.95))]]),
      roughness: place(max(dull.mul(0.5).add(0.4), clouds.mul(0.95))),
      bump: relief(height.mul(0.05).mul(inverse(clouds)).add(clouds.mul(0.002))).mul(parameters.relief)
    },
    material: { specularIntensity: 0.5 },
    parameters,
    colors
  } satisfies Preset<object>
}
