import { DataTexture, FloatType, HalfFloatType, RedFormat } from 'three'
import { describe, expect, test } from 'vitest'
import { fbm, origin, sampled, type Field, type SampledOptions } from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { randomNumbers } from '../support/randomNumbers'
import { slopesAlong } from '../support/slopesAlong'

const rng = randomNumbers(5)
const [width, height] = [6, 5]
const data = Array.from({ length: width * height }, () => rng() * 4 - 2)
const source = { data, width, height }
/** A sample every 2 units of x, every −3 of z. */
const region = { from: [10, 20], to: [20, 8] } as const
const place = (i: number, j: number) => [10 + 2 * i, 0, 20 - 3 * j] as const
const target = [0, 0, 0]

const wraps = ['clamp', 'repeat', 'mirror'] as const
const maps = Object.fromEntries(wraps.map((wrap) => [wrap, sampled(source, { region, wrap })])) as Record<
  (typeof wraps)[number],
  Field
>

describe.each(wraps)('%s', (wrap) => {
  test('passes through the samples, as they are in float32', () => {
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        expect(maps[wrap].sample(...place(i, j))).toBe(Math.fround(data[i + width * j]))
      }
    }
  })

  test('is smooth between cells and across edges', () => {
    const field = maps[wrap]
    for (let n = -3; n < 12; n++) {
      // On lines between cells, approached from both sides: a jump of a gradient would be of the size of the samples.
      const [lineX, , lineZ] = place(n, n)
      const along = rng() * 30
      for (const [point, axis] of [
        [[lineX, along], 0],
        [[along, lineZ], 2]
      ] as const) {
        const sides = [-1e-7, 1e-7].map((step) => {
          const [x, z] = axis === 0 ? [point[0] + step, point[1]] : [point[0], point[1] + step]
          return [field.sampleGradient(x, 0, z, target), ...target]
        })
        sides[0].forEach((c, k) => {
          expect(Math.abs(c - sides[1][k])).toBeLessThan(1e-5)
        })
      }
    }
  })
})

describe('beyond the region', () => {
  test('a clamped map has the value of its edge, and no slope across', () => {
    const { clamp } = maps
    for (const [x, z, edgeX, edgeZ] of [
      [-1000, 13, 10, 13],
      [9.99, 13, 10, 13],
      [25, 13, 20, 13],
      [13, 1e6, 13, 20],
      [13, 7, 13, 8],
      [1e9, 1e9, 20, 20]
    ]) {
      expect(clamp.sampleGradient(x, 0, z, target)).toBe(clamp.sample(edgeX, 0, edgeZ))
      if (x !== edgeX) expect(Math.abs(target[0])).toBe(0)
      if (z !== edgeZ) expect(Math.abs(target[2])).toBe(0)
      expect(Math.abs(target[1])).toBe(0)
    }
  })

  test('a repeated map begins again one step after its last sample', () => {
    expectSame(maps.repeat, ([x, y, z]) => [x + 2 * width * 3, y, z - 3 * height * -5], 'equal')
  })

  test('a mirrored map runs back and forth', () => {
    expectSame(maps.mirror, ([x, y, z]) => [2 * 20 - x, y, z], [-1, 1, 1])
    expectSame(maps.mirror, ([x, y, z]) => [x, y, 2 * 20 - z], [1, 1, -1])
    expectSame(maps.mirror, ([x, y, z]) => [x + 2 * 10, y, z - 2 * 12 * 4], 'equal')
  })

  function expectSame(
    field: Field,
    move: (point: readonly number[]) => readonly number[],
    signs: 'equal' | readonly number[]
  ) {
    for (let n = 0; n < 100; n++) {
      const point = [rng() * 100 - 50, rng(), rng() * 100 - 50]
      const [x, y, z] = move(point)
      const value = field.sampleGradient(point[0], point[1], point[2], target)
      const gradient = [...target]
      expect(field.sampleGradient(x, y, z, target)).toBeCloseTo(value, 11)
      target.forEach((g, k) => {
        expect(g).toBeCloseTo(gradient[k] * (signs === 'equal' ? 1 : signs[k]), 10)
      })
    }
  }
})

