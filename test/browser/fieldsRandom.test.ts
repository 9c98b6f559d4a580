import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldArbitrary } from '../support/fieldArbitrary'
import { fieldParity } from '../support/fieldParity'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const rng = randomNumbers(1000)
const points = Array.from({ length: 100 }, () => [0, 0, 0, 0].map(() => Math.fround((rng() - 0.5) * 16)))

test.each(['vertex', 'fragment'] as const)('random fields are the same on the GPU and on the CPU: %s', { timeout: 60_000 }, (stage) => {
  const all: number[] = []
  const start = performance.now()
  for (const field of fc.sample(fieldArbitrary(4), { seed: 2, numRuns: 60 })) {
    const worst = fieldParity(renderer, field, points, stage, () => ({ value: 2e-5, gradient: 1e-4 }))
    all.push(worst.value, worst.gradient)
  }
  console.log(stage, performance.now() - start, all.sort((a, b) => b - a).slice(0, 20).join(' '))
  expect(1).toBe(1)
})
