import { describe, expect, test } from 'vitest'
import { fbm, layers, live, mix, perlin2, perlin3, ramp, warp } from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { fieldCases } from '../support/fieldCases'

describe('live', () => {
  test('is a value with what a panel needs', () => {
    expect(live(40, { label: 'Height', min: 0, max: 100, step: 1, unit: 'm' })).toEqual({
      value: 40,
      label: 'Height',
      min: 0,
      max: 100,
      step: 1,
      unit: 'm'
    })
    expect(live(3)).toEqual({ value: 3 })
  })

  test.each([
    [() => live(NaN), 'live: `value` must be a finite number within -Infinity … Infinity, got NaN.'],
    [() => live('3' as never), "live: `value` must be a finite number within -Infinity … Infinity, got '3'."],
    [() => live(2, { max: 1 }), 'live: `value` must be a finite number within -Infinity … 1, got 2.'],
    [() => live(2, { step: 0 }), 'live: `step` must be a positive number, got 0.'],
    [() => live(2, { min: NaN }), 'live: `min` must be a number, got NaN.'],
    [() => live(2, { label: 3 as never }), 'live: `label` must be a string, got 3.'],
    [
      () => live(2, { name: 'x' } as never),
      'live: there is no option `name`. Options are label, min, max, step, unit.'
    ],
    [() => live(2, null as never), 'live: options must be an object such as { min: 0, max: 1 }, got null.']
  ])('%s', (make, message) => {
    expect(make).toThrow(message)
  })
})

describe('parameters', () => {
  test('are listed from the outermost in, with paths', () => {
    const height = live(40, { label: 'Height', min: 0, max: 100, unit: 'm' })
    const octaves = { value: 5 }
    const field = fbm(perlin2({ seed: 'alps', axes: 'xz', frequency: 1 / 60 }), { octaves, lacunarity: 2 }).fit(
      0,
      height
    )
    expect(field.parameters().map(({ path, value }) => [path, value])).toEqual([
      ['fit.fbm.perlin2.seed', 'alps'],
      ['fit.fbm.perlin2.frequency', 1 / 60],
      ['fit.fbm.octaves', 5],
      ['fit.fbm.lacunarity', 2],
      ['fit.lo', 0],
      ['fit.hi', 40]
    ])
    const listed = field.parameters().filter(({ live: object }) => object)
    expect(listed.map((parameter) => parameter.live)).toEqual([octaves, height])
    expect(listed[1]).toMatchObject({ label: 'Height', min: 0, max: 100, unit: 'm' })
    height.value = 20
    expect(listed[1].value).toBe(20)
  })

  test('name the argument where there are several fields, and list what is shared once', () => {
    const speed = { value: 2 }
    const noise = perlin3({ frequency: speed })
    const field = mix(noise, noise.mul(speed), warp(noise, { x: perlin2(), z: 0.5 }, 2))
    expect(field.parameters().map(({ path }) => path)).toEqual([
      'mix.a.perlin3.frequency',
      'mix.t.warp.z',
      'mix.t.warp.amount'
    ])
  })

  test('of colours are colours', () => {
    const tint = { value: '#ff0000' }
    const color = layers(
      ramp(perlin2({ frequency: 3 }), [
        [0, '#000'],
        [{ value: 1 }, tint]
      ]),
      [['#fff', 0.5]]
    )
    const found = color.parameters()
    expect(found.find((parameter) => parameter.live === tint)).toBeDefined()
    expect(found.some(({ value }) => value === '#000')).toBe(true)
  })

  test('an array that changes later changes nothing', () => {
    const frequency = [1, 2, 3]
    const field = perlin3({ frequency })
    frequency[0] = 9
    expect(field.parameters().map(({ value }) => value)).toEqual([1, 2, 3])
  })
})

const withLive = Object.entries(fieldCases).flatMap(([name, { field }]) => {
  // The derivative of a constant is 0 whatever it is.
  if (name === 'partial of a constant') return []
  const lives = field.parameters().flatMap(({ path, live: object }) => (object ? [{ path, object }] : []))
  return lives.map(({ path, object }) => [`${name}: ${path}`, field, object] as const)
})

describe.each(withLive)('%s', (_name, field, object) => {
  test('changes the values and no text', () => {
    const { source } = compileGlsl([{ field }])
    const sums = () => {
      let sum = 0
      for (let i = 0; i < 200; i++)
        sum += Math.abs(field.sample(i * 0.713 - 50, i * 0.371 - 40, i * 0.917 - 90, i * 0.1))
      return sum
    }
    const before = sums()
    const { value } = object
    object.value = typeof value === 'number' ? value * 0.83 + 0.01 : `${String(value)}!`
    try {
      expect(sums()).not.toBe(before)
      expect(compileGlsl([{ field }]).source).toBe(source)
    } finally {
      object.value = value
    }
    expect(sums()).toBe(before)
  })
})
