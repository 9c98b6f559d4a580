import { WebGLRenderTarget } from 'three'
import { describe, expect, test } from 'vitest'
import {
  compareSides,
  curl3,
  custom,
  evaluateOnGPU,
  fbm,
  fract,
  perlin2,
  perlin3,
  step,
  type CustomOptions
} from 'three-perlin'
import { ownField } from '../support/fieldCasesOwn'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

/** sin x · z, twice over. */
const wave: CustomOptions = {
  glsl: `
  gradient = vec3(cos(p.x) * p.z, 0.0, sin(p.x));
  return sin(p.x) * p.z;`,
  sample: (x, _y, z) => Math.sin(x) * z,
  gradient(x, _y, z, _t, target) {
    target[0] = Math.cos(x) * z
    target[1] = 0
    target[2] = Math.sin(x)
  }
}
// The native sine of a driver may be off by 2⁻¹¹.
const tolerance = 1e-3
const glslWith = (gradient: string, value: string) => `gradient = ${gradient};\n  return ${value};`

describe('compareSides', () => {
  test.each([
    ['a custom field', ownField],
    ['noise', perlin3({ seed: 4 })],
    ['a field with time', perlin3({ axes: 'xzt' })],
    ['a large field of small changes', fbm(perlin2()).mul(0.1).add(1000)],
    ['a field with jumps', fract(perlin3())],
    ['a field without a gradient', step(0.1, perlin3())],
    ['curl', curl3(perlin3()).x]
  ])('finds nothing in %s', (_name, field) => {
    const { failures, gradient, derivative, skipped } = compareSides(renderer, field)
    expect(failures).toEqual([])
    expect([gradient, derivative].map((found) => found !== undefined)).toEqual(Array(2).fill(field.differentiable))
    expect(skipped).toBe(0)
  })

  test('finds nothing in a function that is the same twice', () => {
    expect(compareSides(renderer, custom(wave), { tolerance }).failures).toEqual([])
  })

  test('finds a wrong value in GLSL, and tells where', () => {
    const glsl = glslWith('vec3(cos(p.x) * p.z, 0.0, sin(p.x))', 'p.x > 7.0 ? 0.0 : sin(p.x) * p.z')
    const { failures, value, gradient, derivative } = compareSides(renderer, custom({ ...wave, glsl }), { tolerance })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(
      /^The value is 0 on the GPU, -?\d.* on the CPU at \(.*\), t = .*, (vertex|fragment) stage/
    )
    expect(value.at[0]).toBeGreaterThan(7)
    expect(value.got).toBe(0)
    expect(value.expected).toBe(wave.sample(value.at[0], value.at[1], value.at[2], value.at[3]))
    expect(gradient?.worst).toBeLessThan(tolerance)
    expect(derivative?.worst).toBeLessThan(tolerance)
  })

  test('finds a wrong gradient in GLSL', () => {
    const glsl = glslWith('vec3(cos(p.x) * p.z, 0.0, 0.5 * sin(p.x))', 'sin(p.x) * p.z')
    const { failures, gradient } = compareSides(renderer, custom({ ...wave, glsl }), { tolerance })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^∂z is .* on the GPU, .* on the CPU/)
    expect(gradient?.axis).toBe('z')
  })

  test('finds a gradient that is wrong alike on both sides', () => {
    const field = custom({
      glsl: glslWith('vec3(0.0, 0.0, sin(p.x))', 'sin(p.x) * p.z'),
      sample: wave.sample,
      gradient(x, _y, _z, _t, target) {
        target[0] = target[1] = 0
        target[2] = Math.sin(x)
      }
    })
    const { failures, derivative } = compareSides(renderer, field, { tolerance })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^∂x is 0 in the gradient, .* by differences of values on the CPU/)
    expect(derivative?.axis).toBe('x')
  })

  test('finds a difference of one part in a thousand, but not at points where there is none', () => {
    const field = custom({ glsl: 'return p.x < 0.0 ? p.y : 1.001 * p.y;', sample: (_x, y) => y })
    expect(compareSides(renderer, field).failures).toHaveLength(1)
    expect(compareSides(renderer, field, { tolerance: 0.01 }).failures).toEqual([])
    expect(compareSides(renderer, field, { region: { from: [-5, -5], to: [-1, 5] } }).failures).toEqual([])
    expect(
      compareSides(renderer, field, {
        points: [
          [-1, 1],
          [-2, 3]
        ]
      }).failures
    ).toEqual([])
    expect(
      compareSides(renderer, field, {
        points: [
          [-1, 1],
          [2, 3]
        ],
        stage: 'vertex'
      }).value.stage
    ).toBe('vertex')
  })

  test('leaves out points without a finite value, and says so', () => {
    const field = custom({ glsl: 'return p.x < 0.0 ? 0.0 : sqrt(p.x);', sample: (x) => Math.sqrt(x) })
    const { failures, skipped } = compareSides(renderer, field)
    expect(failures).toEqual([])
    expect(skipped).toBeGreaterThan(100)
    expect(compareSides(renderer, field, { points: [[-1]] }).failures).toEqual([
      'The field has no finite value at any of the points.'
    ])
  })

  test.each<[string, () => unknown, RegExp]>([
    ['no field', () => compareSides(renderer, 3 as never), /compareSides: `field` must be a field, got 3/],
    ['no renderer', () => compareSides({} as never, ownField), /evaluateOnGPU: `renderer` must be a WebGLRenderer/],
    ['no points', () => compareSides(renderer, ownField, { points: [] }), /compareSides: `points` must be arrays/],
    ['a region of one end', () => compareSides(renderer, ownField, { region: {} as never }), /compareSides: `region`/],
    ['half a point', () => compareSides(renderer, ownField, { count: 0.5 }), /compareSides: `count` .*got 0.5/],
    ['tolerance 0', () => compareSides(renderer, ownField, { tolerance: 0 }), /compareSides: `tolerance` .*got 0/],
    [
      'an unknown stage',
      () => compareSides(renderer, ownField, { stage: 'pixel' as never }),
      /`stage` must be .*got 'pixel'/
    ],
    ['a misspelt option', () => compareSides(renderer, ownField, { point: [] } as never), /there is no option `point`/]
  ])('refuses %s', (_name, call, message) => {
    expect(call).toThrow(message)
  })
})

