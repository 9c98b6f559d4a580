import { div, fbm, perlin3, type Field, type Live, type LiveSeed } from 'three-perlin'

/** What shapes the land. All but the fade are live: changing them compiles nothing. */
export interface LandParameters {
  readonly seed: LiveSeed & { value: number }
  /** Cells per metre. */
  readonly frequency: Live
  /** Metres. */
  readonly amplitude: Live
  readonly octaves: Live
  readonly lacunarity: Live
  readonly gain: Live
  /** 0: rolling hills, 1: crests where the noise crosses zero. */
  readonly ridges: Live
  /** How narrow the crests are. */
  readonly sharpness: Live
  /** Metres by which the land lies to the east and to the south. */
  readonly east: Live
  readonly south: Live
  readonly time: Live
  fade: 'quintic' | 'cubic' | 'linear'
}

/** Height above the lowest ground, as a part of the amplitude. */
export function createLandField(parameters: LandParameters): Field {
  const { seed, frequency, octaves, lacunarity, gain, ridges, sharpness, east, south, fade } = parameters
  const noise = perlin3({ seed, axes: 'xzt', frequency, fade })
  const relief = fbm(noise, { octaves, lacunarity, gain })
  const hills = relief.mul(0.8).add(0.5)
  const crests = div(1, relief.mul(relief).mul(sharpness).add(1))
  const massifs = fbm(noise, { octaves: 3, lacunarity, gain }).frequency(0.7).mul(0.9).add(0.65)
  return hills.add(crests.mul(massifs).sub(hills).mul(ridges)).translate([east, 0, south])
}
