import { describe, expect, test } from 'vitest'
import { expectFill } from '../support/expectFill'
import { fieldCases } from '../support/fieldCases'
import { randomField } from '../support/randomField'
import { randomNumbers } from '../support/randomNumbers'

describe('a grid has the values of its points', () => {
  const fields = Object.entries(fieldCases)

  test.each(fields)('%s', (_name, { field }) => {
    expectFill(field, [37, 5, 4], [-9.7, -4.2, 3.1], [8.3, 4.9, -6.4], { time: 1.3 })
  })

  test.each(fields)('%s, with a footprint', (_name, { field }) => {
    expectFill(field, [20, 3, 2], [-9.7, -4.2, 3.1], [8.3, 4.9, -6.4], { time: 1.3, footprint: [0.3, 0.2, 0.5] })
  })

  test.each(Array.from({ length: 200 }, (_, i) => i))('random field %i', (seed) => {
    const rng = randomNumbers(1000 + seed)
    const field = randomField(rng, 1 + (seed % 4))
    const corner = () => [0, 0, 0].map(() => (rng() - 0.5) * 20) as [number, number, number]
    expectFill(field, [40, 3, 3], corner(), corner(), { time: rng() * 5 })
    expectFill(field, [9, 2, 1], corner(), corner(), { footprint: rng() })
  })
})
