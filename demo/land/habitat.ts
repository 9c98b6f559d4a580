import type { Field } from 'three-perlin'
import type { LandSettings } from './landSettings'
import type { Site } from './sites'

/** Metres. */
const TALL = 13

/** Who can live where. The field's gradient is exact, so that one evaluation gives height and slope. */
export class Habitat {
  constructor(
    private readonly field: () => Field,
    private readonly settings: LandSettings
  ) {}

  /** Height of a tree in metres: none in water, on cliffs and above the tree line, small ones at these borders. */
  treeSize(site: Site, conifer: boolean): number {
    const { biome, water } = this.settings
    if (site.chance >= biome.trees || site.tint < biome.conifers !== conifer) return 0
    const { height, steepness } = this.lie(site)
    const dry = step(2.5, 6, height - water.value)
    const low = 1 - step(-28, 6, height - biome.treeLine + 30 * (site.tint - 0.5))
    const gentle = 1 - step(0.16, 0.26, steepness)
    const thrives = Math.min(dry, low, gentle)
    return thrives < 0.3 ? 0 : TALL * site.size * (0.45 + 0.55 * thrives) * (conifer ? 1.08 : 0.82)
  }

  /** Width of a stone in metres: none in deep water, and none that would roll. */
  stoneSize(site: Site): number {
    const { biome, water } = this.settings
    if (site.chance >= biome.stones) return 0
    const { height, steepness } = this.lie(site)
    return height < water.value - 0.8 || steepness > 0.42 ? 0 : site.size
  }

  /** Height, and 1 − cos of the slope. */
  private lie({ x, z }: Site): { height: number; steepness: number } {
    const { amplitude, time } = this.settings.shape
    const height = amplitude.value * this.field().sampleGradient(x, 0, z, gradient, time.value)
    const slope = amplitude.value * Math.hypot(gradient[0], gradient[2])
    return { height, steepness: 1 - 1 / Math.sqrt(1 + slope * slope) }
  }
}

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const gradient: [number, number, number] = [0, 0, 0]
