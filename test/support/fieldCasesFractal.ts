import {
  billow,
  fbm,
  hetero,
  hybrid,
  multifractal,
  perlin1,
  perlin2,
  perlin3,
  ridged,
  turbulence,
  value2
} from 'three-perlin/cpu'
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
  },
  'fbm of space and time': { field: fbm(perlin3({ axes: 'xzt', frequency: [0.5, 0.5, 1] })), weight: 2, slope: 3 },
  'fbm that turns in space': {
    field: fbm(perlin3({ frequency: 0.3 }), { octaves: 4, rotate: true }),
    weight: 2,
    slope: 8,
    finest: 20
  },
  'fbm that turns on the ground': {
    field: fbm(perlin2({ axes: 'xz', frequency: 0.3 }), {
      octaves: { value: 4 },
      lacunarity: { value: 2 },
      rotate: true
    }),
    weight: 2,
    slope: 8,
    finest: 20
  },
  'normalised fbm': { field: fbm(perlin3({ frequency: 0.3 }), { normalize: true }), slope: 2 },
  'live normalised fbm': {
    field: fbm(perlin3({ frequency: 0.3 }), { octaves: { value: 3.3 }, H: { value: 0.9 }, normalize: true }),
    slope: 2
  },
  turbulence: { field: turbulence(perlin3({ frequency: 0.3 }), { octaves: 4 }), weight: 2, slope: 2 },
  billow: { field: billow(value2({ frequency: 0.3 }), { octaves: 4, normalize: true }), weight: 2, slope: 2 },
  ridged: { field: ridged(perlin3({ frequency: 0.3 }), { octaves: 4 }), weight: 10, slope: 15 },
  'live ridged': {
    field: ridged(perlin3({ frequency: 0.3 }), {
      octaves: { value: 3.5 },
      offset: { value: 0.9 },
      feedback: { value: 1.5 },
      H: 0.9,
      normalize: true
    }),
    weight: 10,
    slope: 15
  },
  multifractal: { field: multifractal(perlin3({ frequency: 0.3 }), { octaves: 4 }), weight: 8, slope: 10 },
  'multifractal of periodic noise': {
    field: multifractal(perlin1({ period: 5 }), { octaves: 3, lacunarity: 3 }),
    weight: 8,
    slope: 30
  },
  hybrid: { field: hybrid(perlin3({ frequency: 0.3 }), { octaves: 4 }), weight: 6, slope: 8 },
  'live hybrid': {
    field: hybrid(perlin3({ frequency: 0.3 }), {
      octaves: { value: 4 },
      offset: { value: 0.5 },
      feedback: { value: 2 },
      gain: { value: 0.7 },
      normalize: true,
      rotate: true
    }),
    weight: 6,
    slope: 20
  },
  hetero: { field: hetero(perlin3({ frequency: 0.3 }), { octaves: 4 }), weight: 12, slope: 20 },
  'ridged of an fbm of a billow': {
    field: ridged(fbm(billow(perlin3({ frequency: 0.1 }), { octaves: 2 }), { octaves: 2 }), { octaves: 2 }),
    weight: 20,
    slope: 20
  }
}
