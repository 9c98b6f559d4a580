import type { Weather } from './atmosphere'
import { palette, type Biome } from './biome'

export type ShapeName = (typeof SHAPE_NAMES)[number]
export const SHAPE_NAMES = [
  'seed',
  'frequency',
  'amplitude',
  'octaves',
  'lacunarity',
  'gain',
  'ridges',
  'sharpness',
  'east',
  'south'
] as const

/** A named landscape: its shape, its cover, its light, and where to stand. */
export interface Landscape {
  readonly shape: Readonly<Record<ShapeName, number>>
  readonly water: number
  readonly biome: Biome
  readonly weather: Weather
  readonly view: {
    readonly position: readonly [number, number, number]
    readonly target: readonly [number, number, number]
  }
}

const alps: Landscape = {
  shape: {
    seed: 11,
    frequency: 0.0016,
    amplitude: 360,
    octaves: 8,
    lacunarity: 2.03,
    gain: 0.42,
    ridges: 0.9,
    sharpness: 10,
    east: 517,
    south: -1082
  },
  water: 43,
  biome: {
    colours: palette({
      sand: '#9c9280',
      meadow: '#5d6c2a',
      straw: '#8f8452',
      forest: '#36481f',
      rock: '#5b5753',
      strata: '#908779',
      scree: '#928a7c',
      snow: '#f4f6fb',
      deepWater: '#0c3a44'
    }),
    treeLine: 140,
    snowLine: 178,
    growth: 1,
    ripples: 0,
    trees: 1,
    stones: 0.8,
    conifers: 1
  },
  weather: { elevation: 17, azimuth: 346, haze: 0.06, mist: 0.14, clouds: 0.55 },
  view: { position: [-270, 96, 10], target: [0, 88, 0] }
}

const hills: Landscape = {
  shape: {
    seed: 18,
    frequency: 0.0019,
    amplitude: 130,
    octaves: 6,
    lacunarity: 2,
    gain: 0.42,
    ridges: 0.12,
    sharpness: 12,
    east: 543,
    south: -966
  },
  water: 42,
  biome: {
    colours: palette({
      sand: '#a99a78',
      meadow: '#66752b',
      straw: '#b09a55',
      forest: '#3a4c1c',
      rock: '#6b6358',
      strata: '#968b77',
      scree: '#9a8a66',
      snow: '#f4f6fb',
      deepWater: '#123c3e'
    }),
    treeLine: 400,
    snowLine: 600,
    growth: 1,
    ripples: 0,
    trees: 1,
    stones: 0.5,
    conifers: 0.15
  },
  weather: { elevation: 11, azimuth: 263, haze: 0.2, mist: 0.2, clouds: 0.5 },
  view: { position: [99, 96, -240], target: [0, 62, 0] }
}

const islands: Landscape = {
  shape: {
    seed: 24,
    frequency: 0.0018,
    amplitude: 210,
    octaves: 7,
    lacunarity: 2.02,
    gain: 0.46,
    ridges: 0.5,
    sharpness: 14,
    east: -592,
    south: -2158
  },
  water: 96,
  biome: {
    colours: palette({
      sand: '#dccba2',
      meadow: '#60752d',
      straw: '#a0945a',
      forest: '#33501f',
      rock: '#5e5650',
      strata: '#978673',
      scree: '#95866c',
      snow: '#f4f6fb',
      deepWater: '#06485a'
    }),
    treeLine: 320,
    snowLine: 600,
    growth: 1,
    ripples: 0,
    trees: 1,
    stones: 0.5,
    conifers: 0.35
  },
  weather: { elevation: 24, azimuth: 25, haze: 0.1, mist: 0.08, clouds: 0.4 },
  view: { position: [-297, 183, -297], target: [0, 106, 0] }
}

const dunes: Landscape = {
  shape: {
    seed: 7,
    frequency: 0.003,
    amplitude: 90,
    octaves: 3,
    lacunarity: 2.3,
    gain: 0.22,
    ridges: 0.95,
    sharpness: 26,
    east: 1291,
    south: -970
  },
  water: -20,
  biome: {
    colours: palette({
      sand: '#d9ab7a',
      meadow: '#8a7d45',
      straw: '#b59a5f',
      forest: '#6d6238',
      rock: '#7a5138',
      strata: '#a8734e',
      scree: '#b98a5e',
      snow: '#f3e6d6',
      deepWater: '#1f4a4a'
    }),
    treeLine: 400,
    snowLine: 600,
    growth: 0,
    ripples: 1,
    trees: 0,
    stones: 0.35,
    conifers: 0
  },
  weather: { elevation: 14, azimuth: 60, haze: 0.3, mist: 0.1, clouds: 0.25 },
  view: { position: [-115, 87, 277], target: [0, 22, 0] }
}

export const landscapes: Readonly<Record<string, Landscape>> = {
  Alps: alps,
  Hills: hills,
  Islands: islands,
  Dunes: dunes
}

/** The landscape of this name, whatever its case, or the first. */
export function findLandscape(name: string): string {
  const names = Object.keys(landscapes)
  return names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? names[0]
}
