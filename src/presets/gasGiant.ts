import { constant } from '../field/arithmetic'
import { coordinate } from '../field/coordinate'
import { curl3 } from '../field/curl3'
import { distance } from '../field/distance'
import { abs } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { Field } from '../field/field'
import { flow3 } from '../field/flow3'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { perlin1 } from '../field/perlin1'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/** Where the storm is, on a sphere of radius 1. */
const STORM = [-0.22, -0.36, 0.907] as const

/**
 * A planet of gas: bands about y that shear and curl into one another with time, and a great storm. For a sphere about the
 * origin of the space.
 *
 * @param options - `scale`: radius of the sphere, 1 by default
 * @throws if an option is of the wrong type or range
 */
export function gasGiant(options: PresetOptions = {}) {
  const { scale, seed, apart, place } = presetSpace('gasGiant', options, 1)
  const parameters = {
    scale,
    bands: live(4, { label: 'Bands', min: 1, max: 16, step: 0.1 }),
    swirl: live(1, { label: 'Swirl', min: 0, max: 3, step: 0.01 }),
    storm: live(0.34, { label: 'Size of the storm', min: 0.02, max: 0.6, step: 0.01 }),
    turning: live(0.01, { label: 'Change', min: 0, max: 0.2, step: 0.005, unit: 'turns / s' })
  }
  const colors = {
    dark: { value: '#5c3a28', label: 'Dark belts' },
    belts: { value: '#94633f', label: 'Belts' },
    zones: { value: '#cbb08a', label: 'Zones' },
    pale: { value: '#e3d8c3', label: 'Pale zones' },
    poles: { value: '#6f6a6a', label: 'Poles' },
    storm: { value: '#94583f', label: 'Storm' }
  }
  const flow = (x: number, y: number) => apart(flow3({ seed, frequency: [x, y, x, parameters.turning] }))
  const eddies = (field: Field, potential: Field, amount: number) =>
    warp(field, curl3(potential), constant(parameters.swirl).mul(amount))
  const latitude = coordinate('y')
  const band = (pole: Field) => warp(apart(perlin1({ seed })), { x: pole.mul(parameters.bands).sub(coordinate('x')) })
  const bands = band(latitude).add(band(latitude.mul(2.7)).mul(0.35))
  const streaks = fbm(flow(1.3, 16), { octaves: 4 })
  // Near the storm the bands bend around it.
  const [x, y, z] = STORM
  const flat = distance([x, y * 2, z])
    .frequency([1, 2, 1])
    .div(parameters.storm)
  const eye = inverse(smoothstep(0.55, 1.05, flat))
  const around = inverse(smoothstep(0.9, 2.2, flat))
  const pattern = bands.mul(1.25).add(streaks.mul(0.2))
  const curled = eddies(eddies(pattern, flow(3, 7), 0.0035), flow(8, 15), 0.0022)
  const bent = warp(curled, { y: around.mul(latitude.sub(y)).mul(0.9) })
  const rolls = eddies(fbm(flow(5, 16), { octaves: 4 }), flow(5, 9), 0.005)
  const tone = bent.add(rolls.mul(0.1))
  const clouds = ramp(place(tone), [
    [-0.38, colors.dark],
    [-0.2, colors.belts],
    [-0.06, colors.zones],
    [0.1, colors.pale],
    [0.22, colors.zones],
    [0.34, colors.belts],
    [0.5, colors.zones]
  ])
  const turn = eddies(fbm(flow(6, 18), { octaves: 3 }), flow(5, 9), 0.004)
    .mul(0.35)
    .add(flat)
  const oval = ramp(place(turn), [
    [0.15, colors.dark],
    [0.35, colors.storm],
    [0.75, colors.storm],
    [1, colors.pale]
  ])
  const polar = smoothstep(0.62, 1, abs(latitude).add(rolls.mul(0.12)))
  const color = layers(clouds, [
    [colors.poles, place(polar.mul(0.7))],
    [colors.pale, place(around.mul(inverse(eye)).mul(0.6))],
    [oval, place(eye)]
  ]).mul(place(rolls.mul(0.14).add(1)))
  return {
    channels: { color, roughness: 0.9 },
    material: { specularIntensity: 0.2 },
    parameters,
    colors
  } satisfies Preset<object>
}
