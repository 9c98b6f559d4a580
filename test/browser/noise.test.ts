import { describe, expect, test } from 'vitest'
import { chunks, createNoise, perlinUniforms } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import type { NoiseKind } from '../../src/noise/noiseKind'
import { probeGlsl } from '../support/glslProbe'
import { noiseForms } from '../support/noiseForms'
import { noisePoints, type NoisePoint } from '../support/noisePoints'
import { OUTPUTS, probedForms } from '../support/noiseProgram'
import { GRADIENT_TOLERANCE, TURN_TOLERANCE, VALUE_TOLERANCE } from '../support/noiseTolerance'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const noise = createNoise()
const uniforms = perlinUniforms()

const periods: readonly NoisePoint[] = [
  [3, 7, 256, 1],
  [256, 1, 5, 128],
  [1, 255, 2, 10],
  [17, 4, 100, 256]
]
const period = (i: number) => periods[i % periods.length]

// With the tables, and with the permutation texture alone.
const paths: readonly Record<string, number>[] = [{}, { PERLIN_LITERAL: 1 }]
const variants = (['vertex', 'fragment'] as const).flatMap((stage) =>
  paths.flatMap((defines) => [false, true].map((raw) => ({ stage, defines, raw })))
)

// Every point once per output; which one is packed above the first period.
const a = OUTPUTS.flatMap(() => noisePoints)
const b = OUTPUTS.flatMap((_, what) => noisePoints.map((_, i) => [512 * what + period(i)[0], ...period(i).slice(1)]))

/** What the CPU has for the same points: four numbers each, as a probe returns them. */
function expectedOutputs(kind: NoiseKind): number[][] {
  const { value, gradient, periodic, periodicGradient } = noiseForms(noise, kind)
  const fill = (numbers: readonly number[]) => [0, 1, 2, 3].map((i) => numbers[i] ?? 0)
  const samples = noisePoints.map((point, i) => {
    const plain = gradient(point)
    const repeating = periodicGradient(point, period(i))
    return [
      [value(point)],
      [periodic(point, period(i))],
      [plain.value],
      [repeating.value],
      plain.gradient,
      repeating.gradient
    ].map(fill)
  })
  return OUTPUTS.map((_, what) => samples.flatMap((outputs) => outputs[what]))
}

describe.each(NOISE_KINDS.map((kind) => [kind.name, kind] as const))('%s on the GPU', (_, kind) => {
  const declarations = probedForms(kind)
  const expected = expectedOutputs(kind)

  test.each(variants)('is the noise of the CPU: $stage, $defines, raw: $raw', (variant) => {
    const expression = 'probed(a, ivec4(b) & 511, int(b.x) >> 9)'
    const result = probeGlsl(renderer, { expression, declarations, uniforms, a, b, ...variant })
    OUTPUTS.forEach((output, what) => {
      const size = 4 * noisePoints.length
      // In units of what is allowed.
      const allowed = (i: number) => {
        if (!output.startsWith('gradient')) return VALUE_TOLERANCE
        return kind.quarter && i % 4 === kind.dimension - 1 ? TURN_TOLERANCE : GRADIENT_TOLERANCE
      }
      expectClose(
        Array.from(result.subarray(what * size, (what + 1) * size), (value, i) => value / allowed(i)),
        expected[what].map((value, i) => value / allowed(i)),
        1
      )
    })
  })
})

describe.each(['vertex', 'fragment'] as const)('variants for comparison, in the %s stage', (stage) => {
  const probe = (chunk: string, expression: string) =>
    probeGlsl(renderer, { expression, declarations: chunk, uniforms, a: noisePoints, stage }).filter(
      (_, i) => i % 4 === 0
    )

  test('sinHash2 is some noise within 0 … 1', () => {
    // No parity: the GPU has its own sine.
    const values = probe(chunks.perlin_sin_hash2, 'sinHash2(a.xy)')
    for (const value of values) expect(Math.abs(value - 0.5)).toBeLessThanOrEqual(0.5)
    expect(new Set(values).size).toBeGreaterThan(250)
  })
})