test('reproduces a plane, and a parabola within its samples, exactly', () => {
  // Catmull-Rom takes slopes from differences of neighbours: right for polynomials up to the second degree.
  const f = (x: number, y: number) => 3 + 2 * x - y + 0.25 * x * x - 0.5 * y * y + x * y
  const grid = { width: 9, height: 9, data: Array.from({ length: 81 }, (_, i) => f(i % 9, Math.floor(i / 9))) }
  const field = sampled(grid, { region: { from: [0, 0], to: [8, 8] }, axes: 'xy' })
  for (let n = 0; n < 100; n++) {
    const [x, y] = [1 + 6 * rng(), 1 + 6 * rng()]
    expect(field.sampleGradient(x, y, 0, target)).toBeCloseTo(f(x, y), 12)
    expect(target[0]).toBeCloseTo(2 + 0.5 * x + y, 12)
    expect(target[1]).toBeCloseTo(-1 - y + x, 12)
  }
})

test('has the gradient of its values, beside the lines between cells too', () => {
  for (const wrap of wraps) {
    for (let n = 0; n < 200; n++) {
      const point = [rng() * 30, 0, rng() * 30, 0]
      maps[wrap].sampleGradient(point[0], 0, point[2], target)
      for (const k of [0, 2]) {
        const errors = slopesAlong(maps[wrap], point, k).map((slope) => Math.abs(slope - target[k]))
        expect(Math.min(...errors)).toBeLessThan(1e-6)
      }
    }
  }
})

test('the range holds the worst overshoot, and hardly more', () => {
  // The signs of the weights in the middle of a cell, one sample of each beyond: -1, 9, 9, -1 sixteenths.
  const worst = Array.from({ length: 16 }, (_, i) => ([0, 3].includes(i % 4) === [0, 3].includes(i >> 2) ? 1 : 0))
  const field = sampled({ data: worst, width: 4, height: 4 }, { region: { from: [0, 0], to: [3, 3] }, wrap: 'repeat' })
  const middle = field.sample(1.5, 0, 1.5)
  expect(middle).toBe(1 + 9 / 32)
  expect(field.range()).toEqual([-9 / 32, 1 + 9 / 32])
})

describe('sources', () => {
  const options: SampledOptions = { region: { from: [0, 0], to: [1, 1] } }
  const corners = (field: Field) =>
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1]
    ].map(([x, z]) => field.sample(x, 0, z))
  const rgba = [0, 9, 9, 9, 51, 9, 9, 9, 102, 9, 9, 9, 255, 9, 9, 9]

  test.each<[string, Parameters<typeof sampled>[0], readonly number[]]>([
    ['numbers', { data: [1, 2, 3, 4], width: 2, height: 2 }, [1, 2, 3, 4]],
    ['floats', { data: Float32Array.of(1, 2, 3, 4), width: 2, height: 2 }, [1, 2, 3, 4]],
    ['doubles', { data: Float64Array.of(1, 2, 3, 4), width: 2, height: 2 }, [1, 2, 3, 4]],
    ['bytes', { data: Uint8Array.of(0, 51, 102, 255), width: 2, height: 2 }, [0, 0.2, 0.4, 1]],
    ['words', { data: Uint16Array.of(0, 13107, 26214, 65535), width: 2, height: 2 }, [0, 0.2, 0.4, 1]],
    ['pixels of an image', { data: Uint8ClampedArray.from(rgba), width: 2, height: 2 }, [0, 0.2, 0.4, 1]],
    ['two channels', { data: [1, 0, 2, 0, 3, 0, 4, 0], width: 2, height: 2 }, [1, 2, 3, 4]],
    ['a texture of bytes', new DataTexture(Uint8Array.from(rgba), 2, 2), [0, 0.2, 0.4, 1]],
    ['a texture of floats', new DataTexture(Float32Array.of(1, 2, 3, 4), 2, 2, RedFormat, FloatType), [1, 2, 3, 4]]
  ])('%s', (_name, given, expected) => {
    expect(corners(sampled(given, options))).toEqual(expected.map(Math.fround))
  })

  test('are copied', () => {
    const numbers = [1, 2, 3, 4]
    const field = sampled({ data: numbers, width: 2, height: 2 }, options)
    numbers[0] = 9
    expect(field.sample(0, 0, 0)).toBe(1)
  })

  test('are one texture however often a field is used, and no parameter', () => {
    const field = sampled(source, { region })
    const unit = compileGlsl([{ field: field.frequency(2).add(field), gradient: true }])
    expect(unit.source.match(/uniform highp sampler2D/g)).toHaveLength(1)
    expect(field.parameters().map(({ path }) => path)).toEqual([
      'sampled.region.from.0',
      'sampled.region.from.1',
      'sampled.region.to.0',
      'sampled.region.to.1'
    ])
  })

  test('of other maps give the same text, so that materials share a program', () => {
    const other = sampled({ ...source, data: data.map((d) => d + 1) }, { region })
    expect(compileGlsl([{ field: other }]).source).toBe(compileGlsl([{ field: sampled(source, { region }) }]).source)
  })
})

