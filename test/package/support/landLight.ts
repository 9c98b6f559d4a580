import type * as Library from 'three-perlin'
import { pixels, SIZE } from './picture'

export interface LandSettings {
  readonly seed: number
  readonly amplitude: number
}

/** Units of one side of the land in `consumers`. */
const LAND = 100
const sun = [3, 2, 1].map((component) => component / Math.hypot(3, 2, 1))

/** The field that `consumers/land.js` displaces, on the CPU. */
export function landHeight({ fbm, perlin2 }: typeof Library, { seed, amplitude }: LandSettings): Library.Field {
  return fbm(perlin2({ seed, axes: 'xz', frequency: 1 / 25 }), { octaves: 3 })
    .fit(0, 8)
    .mul(amplitude)
}

/** The diffuse light of the land for each pixel: the intensity of the sun, 3, by the cosine of its incidence, by 1/π. */
export function landLight(library: typeof Library, settings: LandSettings): number[] {
  const height = landHeight(library, settings)
  const gradient = [0, 0, 0]
  return pixels((x, y) => {
    height.sampleGradient((x / SIZE - 0.5) * LAND, 0, (y / SIZE - 0.5) * LAND, gradient)
    const [dx, , dz] = gradient
    const cosine = (-dx * sun[0] + sun[1] - dz * sun[2]) / Math.hypot(dx, 1, dz)
    return (3 / Math.PI) * Math.max(0, cosine)
  })
}
