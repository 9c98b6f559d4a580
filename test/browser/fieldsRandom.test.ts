import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldArbitrary } from '../support/fieldArbitrary'
import { fieldParity } from '../support/fieldParity'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const rng = randomNumbers(1000)
const points = Array.from({ length: 100 }, () => [0, 0, 0, 0].map(() => Math.fround((rng() - 0.5) * 16)))

test.each([
  { stage: 'vertex', seed: 2 },
  { stage: 'fragment', seed: 3 }
] as const)(
  'random fields are the same on the GPU, in the $stage stage, and on the CPU',
  { timeout: 120_000 },
  (row) => {
    const property = fc.property(fieldArbitrary(4), (field) => {
      // Ten times what one noise may be off by (see fields.test.ts): the operators' slopes are moderate, so that four levels
      // of them multiply errors by no more. A mistake in a graph shows as 0.1. No point is left out: where the field jumps,
      // the CPU's range spans the jump.
      const worst = fieldParity(renderer, field, points, row.stage, () => ({ value: 2e-5, gradient: 1e-4 }))
      expect(worst.value).toBeLessThan(1)
      expect(worst.gradient).toBeLessThan(1)
    })
    fc.assert(property, { seed: row.seed, numRuns: 100 })
  }
)
