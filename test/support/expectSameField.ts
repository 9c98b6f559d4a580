import { expect } from 'vitest'
import { Field, type ColorField } from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'

/** Two fields have the same values and gradients, bit by bit, at some points, the same bounds and the same shader. */
export function expectSameField(got: Field | ColorField, expected: Field | ColorField, rng: () => number): void {
  expect(got.constructor).toBe(expected.constructor)
  const [a, b] = [got, expected].map((field) => {
    const gradient = field instanceof Field && field.differentiable
    return compileGlsl([{ field, gradient, footprint: true }]).source
  })
  expect(a).toBe(b)
  const targets = [
    [0, 0, 0],
    [0, 0, 0]
  ]
  for (let i = 0; i < 20; i++) {
    const [x, y, z, t] = [0, 0, 0, 0].map(() => (rng() - 0.5) * 40)
    if (got instanceof Field && expected instanceof Field) {
      if (i === 0) expect(got.range()).toEqual(expected.range())
      expectSameNumbers([got.sample(x, y, z, t)], [expected.sample(x, y, z, t)])
      if (!expected.differentiable) continue
      got.sampleGradient(x, y, z, targets[0], t)
      expected.sampleGradient(x, y, z, targets[1], t)
      expectSameNumbers(targets[0], targets[1])
    } else if (!(got instanceof Field || expected instanceof Field)) {
      expectSameNumbers(got.sample(x, y, z, t), expected.sample(x, y, z, t))
    }
  }
}

/** Tells −0 from 0. */
function expectSameNumbers(got: readonly number[], expected: readonly number[]): void {
  if (!got.every((number, i) => Object.is(number, expected[i]))) expect(got).toEqual(expected)
}
