import { grove } from './groves'
import { createRandom } from './random'

/** A place where something may stand, chosen once: the ground beneath decides whether it does. */
export interface Site {
  readonly x: number
  readonly z: number
  readonly turn: number
  readonly size: number
  /** 0 … 1, for whatever else differs between two of a kind. */
  readonly chance: number
  readonly tint: number
}

/** Metres around a camera in which nothing stands in front of it. */
const CLEAR = 125

/** Spaced by a jittered grid within a circle, fewer where trees like it less, none close to the cameras. */
export function treeSites(radius: number, spacing: number, cameras: readonly (readonly number[])[]): Site[] {
  const random = createRandom(11)
  const sites: Site[] = []
  for (let z = -radius; z < radius; z += spacing) {
    for (let x = -radius; x < radius; x += spacing) {
      const site = {
        x: x + (random() - 0.5) * spacing * 0.9,
        z: z + (random() - 0.5) * spacing * 0.9,
        turn: random() * 2 * Math.PI,
        size: 0.62 + 0.6 * random() ** 1.4,
        chance: random(),
        tint: random()
      }
      const likes = grove.sample(site.x, 0, site.z)
      // Closed woods in the middle of a grove, single trees far from any.
      const density = likes > 0.08 ? 0.9 : likes > -0.12 ? 0.24 : 0.05
      const inTheWay = cameras.some(([cx, , cz]) => Math.hypot(site.x - cx, site.z - cz) < CLEAR)
      if (random() < density && Math.hypot(site.x, site.z) < radius && !inTheWay) sites.push(site)
    }
  }
  return sites
}

export function stoneSites(count: number, radius: number): Site[] {
  const random = createRandom(5)
  return Array.from({ length: count }, () => {
    const distance = radius * random() ** 0.6
    const angle = random() * 2 * Math.PI
    return {
      x: distance * Math.cos(angle),
      z: distance * Math.sin(angle),
      turn: random() * 2 * Math.PI,
      // Many small ones, few large.
      size: 0.7 + 4.8 * random() ** 5,
      chance: random(),
      tint: random()
    }
  })
}
