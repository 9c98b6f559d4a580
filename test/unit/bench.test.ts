import { describe, expect, test } from 'vitest'
import { assertPlausible } from '../bench/core/assertPlausible'
import { fieldCandidates } from '../bench/core/fieldCandidates'
import { calibrate } from '../bench/core/interleave'
import { quartiles } from '../bench/core/quartiles'
import { SectionTimes } from '../bench/core/section'
import { selectSections } from '../bench/core/selectSections'

test('quartiles interpolate, and leave out what is not finite', () => {
  expect(quartiles([5, 1, NaN, 3, Infinity, 2, 4])).toEqual({ q1: 2, median: 3, q3: 4 })
  expect(quartiles([1, 2])).toEqual({ q1: 1.25, median: 1.5, q3: 1.75 })
  expect(quartiles([])).toEqual({ q1: NaN, median: NaN, q3: NaN })
})

test('speeds are compared round by round, less the empty pass', () => {
  const rounds = new Map([
    ['empty', [1, 2, 1]],
    ['slow', [9, 18, 9]],
    ['fast', [5, 6, 2]]
  ])
  expect(new SectionTimes(rounds, 'empty').speed('fast', 'slow')).toEqual({ q1: 3, median: 4, q3: 6 })
  expect(new SectionTimes(rounds).speed('slow', 'slow').median).toBe(1)
  // As long as the empty pass: nothing to compare.
  expect(new SectionTimes(rounds, 'empty').speed('empty', 'slow').median).toBeNaN()
})

test('repetitions are chosen to take the time that is asked for', () => {
  let work = 0
  const repeat = (count: number) => {
    for (let i = 0; i < 20_000 * count; i++) work += Math.sqrt(i)
  }
  const count = calibrate({ repeat }, 20)
  const start = performance.now()
  repeat(count)
  expect(work).toBeGreaterThan(0)
  // A busy machine may be several times slower than it was a moment ago; ten times is another order.
  expect(performance.now() - start).toBeGreaterThan(2)
})

describe('the choice of sections', () => {
  const candidates = (...names: string[]) => names.map((name) => ({ name }))
  const sections = [
    {
      key: 'gpu3',
      tags: ['gpu', 'gpu3'],
      baseline: 'cnoise3',
      candidates: candidates('cnoise3', 'perlin3', 'snoise3')
    },
    { key: 'cpu3', tags: ['cpu'], baseline: 'improved', candidates: candidates('improved', 'perlin3') }
  ]
  test.each([
    [[], { gpu3: 3, cpu3: 2 }],
    [['gpu'], { gpu3: 3 }],
    [['cpu', 'gpu3'], { gpu3: 3, cpu3: 2 }],
    // With the baseline that it is compared with.
    [['snoise'], { gpu3: 2 }],
    [['Perlin3'], { gpu3: 2, cpu3: 2 }]
  ])('%j', (words, expected) => {
    const chosen = selectSections(sections, words)
    expect(Object.fromEntries(chosen.map(({ key, candidates: { length } }) => [key, length]))).toEqual(expected)
  })

  test('a word that asks for nothing is refused', () => {
    expect(() => selectSections(sections, ['worley'])).toThrow(/'worley'.*gpu3/)
  })
})

test('what is no noise is refused', () => {
  const wave = Array.from({ length: 1000 }, (_, i) => 0.5 * Math.sin(i))
  assertPlausible(wave, 'wave')
  const wrong = {
    constant: [0, 0, 0],
    NaN: [...wave, NaN],
    large: wave.map((v) => 9 * v),
    positive: wave.map(Math.abs)
  }
  for (const [name, values] of Object.entries(wrong)) {
    expect(() => {
      assertPlausible(values, name)
    }, name).toThrow(/is no noise/)
  }
})

test('a field evaluates its noise as often as the same by hand', () => {
  const calls = fieldCandidates().map(({ declarations, expression }) => {
    const name = /^\w+/.exec(expression)?.[0] ?? ''
    const body = declarations.slice(declarations.indexOf(`float ${name}(`)).split('\n}\n')[0]
    return { loops: body.match(/< 6;/g), noises: body.match(/perlin\w+\(/g)?.filter((call) => call !== `${name}(`) }
  })
  expect(calls[0]).toEqual({ loops: ['< 6;'], noises: ['perlin3('] })
  expect(calls[1]).toEqual(calls[0])
})
