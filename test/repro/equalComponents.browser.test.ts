import { expect, test } from 'vitest'
import { coordinate, distance, matrix, rotate, type Field } from 'three-perlin'
import { fieldParity } from '../support/fieldParity'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

// A vector of three equal components was written as one float, which GLSL takes in sums and products only.
const y = coordinate('y')
const cases: Record<string, Field> = {
  'distance to a plane': distance({ plane: [1, 1, 1], through: [2, 2, 2] }),
  'distance to a line': distance({ axis: [1, 1, 1] }),
  'distance to a point': distance([{ value: 3 }, 3, 3]),
  'a matrix that moves': matrix(y, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 2, 2, 1]),
  rotate: rotate(y, [1, 1, 1], 1),
  translate: y.translate([2, 2, 2]),
  frequency: y.frequency([2, 2, 2])
}

test.each(Object.entries(cases))('%s with equal components is the same on both sides', (_name, field) => {
  const points = [
    [0.5, -3, 7, 0],
    [-20, 1.25, 3, 0]
  ]
  // Sums of four numbers below 64, each rounded to 2^-19.
  const worst = fieldParity(renderer, field, points, 'fragment', () => ({ value: 2 ** -17, gradient: 2 ** -20 }))
  expect(worst.value).toBeLessThan(1)
  expect(worst.gradient).toBeLessThan(1)
})
