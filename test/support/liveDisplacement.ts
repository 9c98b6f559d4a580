import { fbm, perlin3, type DisplaceOptions, type Field } from 'three-perlin'

/** A displacement of which every value is live. */
export function liveDisplacement() {
  const live = {
    amplitude: { value: 2 },
    frequency: { value: 0.4 },
    octaves: { value: 3 },
    lacunarity: { value: 2 },
    gain: { value: 0.5 },
    lo: { value: -1 },
    hi: { value: 1 },
    translation: { value: 0.1 },
    seed: { value: 'first' },
    time: { value: 0.3 },
    curvature: { value: 0 }
  }
  const { seed, frequency, octaves, lacunarity, gain } = live
  const noise = perlin3({ seed, axes: 'xzt', frequency: [frequency, frequency, 1] })
  const field: Field = fbm(noise, { octaves, lacunarity, gain })
    .translate([live.translation, 0, live.translation])
    .fit(live.lo, live.hi)
  const options = {
    amplitude: live.amplitude,
    time: live.time,
    curvature: live.curvature
  } satisfies DisplaceOptions
  return { live, field, options }
}

type LiveName = keyof ReturnType<typeof liveDisplacement>['live']

/** Values to change each to; none doubles an amplitude, so that tolerances hold. */
export const LIVE_CHANGES: readonly [LiveName, number | string][] = [
  ['amplitude', -1.7],
  ['frequency', 0.45],
  ['octaves', 4.5],
  ['lacunarity', 1.83],
  ['gain', 0.6],
  ['lo', -0.2],
  ['hi', 1.6],
  ['translation', -3.7],
  ['seed', 'second'],
  ['time', 17.62],
  ['curvature', 0.2]
]
