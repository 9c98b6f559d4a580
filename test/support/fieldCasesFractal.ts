import { fbm, perlin2, perlin3 } from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'

// Octaves of gain 1/2 at lacunarity 2 weigh 2 in all in the value, and 1 each, times the frequency, in the gradient.
export const fractalCases: Readonly<Record<string, FieldCase>> = {
  fbm: { field: fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 6 })), weight: 2, slope: 1 },
  'fbm without shifts': {
    field: fbm(perlin3({ frequency: 0.5 }), { shifts: 'none', octaves: 4 }),
    weight: 2,
    slope: 2
  },
  'fbm of a periodic noise': {
    field: fbm(perlin3({ period: 4, fade: 'cubic' }), { octaves: 4 }),
    weight: 2,
    slope: 4
  },
  'fbm with a fraction': {
    field: fbm(perlin2({ frequency: 0.3 }), { octaves: 3.4, gain: 0.6, lacunarity: 1.9 }),
    weight: 2.5,
    slope: 1.5
  },
  'live fbm': {
    field: fbm(perlin3({ frequency: { value: 0.5 }, seed: { value: 'live' } }), {
      octaves: { value: 3.5 },
      gain: { value: 0.6 },
      lacunarity: { value: 1.9 }
    }),
    weight: 2.5,
    slope: 3
  },
  'fbm of an fbm': {
    field: fbm(fbm(perlin3({ frequency: 0.2 }), { octaves: 2 }), { octaves: 2, lacunarity: 3 }),
    weight: 2.25,
    slope: 2
  }
}
