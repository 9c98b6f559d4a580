import { Color } from 'three'
import type { Atmosphere } from './atmosphere'
import { COLOUR_NAMES, type Biome, type ColourName } from './biome'

/** Colours and levels of the ground, live. Heights in metres. */
export function createGroundLook() {
  const colours = Object.fromEntries(COLOUR_NAMES.map((name) => [name, { value: new Color() }]))
  const look = {
    colours: colours as Record<ColourName, { value: Color }>,
    /** What comes back from deep water. */
    deepLight: { value: new Color() },
    water: { value: 0 },
    treeLine: { value: 0 },
    snowLine: { value: 0 },
    growth: { value: 1 },
    ripples: { value: 0 }
  }

  function set(biome: Biome, { uniforms }: Atmosphere): void {
    for (const name of COLOUR_NAMES) look.colours[name].value.copy(biome.colours[name])
    look.treeLine.value = biome.treeLine
    look.snowLine.value = biome.snowLine
    look.growth.value = biome.growth
    look.ripples.value = biome.ripples
    const { zenithColour, horizonColour } = uniforms
    look.deepLight.value.copy(zenithColour.value).add(horizonColour.value).multiply(biome.colours.deepWater)
  }

  return { look, set }
}

export type GroundLook = ReturnType<typeof createGroundLook>['look']
