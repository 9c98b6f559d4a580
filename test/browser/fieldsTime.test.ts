import { describe, expect, test } from 'vitest'
import { foldedTime } from '../../src/field/foldedTime'
import { gpuSamples } from '../support/gpuSamples'
import { loopingFields } from '../support/loopingFields'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()

const random = randomNumbers(53)
const places = Array.from({ length: 100 }, () => [0, 0, 0].map(() => Math.fround((random() - 0.5) * 40)))
// Twelve bits, so that adding loops is exact in float32.
const times = places.map(() => Math.round((random() - 0.5) * 2 ** 14) / 2 ** 12)

describe.each(Object.entries(loopingFields))('%s', (_name, field) => {
  test.each(['vertex', 'fragment'] as const)('is the same a loop later, to the bit, in the %s stage', (stage) => {
    const at = (loops: number) =>
      gpuSamples(
        renderer,
        field,
        places.map((place, i) => [...place, times[i] + 2 * loops]),
        stage
      )
    const here = at(0)
    expect(new Set(here).size).toBeGreaterThan(200)
    for (const loops of [1, -3, 500]) expect(at(loops)).toEqual(here)
  })

  test('is that of the CPU after months, where its time is folded', () => {
    const clock = { value: 0 }
    const folded = foldedTime([field], clock)
    const late = times.map((t) => 1e7 + t)
    const result = gpuSamples(
      renderer,
      field,
      places.map((place, i) => {
        clock.value = late[i]
        return [...place, folded.value]
      }),
      'vertex'
    )
    const values = places.map(([x, y, z], i) => field.sample(x, y, z, late[i]))
    // Octave k, with coordinates up to 20 · 3ᵏ cells, is off by two roundings of them, 2⁻²³ in all, times slopes of up to
    // 2.5 / 2ᵏ, on each of two axes or three: 5 octaves together by 2e-4. Time lost in float32 shows as 0.1.
    expectClose(
      result.filter((_, i) => i % 4 === 0),
      values,
      2e-4
    )
  })
})
