import { expect, test } from 'vitest'
import { fadeQuintic } from '../../src/noise/fade'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { latticeNoise, NO_PERIOD } from '../../src/noise/latticeNoise'
import { noiseTables } from '../../src/noise/noiseTables'
import { seededPermutation } from '../../src/permutation/seededPermutation'
import { randomNumbers } from '../support/randomNumbers'

const fast = NOISE_KINDS.filter(({ evaluateGradient }) => evaluateGradient)

test('perlin2 and perlin3 have a fast gradient', () => {
  expect(fast.map(({ name }) => name)).toEqual(expect.arrayContaining(['perlin2', 'perlin3']))
})

test.each(fast)('$name: the fast gradient is that of the general form, to the bit', (kind) => {
  const rng = randomNumbers(7)
  const memory = new Float64Array(9)
  const target = [0, 0, 0, 0]
  for (const seed of [undefined, 5]) {
    const tables = noiseTables(seededPermutation({ seed }, 'test'))
    for (let i = 0; i < 3000; i++) {
      // At lattice points and lines too.
      const point = [0, 0, 0, 0].map(() => (rng() < 0.2 ? Math.floor(rng() * 600 - 300) : rng() * 600 - 300))
      memory.set(point)
      kind.evaluateGradient?.(tables, memory, 0, 4)
      const value = latticeNoise(
        kind,
        tables,
        fadeQuintic,
        NO_PERIOD,
        ...(point as [number, number, number, number]),
        target
      )
      // 0 may have either sign.
      expect(memory[4] === value).toBe(true)
      for (let k = 0; k < kind.dimension; k++) expect(memory[5 + k] === target[k]).toBe(true)
    }
  }
})
