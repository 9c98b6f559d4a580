import { createNoise, perlin2 } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'
import {
  fastSimplex2,
  improved,
  litePerlin,
  liteSimplex,
  noisejs,
  openSimplex2,
  simplex,
  simplexNoise2
} from './cpuPeers'
import { SCATTERED, valuesAt, X, Y } from './scatteredPoints'

// Perlin's own table, which three's ImprovedNoise has too.
const noise = createNoise()
const field = perlin2()

const ours: readonly Part[] = [
  {
    name: 'perlin2',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noise.perlin2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => noise.perlin2(x, y)),
    expected: () => valuesAt((x, y) => improved.noise(x, y, 0)),
    tolerance: 1e-15
  },
  {
    name: 'field perlin2, sample',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += field.sample(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => field.sample(x, y)),
    expected: () => valuesAt((x, y) => improved.noise(x, y, 0)),
    tolerance: 1e-15
  }
]

const peers: readonly Part[] = [
  {
    name: 'three ImprovedNoise, z = 0',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += improved.noise(X[i], Y[i], 0)
      return sum
    },
    values: () => valuesAt((x, y) => improved.noise(x, y, 0))
  },
  {
    name: 'three SimplexNoise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplex.noise(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => simplex.noise(x, y))
  },
  {
    name: 'noisejs perlin2',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noisejs.perlin2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => noisejs.perlin2(x, y))
  },
  {
    name: 'noisejs simplex2',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noisejs.simplex2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => noisejs.simplex2(x, y))
  },
  {
    name: 'simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplexNoise2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => simplexNoise2(x, y))
  },
  {
    name: 'fast-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += fastSimplex2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => fastSimplex2(x, y))
  },
  {
    name: 'open-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += openSimplex2(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => openSimplex2(x, y))
  },
  {
    name: 'fastnoise-lite Perlin',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += litePerlin.GetNoise(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => litePerlin.GetNoise(x, y))
  },
  {
    name: 'fastnoise-lite OpenSimplex2',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += liteSimplex.GetNoise(X[i], Y[i])
      return sum
    },
    values: () => valuesAt((x, y) => liteSimplex.GetNoise(x, y))
  }
]

type Part = Omit<CpuCandidate, 'group' | 'own' | 'samples'>

/** 2D noise at scattered points. */
export const cpu2: readonly CpuCandidate[] = [
  ...ours.map((part) => ({ ...part, own: true })),
  ...peers.map((part) => ({ ...part, own: false }))
].map((part) => ({ ...part, group: '2D', samples: SCATTERED }))
