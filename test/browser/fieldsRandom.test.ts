import { expect, test } from 'vitest'
import { fieldParity } from '../support/fieldParity'
import { randomField } from '../support/randomField'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const seeds = Array.from({ length: 40 }, (_, i) => i)

test.each(seeds)('random field %i is the same on the GPU and on the CPU', (seed) => {
  const rng = randomNumbers(1000 + seed)
  const field = randomField(rng, 1 + (seed % 4))
  const points = Array.from({ length: 100 }, () => [0, 0, 0, 0].map(() => Math.fround((rng() - 0.5) * 16)))
  const stage = seed % 2 === 0 ? 'vertex' : 'fragment'
  // Ten times what one noise may be off by (see fields.test.ts): the operators' slopes are moderate, so that four levels
  // of them multiply errors by no more. A mistake in a graph shows as 0.1.
  const worst = fieldParity(renderer, field, points, stage, () => ({ value: 2e-5, gradient: 1e-4 }))
  expect(worst.value).toBeLessThan(1)
  expect(worst.gradient).toBeLessThan(1)
})
