import { describe, expect, test } from 'vitest'
import { createNoise } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { conformance } from '../support/conformance'
import { noiseForms } from '../support/noiseForms'
import { randomNumbers } from '../support/randomNumbers'

const random = randomNumbers(5)
const anywhere = () => Array.from({ length: 4 }, () => 256 * random())

function moments(values: readonly number[]) {
  const mean = values.reduce((sum, n) => sum + n, 0) / values.length
  const power = (k: number) => values.reduce((sum, n) => sum + (n - mean) ** k, 0) / values.length
  return { mean, variance: power(2), meanAbs: values.reduce((sum, n) => sum + Math.abs(n), 0) / values.length }
}

describe("with Perlin's table", () => {
  // `cat` is no number: rows are in the order of the set.
  const names = ['perlin3', 'perlin2', 'slice1', 'perlin4', 'posted4', 'perlin1']
  const statistics = conformance('stats', ['mean', 'var', 'mean_abs', 'kurtosis'])

  test.each(['perlin1', 'perlin2', 'perlin3', 'perlin4'])('%s has the moments of the reference', (name) => {
    const count = 200_000
    const kind = NOISE_KINDS.find((each) => each.name === name)
    if (!kind) throw new Error(name)
    const { value } = noiseForms(createNoise(), kind)
    const sample = moments(Array.from({ length: count }, () => value(anywhere())))
    const [mean, variance, meanAbs, kurtosis] = statistics[names.indexOf(name)]
    // Four standard errors of independent samples; those of the reference, which had 2e7, are ten times smaller.
    const error = (ofOne: number) => 4 * Math.sqrt(ofOne / count)
    expect(Math.abs(sample.mean - mean)).toBeLessThan(error(variance))
    expect(Math.abs(sample.variance - variance)).toBeLessThan(error((kurtosis - 1) * variance ** 2))
    expect(Math.abs(sample.meanAbs - meanAbs)).toBeLessThan(error(variance - meanAbs ** 2))
  })
})

describe('with other tables', () => {
  const noises = Array.from({ length: 40 }, (_, seed) => createNoise({ seed }))

  // For gradients drawn independently; from the set's `exact.var_theory_independent`.
  test.each([
    ['perlin2', 0.0639803],
    ['perlin3', 0.0729189],
    ['perlin4', 0.0857034]
  ])('%s has on average the variance of theory', (name, variance) => {
    const kind = NOISE_KINDS.find((each) => each.name === name)
    if (!kind) throw new Error(name)
    const variances = noises.map((noise) => {
      const { value } = noiseForms(noise, kind)
      return moments(Array.from({ length: 2000 }, () => value(anywhere()))).variance
    })
    const { mean, variance: spread } = moments(variances)
    expect(Math.abs(mean - variance)).toBeLessThan(4 * Math.sqrt(spread / noises.length))
  })

  test.each(NOISE_KINDS.map((kind) => [kind.name, kind] as const))('%s stays in its range', (_, kind) => {
    const values = noises.flatMap((noise) => {
      const { value } = noiseForms(noise, kind)
      return Array.from({ length: 500 }, () => value(anywhere()))
    })
    expect(Math.min(...values)).toBeGreaterThanOrEqual(kind.range[0])
    expect(Math.max(...values)).toBeLessThanOrEqual(kind.range[1])
  })
})
