import type { Material } from 'three'
import { coordinate } from 'three-perlin'
import type { Preset } from 'three-perlin/presets'
import type { PresetView, Shape } from './presetViews'

/** What a preset is shown on, where that is not what most are. */
export interface PresetStage {
  readonly shape?: Shape
  readonly options?: object
  readonly space?: 'local' | 'world'
  readonly time?: number
  readonly environment?: number
  readonly light?: number
  readonly background?: string
  material?(preset: Preset<object>): Material
  views?(material: Material, preset: Preset<object>): PresetView[]
}

export const stages: Readonly<Record<string, PresetStage | undefined>> = {
  brushedMetal: { shape: 'knot' },
  crackedEarth: { shape: 'ground' },
  granite: { shape: 'block' },
  leather: { shape: 'cushion' },
  marble: { shape: 'table' },
  mossOnRock: { shape: 'block', options: { growth: coordinate('y').mul(0.35).sub(0.35) } },
  rustyMetal: { shape: 'knot' },
  sandstone: { shape: 'vase' },
  wood: { shape: 'table', options: { axis: 'x' } }
}
