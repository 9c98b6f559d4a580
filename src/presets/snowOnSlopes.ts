import { constant } from '../field/arithmetic'
import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { slope } from '../field/slope'
import { smoothstep } from '../field/steps'
import { inverse } from './inverse'
import type { Preset } from './preset'
import { presetSpace } from './presetSpace'
import { presetTerrain, type TerrainPresetOptions } from './presetTerrain'

/**
 * Snow where the ground is not too steep for it and high enough, and bare rock elsewhere. For a displaced ground: give the
 * `height` that displaces it, or displace it by the preset's own.
 *
 * @param options - `height`: of the ground; `scale`: of its details, half the relief of the ground by default
 * @throws if an option is of the wrong type or range
 */
export function snowOnSlopes(options: TerrainPresetOptions = {}) {
  const { height, relief: range, elevation } = presetTerrain('snowOnSlopes', options)
  const { scale, noise, place, relief } = presetSpace('snowOnSlopes', options, range / 2, ['height'])
  const parameters = {
    scale,
    steepest: live(42, { label: 'Steepest snow', min: 0, max: 90, step: 0.5, unit: '°' }),
    snowLine: live(0.25, { label: 'Snow line', min: -0.5, max: 1.5, step: 0.01 }),
    softness: live(9, { label: 'Softness', min: 0.5, max: 30, step: 0.5, unit: '°' }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    snow: { value: '#e3e9f0', label: 'Snow' },
    rock: { value: '#5f5a55', label: 'Rock' },
    dark: { value: '#35322f', label: 'Dark rock' },
    grass: { value: '#4f5136', label: 'Grass' }
  }
  const strata = fbm(noise([0.6, 5, 0.6]), { octaves: 3 })
  const rough = fbm(noise(2.4), { octaves: 6, gain: 0.55 })
  const broad = fbm(noise(0.5), { octaves: 4 })
  const steepness = slope(height).add(place(rough.mul(5).add(broad.mul(10))))
  const { steepest, softness } = parameters
  const lies = inverse(smoothstep(steepest, constant(steepest).add(softness), steepness))
  const high = smoothstep(
    -0.04,
    0.1,
    elevation.sub(parameters.snowLine).add(place(rough.mul(0.14).add(broad.mul(0.14))))
  )
  const snow = lies.mul(high)
  const flat = inverse(smoothstep(16, 30, steepness))
  const ground = layers(colors.rock, [
    [colors.dark, place(clamp(strata.mul(0.9).add(rough.mul(0.6)).add(0.2)))],
    [colors.grass, flat.mul(0.8)]
  ]).mul(place(rough.mul(0.45).add(1)))
  const packed = smoothstep(-0.4, 0.3, place(rough))
  return {
    height,
    channels: {
      color: layers(ground, [[colors.snow, snow]]),
      roughness: place(rough.mul(0.15)).add(0.9).sub(snow.mul(packed).mul(0.3)),
      bump: relief(rough.mul(0.06).add(strata.mul(0.04))).mul(parameters.relief),
      ao: inverse(place(clamp(rough.mul(-0.9))).mul(inverse(snow)))
    },
    material: { specularIntensity: 0.5 },
    parameters,
    colors
  } satisfies Preset<object> & { height: unknown }
}
