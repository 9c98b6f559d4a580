import { ColorField, Field, type FieldLike, type PaintChannels } from 'three-perlin'
import * as presets from 'three-perlin/presets'

/** Any preset, as all of them are. */
export interface AnyPreset extends presets.Preset<PaintChannels> {
  readonly height?: Field
}

export type PresetName = keyof typeof presets

/** All presets by name: those that are added, too. */
export const PRESETS = Object.entries(presets) as unknown as [
  PresetName,
  (options?: presets.PresetOptions & Record<string, unknown>) => AnyPreset
][]

/** Those that change with time. */
export const ANIMATED: readonly PresetName[] = ['clouds', 'gasGiant', 'lava', 'planet', 'water']

/** What a channel may be. */
export type ChannelField = ColorField | FieldLike | undefined

/** Values of a channel at a point: three of a colour, else one. */
export function channelAt(
  field: ChannelField,
  [x, y, z, t]: readonly [number, number, number, number],
  footprint: readonly [number, number, number] | 0 = 0
): readonly number[] {
  if (field instanceof ColorField) return field.sample(x, y, z, t, [0, 0, 0], footprint)
  if (field instanceof Field) return [field.sample(x, y, z, t, footprint)]
  return typeof field === 'number' ? [field] : []
}
