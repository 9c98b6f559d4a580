import { createNoise, perlin3 } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'
import { improved, litePerlin, noisejs, simplexNoise3 } from './cpuPeers'

const SIDE = 512
const X0 = -3.3
const Y0 = 7.7
const Z0 = 0.37

const noise = createNoise()
const field = perlin3()

/** 512 × 512 samples of a slice, some number of them a lattice cell. */
function grid(cell: 64 | 3): readonly CpuCandidate[] {
  const step = 1 / cell
  const target = new Float64Array(SIDE * SIDE)
  const to = [X0 + (SIDE - 1) * step, Y0 + (SIDE - 1) * step, Z0] as const

  /** Writes one value after the other. */
  type Part = Pick<CpuCandidate, 'name' | 'own'> & { fill(): void }

  const parts: readonly Part[] = [
    {
      name: 'field perlin3, fill',
      own: true,
      fill() {
        field.fill(target, { width: SIDE, height: SIDE, from: [X0, Y0, Z0], to })
      }
    },
    {
      name: 'perlin3, one by one',
      own: true,
      fill() {
        for (let j = 0, at = 0; j < SIDE; j++) {
          for (let i = 0; i < SIDE; i++) target[at++] = noise.perlin3(X0 + i * step, Y0 + j * step, Z0)
        }
      }
    },
    {
      name: 'three ImprovedNoise',
      own: false,
      fill() {
        for (let j = 0, at = 0; j < SIDE; j++) {
          for (let i = 0; i < SIDE; i++) target[at++] = improved.noise(X0 + i * step, Y0 + j * step, Z0)
        }
      }
    },
    {
      name: 'noisejs perlin3',
      own: false,
      fill() {
        for (let j = 0, at = 0; j < SIDE; j++) {
          for (let i = 0; i < SIDE; i++) target[at++] = noisejs.perlin3(X0 + i * step, Y0 + j * step, Z0)
        }
      }
    },
    {
      name: 'simplex-noise',
      own: false,
      fill() {
        for (let j = 0, at = 0; j < SIDE; j++) {
          for (let i = 0; i < SIDE; i++) target[at++] = simplexNoise3(X0 + i * step, Y0 + j * step, Z0)
        }
      }
    },
    {
      name: 'fastnoise-lite Perlin',
      own: false,
      fill() {
        for (let j = 0, at = 0; j < SIDE; j++) {
          for (let i = 0; i < SIDE; i++) target[at++] = litePerlin.GetNoise(X0 + i * step, Y0 + j * step, Z0)
        }
      }
    }
  ]
  return parts.map(({ name, own, fill }) => ({
    name,
    group: `grid${cell}`,
    own,
    samples: target.length,
    run() {
      fill()
      return target[0]
    },
    values() {
      fill()
      return target.slice()
    },
    ...(own && {
      expected: () =>
        target.map((_, at) => improved.noise(X0 + (at % SIDE) * step, Y0 + Math.floor(at / SIDE) * step, Z0)),
      // The slice's noise is rounded in another order; and so are the points.
      tolerance: 1e-13
    })
  }))
}

/** Slices of 3D noise, as for a texture or a height map. */
export const cpuGrids: readonly CpuCandidate[] = [...grid(64), ...grid(3)]