describe('bad input', () => {
  const good = { data: [1, 2, 3, 4], width: 2, height: 2 }
  const options: SampledOptions = { region: { from: [0, 0], to: [1, 1] } }
  const half = new DataTexture(new Uint16Array(4), 2, 2, RedFormat, HalfFloatType)
  const image = { image: { width: 2, height: 2, src: 'a.png' } }
  test.each<[string, () => unknown, RegExp]>([
    [
      'no source',
      () => sampled(null as never, options),
      /sampled: `source` must be { data, width, height } or a DataTex/
    ],
    ['a bare array', () => sampled([1, 2, 3, 4] as never, options), /sampled: `source` .*got an array of 4/],
    [
      'too few numbers',
      () => sampled({ ...good, data: [1, 2, 3] }, options),
      /`data` must have width · height = 4 .*got 3/
    ],
    [
      'too many numbers',
      () => sampled({ ...good, data: [1, 2, 3, 4, 5] }, options),
      /sampled: `data` must have .*got 5/
    ],
    ['five channels', () => sampled({ ...good, data: new Float32Array(20) }, options), /sampled: `data` .*got 20/],
    [
      'a string',
      () => sampled({ ...good, data: 'abcd' as never }, options),
      /sampled: `data` must be an array .*got 'abcd'/
    ],
    ['integers of 32 bits', () => sampled({ ...good, data: new Int32Array(4) as never }, options), /got an Int32Array/],
    ['an image that is not loaded into numbers', () => sampled(image, options), /`data` .*ImageData of a canvas/],
    ['half floats', () => sampled(half, options), /sampled: `source` must not have half floats/],
    [
      'NaN',
      () => sampled({ ...good, data: [1, 2, NaN, 4] }, options),
      /sampled: `data` must be finite .*got NaN at index 2/
    ],
    ['a hole', () => sampled({ ...good, data: [1, 2, undefined as never, 4] }, options), /got undefined at index 2/],
    ['more than float32 holds', () => sampled({ ...good, data: [1, 2, 3, 1e39] }, options), /got 1e\+39 at index 3/],
    [
      'width 1',
      () => sampled({ ...good, width: 1, height: 4 }, options),
      /sampled: `width` must be an integer from 2 on, got 1/
    ],
    ['height 1.5', () => sampled({ ...good, height: 1.5 }, options), /sampled: `height` .*got 1.5/],
    ['no options', () => sampled(good, undefined as never), /sampled: options must be an object/],
    ['no region', () => sampled(good, {} as never), /sampled: `region` must be { from: \[a, b\], to: \[a, b\] }/],
    [
      'a corner of three',
      () => sampled(good, { region: { from: [0, 0, 0] as never, to: [1, 1] } }),
      /sampled: `from` must be two/
    ],
    [
      'a corner at infinity',
      () => sampled(good, { region: { from: [0, 0], to: [1, Infinity] } }),
      /sampled: `to` must be two/
    ],
    [
      'a region without an area',
      () => sampled(good, { region: { from: [0, 0], to: [0, 1] } }),
      /`from` and `to` must differ along/
    ],
    [
      'one axis',
      () => sampled(good, { ...options, axes: 'x' as never }),
      /sampled: `axes` must be two different letters of 'xyz', got 'x'/
    ],
    ['time as an axis', () => sampled(good, { ...options, axes: 'xt' as never }), /sampled: `axes`/],
    ['an axis twice', () => sampled(good, { ...options, axes: 'xx' as never }), /sampled: `axes`/],
    [
      'an unknown wrap',
      () => sampled(good, { ...options, wrap: 'wrap' as never }),
      /sampled: `wrap` must be .*got 'wrap'/
    ],
    [
      'a misspelt option',
      () => sampled(good, { ...options, wraps: 'clamp' } as never),
      /sampled: there is no option `wraps`/
    ],
    [
      'an origin',
      () => origin(sampled(good, options), [1e7, 0, 0]),
      /origin: `sampled` in the field needs the point itself/
    ],
    [
      'another lacunarity',
      () => fbm(sampled(good, { ...options, wrap: 'repeat' }), { lacunarity: 1.9 }),
      /`lacunarity`/
    ]
  ])('%s', (_name, call, message) => {
    expect(call).toThrow(message)
  })
})
