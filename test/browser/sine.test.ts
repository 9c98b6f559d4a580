import { describe, expect, test } from 'vitest'
import sine from '../../glsl/sine.glsl'
import turn from '../../glsl/turn.glsl'
import { joinGlsl } from '../../src/glslModule'
import { probeGlsl } from '../support/glslProbe'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const declarations = joinGlsl([sine, turn])

const random = randomNumbers(31)
const within = (extent: number, count: number) =>
  Array.from({ length: count }, () => Math.fround((2 * random() - 1) * extent))

// Half a unit in the last place of a result up to 1, of the square in the cosine's 1 − s/2, and of the reduced angle:
// 3e-8 each, and 2e-9 of the polynomial. Twice that for sums of the small terms.
const TOLERANCE = 2e-7

describe.each(['vertex', 'fragment'] as const)('in the %s stage', (stage) => {
  const probe = (expression: string, a: readonly number[]) => {
    const result = probeGlsl(renderer, { expression, declarations, a: a.map((x) => [x]), stage })
    return (component: number) => a.map((_, i) => result[4 * i + component])
  }

  const waves = 'vec4(perlinSine(a.x), perlinSine(a.x, 1.0), perlinSine(a.x, 2.0), perlinSine(a.x, -1.0))'

  test('perlinSine is the sine of its argument, and that of quarters further', () => {
    const multiples = Array.from({ length: 64 }, (_, i) => Math.fround(((i - 32) * Math.PI) / 4))
    const x = [0, -0, 1e-30, -1e-20, ...multiples, ...within(2 * Math.PI, 20000), ...within(1e4, 20000)]
    const wave = probe(waves, x)
    expectClose(wave(0), x.map(Math.sin), TOLERANCE)
    expectClose(wave(1), x.map(Math.cos), TOLERANCE)
    expectClose(
      wave(2),
      x.map((value) => -Math.sin(value)),
      TOLERANCE
    )
    expectClose(
      wave(3),
      x.map((value) => -Math.cos(value)),
      TOLERANCE
    )
  })

  test('perlinSine is small where its argument is, and a sine however large that is', () => {
    const tiny = [1e-30, -1e-20, 1e-6, 1e-3].map(Math.fround)
    probe(
      waves,
      tiny
    )(0).forEach((value, i) => {
      expect(Math.abs(value / Math.sin(tiny[i]) - 1)).toBeLessThan(TOLERANCE)
    })
    const huge = [...within(1e6, 2000), ...within(1e9, 2000), ...within(1e30, 2000)]
    for (const value of probe(waves, huge)(0)) expect(Math.abs(value)).toBeLessThanOrEqual(1)
  })

  test('perlinTurn is the cosine and the sine of an angle in turns, which repeats exactly', () => {
    const exact = Array.from({ length: 32 }, (_, i) => (i - 16) / 4)
    // As far as quarters have a place in float32, and farther, where all are whole turns.
    const far = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 1 : -1) * (2 ** (i % 30) + (i % 4) / 4)).map(
      Math.fround
    )
    const turns = [...exact, ...far, ...within(1, 20000), ...within(1000, 20000)]
    const result = probe('perlinTurn(a.x)', turns)
    const part = turns.map((value) => 2 * Math.PI * (value % 1))
    expectClose(result(0), part.map(Math.cos), TOLERANCE)
    expectClose(result(1), part.map(Math.sin), TOLERANCE)
    exact.forEach((value, i) => {
      expect(result(0)[i] + 0).toBe(Math.round(Math.cos(2 * Math.PI * value)) + 0)
      expect(result(1)[i] + 0).toBe(Math.round(Math.sin(2 * Math.PI * value)) + 0)
    })
  })
})
