import { describe, expect, test } from 'vitest'
import { createNoise, createPermutation } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { fadeQuintic } from '../../src/noise/fade'
import { latticeNoise, NO_PERIOD } from '../../src/noise/latticeNoise'
import { NoiseTables } from '../../src/noise/noiseTables'
import { noiseForms } from '../support/noiseForms'
import { noisePoints, type NoisePoint } from '../support/noisePoints'
import { expectClose } from '../support/tolerance'

const noise = createNoise()
const tables = new NoiseTables(createPermutation())
const periods: readonly NoisePoint[] = [
  [3, 7, 256, 1],
  [256, 1, 5, 128],
  [1, 255, 2, 10],
  [17, 4, 100, 64]
]
const axes = [0, 1, 2, 3]

/** The point with one coordinate changed. */
function along(point: readonly number[], axis: number, change: (coordinate: number) => number): number[] {
  return point.map((coordinate, i) => (i === axis ? change(coordinate) : coordinate))
}

describe.each(NOISE_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const { value, gradient, periodic, periodicGradient } = noiseForms(noise, kind)
  const itsAxes = axes.slice(0, kind.dimension)
  const turn = kind.quarter ? kind.dimension - 1 : undefined

  // Two orders of lerps of values below 2: see noiseConformance.test.ts.
  const OTHER_ORDER = 2e-15

  test('has one value in its fast form, its general form and with the gradient', () => {
    const fast = noisePoints.map(value)
    expectClose(
      noisePoints.map((point) => latticeNoise(kind, tables, fadeQuintic, NO_PERIOD, ...point)),
      fast,
      OTHER_ORDER
    )
    expectClose(
      noisePoints.map((point) => gradient(point).value),
      fast,
      OTHER_ORDER
    )
  })

  test('evaluates from memory to memory, and touches nothing else there', () => {
    const coordinates = noisePoints[0].slice(0, kind.dimension)
    const memory = Float64Array.of(NaN, NaN, ...coordinates, NaN, NaN)
    const expected = Float64Array.from(memory)
    expected[1] = value(coordinates)
    kind.evaluate(tables, memory, 2, 1)
    expect(memory).toEqual(expected)
  })

  test('has the gradient that central differences give', () => {
    // h = 2⁻¹⁶: the third derivative, below 60 · 3 + 3 · 6 · 2 (fade‴ times the difference of two sides, fade″ times
    // that of their slopes), times h²/6 is 8e-9; rounding adds 2⁻⁵² · 1.7/h = 3e-11. Along a turn it is (2π)³ = 248
    // times the value.
    const h = 2 ** -16
    const differences = (point: NoisePoint) =>
      itsAxes.map(
        (axis) => (value(along(point, axis, (x) => x + h)) - value(along(point, axis, (x) => x - h))) / (2 * h)
      )
    expectClose(
      noisePoints.flatMap((point) => gradient(point).gradient),
      noisePoints.flatMap(differences),
      1e-8
    )
  })

  test('repeats after its periods, to the bit, on both sides of 0', () => {
    // The fractions have 20 bits, so that adding a period is exact.
    const points = noisePoints.map((point) => point.map((x) => Math.round(x * 2 ** 20) / 2 ** 20))
    points.forEach((point, i) => {
      const period = periods[i % periods.length]
      for (const axis of itsAxes) {
        for (const count of [-40, -1, 1, 3]) {
          const shifted = along(point, axis, (x) => x + count * period[axis])
          expect(periodic(shifted, period)).toBe(periodic(point, period))
          expect(periodicGradient(shifted, period)).toEqual(periodicGradient(point, period))
        }
      }
      expect(periodicGradient(point, period).value).toBeCloseTo(periodic(point, period), 14)
    })
  })

  test('is another noise with a period, and the same with 256', () => {
    const none = [256, 256, 256, 256]
    expectClose(
      noisePoints.map((point) => periodic(point, none)),
      noisePoints.map(value),
      OTHER_ORDER
    )
    expect(noisePoints.map((point) => periodicGradient(point, none))).toEqual(noisePoints.map(gradient))
    for (const axis of itsAxes) {
      const period = along(none, axis, () => 7)
      const differing = noisePoints.filter((point) => periodic(point, period) !== periodic(point, none))
      // A whole number of turns is none.
      if (axis === turn) expect(differing).toEqual([])
      else expect(differing.length).toBeGreaterThan(100)
    }
  })

  test('has no seams: values and slopes meet at lattice lines, at the period and at the end of the table', () => {
    // Slopes are below 8 (along a turn 2π times the value), curvatures below 30; the points beside a line are 2e-9 apart.
    const e = 1e-9
    const lines = [-256, -7, -1, 0, 1, 6, 7, 255, 256, 1e6]
    for (const period of [[7, 7, 7, 7] as const, NO_PERIOD]) {
      for (const axis of itsAxes) {
        const beside = (offset: number) =>
          lines.map((line) =>
            periodicGradient(
              along([0.3, 0.4, 0.6, 0.7], axis, () => line + offset),
              period
            )
          )
        const before = beside(-e)
        beside(e).forEach(({ value: after, gradient: slopeAfter }, i) => {
          expectClose([after], [before[i].value], 8 * 2 * e)
          expectClose(slopeAfter, before[i].gradient, 30 * 2 * e)
        })
      }
    }
  })

  test('gives NaN for NaN and for infinite coordinates, in every form', () => {
    for (const bad of [NaN, Infinity, -Infinity]) {
      for (const axis of itsAxes) {
        const point = along(noisePoints[0], axis, () => bad)
        const nothing = { value: NaN, gradient: itsAxes.map(() => NaN) }
        expect(value(point)).toBe(NaN)
        expect(periodic(point, periods[0])).toBe(NaN)
        expect(gradient(point)).toEqual(nothing)
        expect(periodicGradient(point, periods[0])).toEqual(nothing)
      }
    }
  })

  test('finds the cell exactly as far as 2³¹', () => {
    const modulo = (x: number, period: number) => ((x % period) + period) % period
    const far = [
      2 ** 31 - 0.25,
      -(2 ** 31) + 0.25,
      2 ** 30 + 0.625,
      -(2 ** 30) - 0.375,
      2 ** 24 + 1.5,
      -(2 ** 24) - 1.5
    ]
    for (const x of far) {
      for (const axis of itsAxes) {
        const point = along(noisePoints[0], axis, () => x)
        expect(value(point)).toBe(value(along(point, axis, () => modulo(x, 256))))
        for (const period of [3, 7, 251]) {
          const around = along(NO_PERIOD, axis, () => period)
          expect(periodic(point, around)).toBe(
            periodic(
              along(point, axis, () => modulo(x, period)),
              around
            )
          )
        }
      }
    }
  })
})
