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
 * Layers of a landscape by height and slope: sand, grass, forest, scree, rock, snow, each with a ragged edge. For a
 * displaced ground: give the `height` that displaces it, or displace it by the preset's own.
 *
 * @param options - `height`: of the ground; `scale`: of its details, half the relief of the ground by default
 * @throws if an option is of the wrong type or range
 */
export function terrainLayers(options: TerrainPresetOptions = {}) {
  const { height, relief: range, elevation } = presetTerrain('terrainLayers', options)
  const { scale, noise, place, relief } = presetSpace('terrainLayers', options, range / 2, ['height'])
  const parameters = {
    scale,
    shore: live(0.12, { label: 'Shore', min: -0.5, max: 1.5, step: 0.01 }),
    treeLine: live(0.6, { label: 'Tree line', min: -0.5, max: 1.5, step: 0.01 }),
    snowLine: live(0.86, { label: 'Snow line', min: -0.5, max: 1.5, step: 0.01 }),
    cliffs: live(43, { label: 'Slope of cliffs', min: 0, max: 90, step: 0.5, unit: '°' }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    sand: { value: '#b29a72', label: 'Sand' },
    grass: { value: '#5c6340', label: 'Grass' },
    forest: { value: '#2d3624', label: 'Forest' },
    scree: { value: '#857866', label: 'Scree' },
    rock: { value: '#57514b', label: 'Rock' },
    snow: { value: '#e3e9f0', label: 'Snow' }
  }
  const rough = fbm(noise(2.6), { octaves: 6, gain: 0.56 })
  const broad = fbm(noise(0.45), { octaves: 4 })
  const strata = fbm(noise([0.5, 5, 0.5]), { octaves: 3 })
  const ragged = elevation.add(place(rough.mul(0.1).add(broad.mul(0.12))))
  const steepness = slope(height).add(place(rough.mul(6)))
  const above = (line: Parameters<typeof constant>[0], width: number) => smoothstep(-width, width, ragged.sub(line))
  const gentle = inverse(smoothstep(15, 30, steepness))
  const cliff = smoothstep(0, 9, steepness.sub(parameters.cliffs))
  const woods = smoothstep(-0.06, 0.14, place(broad.add(rough.mul(0.2)))).mul(inverse(smoothstep(28, 40, steepness)))
  const trees = woods.mul(inverse(above(parameters.treeLine, 0.04)))
  const ground = layers(colors.sand, [
    [colors.grass, above(parameters.shore, 0.025)],
    [colors.forest, trees.mul(above(constant(parameters.shore).add(0.05), 0.03))],
    [colors.scree, above(constant(parameters.treeLine).add(0.06), 0.1).mul(inverse(gentle.mul(0.5)))],
    [layers(colors.rock, [[colors.scree, place(clamp(strata.mul(1.1).add(0.15)))]]), cliff],
    [colors.snow, above(parameters.snowLine, 0.05).mul(inverse(smoothstep(4, 16, steepness.sub(parameters.cliffs))))]
  ])
  const snow = above(parameters.snowLine, 0.05)
  return {
    height,
    channels: {
      color: ground.mul(place(rough.mul(0.45).add(broad.mul(0.25)).add(1))),
      roughness: place(rough.mul(0.1)).add(0.92).sub(snow.mul(0.25)),
      bump: relief(rough.mul(0.06).add(strata.mul(0.02))).mul(parameters.relief),
      ao: inverse(place(clamp(rough.mul(-0.8))).mul(inverse(snow)))
    },
    material: { specularIntensity: 0.5 },
    parameters,
    colors
  } satisfies Preset<object> & { height: unknown }
}
