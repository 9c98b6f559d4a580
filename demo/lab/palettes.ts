/** Five colours from low to high, at 0, ¼, ½, ¾ and 1. */
export type Palette = readonly [string, string, string, string, string]

export const palettes = {
  Atlas: ['#12384d', '#3f7f86', '#d9cfa0', '#8a7a52', '#f6f3ea'],
  Ember: ['#120a12', '#5a1626', '#c1432a', '#f2a24a', '#fff2cf'],
  Lichen: ['#1b2420', '#4c5b46', '#9aa07a', '#d7cfae', '#f3efe2'],
  Tide: ['#07151f', '#0f4358', '#2f8f98', '#a4d8c6', '#fbf6e6'],
  Orchid: ['#171226', '#4b2b63', '#a5467c', '#ee9a83', '#fde9c9'],
  Slate: ['#0d1116', '#2f3943', '#69757f', '#adb5ba', '#f4f4f1'],
  Grey: ['#000000', '#404040', '#808080', '#bfbfbf', '#ffffff']
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