describe('evaluateOnGPU', () => {
  test.each(['vertex', 'fragment'] as const)('gives values and gradients, in the %s stage', (stage) => {
    const points = Array.from({ length: 1500 }, (_, i) => [i * 0.25 - 100, 3.5, -i * 0.125, 2])
    const result = evaluateOnGPU(renderer, ownField, points, { stage, gradient: true })
    expect(result).toHaveLength(6000)
    const target = [0, 0, 0]
    points.forEach(([x, y, z], i) => {
      const expected = [ownField.sampleGradient(x, y, z, target), ...target]
      expected.forEach((component, c) => {
        expect(Math.abs(result[4 * i + c] - component)).toBeLessThan(1e-6)
      })
    })
    expect(evaluateOnGPU(renderer, ownField, [[1, 2, 3]], { stage }).subarray(1)).toEqual(new Float32Array(3))
  })

  test('fades what is finer than a footprint', () => {
    const noise = perlin3()
    const [value] = evaluateOnGPU(renderer, noise, [[0.25, 0.5, 0.125]], { footprint: 0.75 })
    expect(value).toBeCloseTo(noise.sample(0.25, 0.5, 0.125, 0, 0.75), 6)
    expect(value).not.toBeCloseTo(noise.sample(0.25, 0.5, 0.125), 2)
  })

  test('leaves the renderer as it was, and nothing on the GPU', () => {
    const target = new WebGLRenderTarget(4, 4)
    const { onShaderError } = renderer.debug
    renderer.setRenderTarget(target)
    evaluateOnGPU(renderer, perlin3(), [[1, 2, 3]])
    const before = { ...renderer.info.memory, programs: renderer.info.programs?.length }
    evaluateOnGPU(renderer, perlin3(), [[1, 2, 3]])
    expect({ ...renderer.info.memory, programs: renderer.info.programs?.length }).toEqual(before)
    expect(renderer.getRenderTarget()).toBe(target)
    expect(renderer.debug.onShaderError).toBe(onShaderError)
    renderer.setRenderTarget(null)
    target.dispose()
  })

  test('throws what the driver says of GLSL that does not compile', () => {
    const field = custom({ glsl: 'return q.x;', sample: (x) => x })
    for (const stage of ['vertex', 'fragment'] as const) {
      expect(() => evaluateOnGPU(renderer, field, [[1]], { stage })).toThrow(
        /evaluateOnGPU: the GLSL of the field does not compile\.[^]*'q' : undeclared identifier/
      )
    }
    expect(evaluateOnGPU(renderer, custom({ glsl: 'return p.x;', sample: (x) => x }), [[3]])[0]).toBe(3)
  })

  test.each<[string, () => unknown, RegExp]>([
    ['points of five', () => evaluateOnGPU(renderer, ownField, [[1, 2, 3, 4, 5]]), /evaluateOnGPU: `points` must be/],
    ['no points', () => evaluateOnGPU(renderer, ownField, []), /evaluateOnGPU: `points` must be/],
    [
      'the gradient of a step',
      () => evaluateOnGPU(renderer, step(0, perlin3()), [[1]], { gradient: true }),
      /evaluateOnGPU: the field has no gradient, because `step`/
    ],
    ['a footprint below 0', () => evaluateOnGPU(renderer, ownField, [[1]], { footprint: -1 }), /`footprint` .*got -1/]
  ])('refuses %s', (_name, call, message) => {
    expect(call).toThrow(message)
  })
})
