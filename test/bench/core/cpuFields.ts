import { createNoise, fbm, perlin3 } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'
import { SCATTERED, valuesAt, X, Y, Z } from './scatteredPoints'

const OCTAVES = 6
const noise = createNoise()
const field = fbm(perlin3(), { octaves: OCTAVES })

/** As somebody writes it who calls perlin3 and adds up; the shifts are those of `fbm`. */
function byHand(x: number, y: number, z: number): number {
  let sum = 0
  let amplitude = 1
  let frequency = 1
  for (let k = 0; k < OCTAVES; k++) {
    const n = noise.perlin3(x * frequency + 5.71875 * k, y * frequency + 9.1328125 * k, z * frequency + 7.5546875 * k)
    sum += amplitude * n
    amplitude *= 0.5
    frequency *= 2
  }
  return sum
}

/** A field of six octaves, against the same by hand. */
export const cpuFields: readonly CpuCandidate[] = [
  {
    name: 'fbm6 by hand',
    group: 'field',
    own: true,
    samples: SCATTERED,
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += byHand(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt(byHand)
  },
  {
    name: 'fbm6, sample',
    group: 'field',
    own: true,
    samples: SCATTERED,
    run() {
      let sum = 0
      for (let i = 0; i < SCATTERED; i++) sum += field.sample(X[i], Y[i], Z[i])
      return sum
    },
    values: () => valuesAt((x, y, z) => field.sample(x, y, z)),
    expected: () => valuesAt(byHand),
    // Six values off by 1e-15, with amplitudes that sum up to 2.
    tolerance: 4e-15
  }
]
