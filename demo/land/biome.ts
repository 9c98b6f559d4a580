import { Color } from 'three'

export const COLOUR_NAMES = [
  'sand',
  'meadow',
  'straw',
  'forest',
  'rock',
  'strata',
  'scree',
  'snow',
  'deepWater'
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]

/** What covers a landscape. Heights in metres above the lowest ground. */
export interface Biome {
  colours: Record<ColourName, Color>
  treeLine: number
  snowLine: number
  /** How much of the gentle ground grows, 0 … 1. */
  growth: number
  /** How much is blown into ripples, 0 … 1. */
  ripples: number
  /** Part of the possible trees, and of stones, 0 … 1. */
  trees: number
  stones: number
  /** Part of the trees that are conifers, 0 … 1. */
  conifers: number
}

export function palette(colours: Readonly<Record<ColourName, string>>): Biome['colours'] {
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, new Color(colours[name])])) as Biome['colours']
}
