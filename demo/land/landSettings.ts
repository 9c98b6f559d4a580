import type { Live } from 'three-perlin'
import type { Weather } from './atmosphere'
import type { Biome } from './biome'
import type { LandParameters } from './landField'
import { SHAPE_NAMES, type Landscape } from './landscapes'
import { mix } from './mix'

/** All that the visitor can change: the live numbers of the field, and what lies on and above it. */
export interface LandSettings {
  readonly shape: LandParameters
  readonly water: Live
  readonly biome: Biome
  readonly weather: Weather
  readonly flow: { playing: boolean; speed: number }
}

type Cover = Pick<Landscape, 'shape' | 'water' | 'biome' | 'weather'>

export function createLandSettings({ shape, water, biome, weather }: Cover, waterLevel: Live): LandSettings {
  const live = Object.fromEntries(SHAPE_NAMES.map((name) => [name, { value: shape[name] }]))
  waterLevel.value = water
  return {
    shape: { ...live, time: { value: 0 }, fade: 'quintic' } as unknown as LandParameters,
    water: waterLevel,
    biome: mix(biome, biome, 0),
    weather: { ...weather },
    flow: { playing: false, speed: 0.04 }
  }
}

/** The present values, as a landscape that has no view. */
export function snapshot({ shape, water, biome, weather }: LandSettings): Cover {
  return {
    shape: Object.fromEntries(SHAPE_NAMES.map((name) => [name, shape[name].value])) as Cover['shape'],
    water: water.value,
    biome: mix(biome, biome, 0),
    weather: { ...weather }
  }
}

export function applyCover(settings: LandSettings, { shape, water, biome, weather }: Cover): void {
  for (const name of SHAPE_NAMES) settings.shape[name].value = shape[name]
  settings.water.value = water
  Object.assign(settings.biome, mix(biome, biome, 0))
  Object.assign(settings.weather, weather)
}

/** On the way from one landscape to another: the old one sinks, the new one rises. */
export function between(from: Cover, to: Cover, t: number): Cover {
  const shape = t < 0.5 ? from.shape : to.shape
  const sunken = Math.sin(Math.PI * t) ** 1.5
  const mixed = mix(from, to, t)
  // The sun takes the shorter way round.
  const turn = ((to.weather.azimuth - from.weather.azimuth + 540) % 360) - 180
  const azimuth = (from.weather.azimuth + turn * t + 360) % 360
  return {
    ...mixed,
    weather: { ...mixed.weather, azimuth },
    shape: { ...shape, amplitude: shape.amplitude * (1 - 0.94 * sunken) }
  }
}
