import { describe, expect, test } from 'vitest'
import { fbm, fract, mix, perlin3, sign, slope, step, terrace } from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { randomNumbers } from '../support/randomNumbers'

const noise = perlin3({ seed: 3, frequency: 0.3 })
const target = [0, 0, 0]

describe('slope', () => {
  test('is the angle of the gradient', () => {
    const field = fbm(perlin3({ seed: 8, frequency: 0.1 })).mul(10)
    const rng = randomNumbers(6)
    for (let i = 0; i < 20; i++) {
      const [x, y, z] = [rng() * 50, rng() * 50, rng() * 50]
      field.sampleGradient(x, y, z, target)
      expect(slope(field).sample(x, y, z)).toBeCloseTo((Math.atan(Math.hypot(...target)) * 180) / Math.PI, 10)
    }
  })

  test('belongs to the domain that its field is read in', () => {
    const steep = slope(noise)
    expect(steep.frequency(3).sample(0.1, 0.2, 0.3)).toBeCloseTo(steep.sample(0.3, 0.6, 0.9), 12)
    expect(slope(noise.frequency(3)).sample(0.1, 0.2, 0.3)).toBeGreaterThan(steep.sample(0.3, 0.6, 0.9))
  })

  test('and the field itself are one evaluation', () => {
    for (const field of [mix(noise, 1, step(30, slope(noise))), slope(noise).add(noise), noise.mul(slope(noise))]) {
      expect(compileGlsl([{ field }]).source.match(/= perlin3\w*\(/g)).toHaveLength(1)
    }
  })

  test('stands beside the field that it is the slope of, in either order', () => {
    const expected = slope(noise).sample(1, 2, 3) + noise.sample(1, 2, 3)
    expect(slope(noise).add(noise).sample(1, 2, 3)).toBeCloseTo(expected, 12)
    expect(noise.add(slope(noise)).sample(1, 2, 3)).toBeCloseTo(expected, 12)
  })
})

describe('fields without a gradient', () => {
  test.each([
    ['slope', slope(noise)],
    ['sign', noise.add(sign(noise)).frequency(2)],
    ['step', fbm(step(0, noise))],
    ['sharp terrace', terrace(noise, { smoothness: 0 })]
  ])('%s', (name, field) => {
    expect(field.differentiable).toBe(false)
    const why = `the field has no gradient, because \`${name}\` in it has none`
    expect(() => field.sampleGradient(0, 0, 0, target)).toThrow(`sampleGradient: ${why}`)
    expect(() => slope(field)).toThrow(`slope: ${why}`)
  })

  test('fract and smooth terraces have one', () => {
    expect(fract(noise).differentiable && terrace(noise).differentiable).toBe(true)
  })
})
