import { createNoise, perlin3 } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'
import {
  fastSimplex3,
  improved,
  litePerlin,
  liteSimplex,
  noisejs,
  openSimplex3,
  simplex,
  simplexNoise3
} from './cpuPeers'
import { SCATTERED, valuesAt, X, Y, Z } from './scatteredPoints'

// Perlin's own table, which three's ImprovedNoise has too.
const noise = createNoise()
const field = perlin3()
const gradient = [0, 0, 0]

const ours: readonly Part[] = [
  {
    name: 'perlin3',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noise.perlin3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => noise.perlin3(x, y, z)),
    expected: () => valuesAt((x, y, z) => improved.noise(x, y, z)),
    tolerance: 1e-15
  },
  {
    name: 'perlin3 again',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noise.perlin3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => noise.perlin3(x, y, z)),
    expected: () => valuesAt((x, y, z) => improved.noise(x, y, z)),
    tolerance: 1e-15
  },
  {
    name: 'perlin3Gradient',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noise.perlin3Gradient(X[i], Y[i], Z[i], gradient)
      return sum
    },
    values: () => valuesAt((x, y, z) => noise.perlin3Gradient(x, y, z, gradient)),
    expected: () => valuesAt((x, y, z) => improved.noise(x, y, z)),
    tolerance: 1e-15
  },
  {
    name: 'field perlin3, sample',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += field.sample(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => field.sample(x, y, z)),
    expected: () => valuesAt((x, y, z) => improved.noise(x, y, z)),
    tolerance: 1e-15
  }
]

const peers: readonly Part[] = [
  {
    name: 'three ImprovedNoise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += improved.noise(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => improved.noise(x, y, z))
  },
  {
    name: 'three SimplexNoise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplex.noise3d(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => simplex.noise3d(x, y, z))
  },
  {
    name: 'noisejs perlin3',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noisejs.perlin3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => noisejs.perlin3(x, y, z))
  },
  {
    name: 'noisejs simplex3',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noisejs.simplex3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => noisejs.simplex3(x, y, z))
  },
  {
    name: 'simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplexNoise3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => simplexNoise3(x, y, z))
  },
  {
    name: 'fast-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += fastSimplex3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => fastSimplex3(x, y, z))
  },
  {
    name: 'open-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += openSimplex3(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => openSimplex3(x, y, z))
  },
  {
    name: 'fastnoise-lite Perlin',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += litePerlin.GetNoise(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => litePerlin.GetNoise(x, y, z))
  },
  {
    name: 'fastnoise-lite OpenSimplex2',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += liteSimplex.GetNoise(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => liteSimplex.GetNoise(x, y, z))
  }
]

type Part = Omit<CpuCandidate, 'group' | 'own' | 'samples'>

/** 3D noise at scattered points. */
export const cpu3: readonly CpuCandidate[] = [
  ...ours.map((part) => ({ ...part, own: true })),
  ...peers.map((part) => ({ ...part, own: false }))
].map((part) => ({ ...part, group: '3D', samples: SCATTERED }))
