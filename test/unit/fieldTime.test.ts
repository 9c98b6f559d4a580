import { describe, expect, test } from 'vitest'
import {
  coordinate,
  fbm,
  flow2,
  flow3,
  layers,
  perlin2,
  perlin3,
  perlin4,
  ramp,
  timePeriod,
  value3,
  type Field
} from 'three-perlin/cpu'
import { foldedTime } from '../../src/field/foldedTime'
import { fieldCases } from '../support/fieldCases'
import { loopingFields } from '../support/loopingFields'
import { randomNumbers } from '../support/randomNumbers'

describe('timePeriod', () => {
  const swirl = flow2({ frequency: [1, 1, 0.25] })
  const waves = perlin3({ axes: 'xyt', period: [null, null, 4], frequency: [1, 1, 2] })

  test.each<[string, Field, number]>([
    ['a field without time', perlin3(), 0],
    ['a period along t, over its frequency', waves, 2],
    ['a negative frequency', value3({ axes: 'tyx', period: [5, null, null], frequency: [-2, 1, 1] }), 2.5],
    ['no period: that of the table', perlin2({ axes: 'xt' }), 256],
    ['a turn', swirl, 4],
    ['a turn, whatever its period', flow3({ period: [null, null, null, 7] }), 1],
    ['a turn that is no time', flow2({ axes: 'xyz' }), 0],
    ['time along another axis of flow noise', flow2({ axes: 'txy', period: [8, 9, null] }), 8],
    ['octaves, which do not scale time', fbm(waves, { lacunarity: 3 }), 2],
    ['several fields: 2 and 4', waves.add(swirl), 4],
    ['several fields: 2 and 3', waves.mul(perlin2({ axes: 'xt', period: [null, 3] })), 6],
    [
      'decimal fractions',
      perlin2({ axes: 'xt', period: [null, 3], frequency: [1, 0.3] }).add(flow2({ frequency: [1, 1, 1 / 7] })),
      70
    ],
    ['a frequency of 0', waves.add(perlin4({ frequency: [1, 1, 1, 0] })), 2],
    ['time itself', waves.add(coordinate('t')), Infinity],
    ['no common multiple', swirl.add(flow2({ frequency: [1, 1, Math.SQRT2] })), Infinity]
  ])('%s', (_name, field, expected) => {
    expect(timePeriod(field)).toBeCloseTo(expected, 10)
  })

  test('is that of the fields in a colour', () => {
    const shade = ramp(swirl, [
      [0, '#000'],
      [1, '#fff']
    ]).mul(0.5)
    expect(timePeriod(layers(shade, [['#123456', waves.mul(flow2({ frequency: [1, 1, 1 / 3] }))]]))).toBeCloseTo(12, 12)
    expect(
      timePeriod(
        layers(
          ramp(perlin3(), [
            [0, '#000'],
            [1, '#fff']
          ]),
          []
        )
      )
    ).toBe(0)
  })

  test('is that of all fields together, and follows live frequencies', () => {
    const speed = { value: 0.5 }
    const live = flow2({ frequency: [1, 1, speed] })
    expect(timePeriod(live, waves)).toBe(2)
    speed.value = 1 / 3
    expect(timePeriod(live, waves)).toBeCloseTo(6, 12)
    speed.value = NaN
    expect(timePeriod(live, waves)).toBe(Infinity)
  })

  test.each(Object.entries(fieldCases))('%s repeats after it', (_name, { field }) => {
    const period = timePeriod(field)
    const random = randomNumbers(51)
    for (let i = 0; i < 20; i++) {
      const [x, y, z, t] = [0, 0, 0, 0].map(() => (random() - 0.5) * 20)
      // No field reads time unless it says when it repeats.
      const later = period === 0 ? t + 1.37 : t + period
      if (Number.isFinite(later)) expect(field.sample(x, y, z, later)).toBeCloseTo(field.sample(x, y, z, t), 9)
    }
  })
})

test.each(Object.entries(loopingFields))(
  '%s has the same values and gradients a loop later, however often',
  (_name, field) => {
    expect(2 % timePeriod(field)).toBe(0)
    const random = randomNumbers(52)
    for (let i = 0; i < 100; i++) {
      const [x, y, z] = [0, 0, 0].map(() => (random() - 0.5) * 40)
      // Twenty bits, so that adding loops is exact, and the values are the same to the bit.
      const t = Math.round((random() - 0.5) * 2 ** 22) / 2 ** 20
      const here = [0, 0, 0]
      const there = [0, 0, 0]
      for (const loops of [1, -3, 5e6]) {
        expect(field.sample(x, y, z, t + 2 * loops)).toBe(field.sample(x, y, z, t))
        field.sampleGradient(x, y, z, here, t)
        field.sampleGradient(x, y, z, there, t + 2 * loops)
        expect(there).toEqual(here)
      }
    }
  }
)

describe('foldedTime', () => {
  const waves = perlin3({ axes: 'xyt', period: [null, null, 4], frequency: [1, 1, 2] })

  test('is the time, without the loops that are over', () => {
    const time = { value: 0.75 }
    const folded = foldedTime([waves], time)
    expect(folded.value).toBe(0.75)
    for (const t of [1e7 + 0.75, -1e7 + 0.75]) {
      time.value = t
      expect(folded.value).toBe(0.75)
    }
    folded.value = 3.5
    expect(time.value).toBe(3.5)
    expect(folded.value).toBe(-0.5)
  })

  test('keeps what float32 would lose', () => {
    const time = { value: 0 }
    const folded = foldedTime([waves], time)
    const lost: number[] = []
    const kept: number[] = []
    for (let i = 0; i < 200; i++) {
      time.value = 1e7 + i / 60
      const exact = waves.sample(0.3, 0.4, 0, time.value)
      lost.push(Math.abs(waves.sample(0.3, 0.4, 0, Math.fround(time.value)) - exact))
      kept.push(Math.abs(waves.sample(0.3, 0.4, 0, Math.fround(folded.value)) - exact))
    }
    // A unit in the last place of 1e7 is 1, of a time within ±1 it is 6e-8; noise slopes by up to 2.5 · 2 a unit of t.
    expect(Math.max(...lost)).toBeGreaterThan(0.1)
    expect(Math.max(...kept)).toBeLessThan(5 * 6e-8)
  })

  test('is the time itself where a field never repeats', () => {
    const time = { value: 12345 }
    expect(foldedTime([waves.add(coordinate('t'))], time).value).toBe(12345)
    expect(foldedTime([perlin3()], time).value).toBe(12345)
  })

  test('follows live frequencies', () => {
    const time = { value: 7 }
    const speed = { value: 1 }
    const folded = foldedTime([flow2({ frequency: [1, 1, speed] })], time)
    expect(folded.value).toBe(0)
    speed.value = 0.1
    expect(folded.value).toBe(-3)
  })
})
