import type { LiveColor, LiveParameter, PaintChannels } from 'three-perlin'
import * as presets from 'three-perlin/presets'
import type { ShapeName } from './shapes'
import type { SetName } from './sets'

/** What all presets have. */
export interface AnyPreset {
  readonly channels: PaintChannels
  readonly material: presets.PresetMaterial
  readonly parameters: Readonly<Record<string, LiveParameter>>
  readonly colors: Readonly<Record<string, LiveColor>>
}

/** A preset of the library, and how it is shown. */
export interface MaterialRow {
  /** The function's name in three-perlin/presets. */
  readonly name: keyof typeof makers
  readonly title: string
  readonly shapes: readonly ShapeName[]
  readonly set: SetName
  /** Options besides the seed, as they are written. */
  readonly options?: Readonly<Record<string, string | number>>
  /** Where its time starts, in seconds. */
  readonly time?: number
}

const makers = {
  brushedMetal: presets.brushedMetal,
  clouds: presets.clouds,
  crackedEarth: presets.crackedEarth,
  gasGiant: presets.gasGiant,
  granite: presets.granite,
  lava: presets.lava,
  leather: presets.leather,
  marble: presets.marble,
  mossOnRock: presets.mossOnRock,
  planet: presets.planet,
  rustyMetal: presets.rustyMetal,
  sandstone: presets.sandstone,
  snowOnSlopes: presets.snowOnSlopes,
  terrainLayers: presets.terrainLayers,
  water: presets.water,
  wood: presets.wood
} as const

const bodies: readonly ShapeName[] = ['Sphere', 'Knot', 'Lamp', 'Bust']
const from = (first: ShapeName): readonly ShapeName[] =>
  bodies.filter((name) => name === first).concat(bodies.filter((name) => name !== first))

/** In the order of the strip. */
export const materials: readonly MaterialRow[] = [
  { name: 'marble', title: 'Marble', shapes: from('Bust'), set: 'studio' },
  { name: 'wood', title: 'Wood', shapes: from('Lamp'), set: 'studio' },
  { name: 'granite', title: 'Granite', shapes: from('Bust'), set: 'studio' },
  { name: 'sandstone', title: 'Sandstone', shapes: from('Bust'), set: 'studio' },
  { name: 'rustyMetal', title: 'Rusty metal', shapes: from('Knot'), set: 'studio' },
  { name: 'brushedMetal', title: 'Brushed metal', shapes: from('Lamp'), set: 'studio' },
  { name: 'leather', title: 'Leather', shapes: from('Knot'), set: 'studio' },
  { name: 'mossOnRock', title: 'Moss on rock', shapes: from('Bust'), set: 'studio' },
  { name: 'crackedEarth', title: 'Cracked earth', shapes: ['Ground', ...bodies], set: 'outdoors' },
  { name: 'lava', title: 'Lava', shapes: from('Sphere'), set: 'dusk' },
  { name: 'water', title: 'Water', shapes: ['Ground'], set: 'sea' },
  { name: 'snowOnSlopes', title: 'Snow', shapes: ['Land'], set: 'outdoors' },
  { name: 'terrainLayers', title: 'Terrain', shapes: ['Land'], set: 'outdoors' },
  { name: 'planet', title: 'Planet', shapes: ['Globe'], set: 'space' },
  { name: 'gasGiant', title: 'Gas giant', shapes: ['Globe'], set: 'space' },
  { name: 'clouds', title: 'Clouds', shapes: ['Dome'], set: 'sky', options: { on: 'dome', scale: 0.8 }, time: 8 }
]

export function createPreset({ name, options }: MaterialRow, seed: { value: number }): AnyPreset {
  const make = makers[name] as (options: object) => AnyPreset
  return make({ seed, ...options })
}

/** The material of this name, whatever its case, or the first. */
export function findMaterial(name: string): MaterialRow {
  return materials.find((row) => row.name.toLowerCase() === name.toLowerCase()) ?? materials[0]
}
