import { createNoise } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'
import { fastSimplex4, openSimplex4, simplex, simplexNoise4 } from './cpuPeers'
import { SCATTERED, valuesAt, X, Y, Z, W } from './scatteredPoints'

const noise = createNoise()

const ours: readonly Part[] = [
  {
    name: 'perlin4',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += noise.perlin4(X[i], Y[i], Z[i], W[i])
      return sum
    },
    values: () => valuesAt((x, y, z, w) => noise.perlin4(x, y, z, w)),
    expected: () => valuesAt((x, y, z, w) => noise.perlin4Gradient(x, y, z, w, [])),
    tolerance: 1e-14
  }
]

const peers: readonly Part[] = [
  {
    name: 'three SimplexNoise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplex.noise4d(X[i], Y[i], Z[i], W[i])
      return sum
    },
    values: () => valuesAt((x, y, z, w) => simplex.noise4d(x, y, z, w))
  },
  {
    name: 'simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += simplexNoise4(X[i], Y[i], Z[i], W[i])
      return sum
    },
    values: () => valuesAt((x, y, z, w) => simplexNoise4(x, y, z, w))
  },
  {
    name: 'fast-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += fastSimplex4(X[i], Y[i], Z[i], W[i])
      return sum
    },
    values: () => valuesAt((x, y, z, w) => fastSimplex4(x, y, z, w))
  },
  {
    name: 'open-simplex-noise',
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += openSimplex4(X[i], Y[i], Z[i], W[i])
      return sum
    },
    values: () => valuesAt((x, y, z, w) => openSimplex4(x, y, z, w))
  }
]

type Part = Omit<CpuCandidate, 'group' | 'own' | 'samples'>

/** 4D noise at scattered points. */
export const cpu4: readonly CpuCandidate[] = [
  ...ours.map((part) => ({ ...part, own: true })),
  ...peers.map((part) => ({ ...part, own: false }))
].map((part) => ({ ...part, group: '4D', samples: SCATTERED }))
