import { Color } from 'three'
import { describe, expect, test } from 'vitest'
import type { ColorField } from 'three-perlin/cpu'
import {
  constant,
  coordinate,
  fbm,
  layers,
  perlin2,
  perlin3,
  ramp,
  slope,
  step,
  type ColorLike,
  type RampStop
} from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { randomNumbers } from '../support/randomNumbers'
import { expectClose } from '../support/tolerance'

const x = coordinate('x')
const at = (color: ColorField, where: number) => color.sample(where)
const solid = (color: ColorLike) => layers(color, []).sample(0)

/** Numbers of about 1, computed in doubles in another order. */
const ROUNDING = 1e-15

describe('a colour', () => {
  test.each<[string, ColorLike, [number, number, number]]>([
    ['#rrggbb', '#ff8000', [1, ((128 / 255 + 0.055) / 1.055) ** 2.4, 0]],
    ['#rgb, of which each digit counts twice', '#f8A', solid('#ff88aa')],
    ['0xrrggbb', 0x3f5d2f, solid('#3f5d2f')],
    ['the straight part of sRGB', '#0a0100', [10 / 255 / 12.92, 1 / 255 / 12.92, 0]],
    ['linear numbers, brighter than white too', [0.25, 0, 7], [0.25, 0, 7]],
    ['{ r, g, b }', { r: 0.1, g: 0.2, b: 0.3 }, [0.1, 0.2, 0.3]],
    ['live', { value: '#fff' }, [1, 1, 1]]
  ])('may be %s', (_name, color, expected) => {
    expectClose(solid(color), expected, ROUNDING)
  })

  test('as hex is what three makes of it, in every shade', () => {
    for (let shade = 0; shade < 256; shade++) {
      const hex = (shade << 16) | ((255 - shade) << 8) | (shade ^ 0x55)
      // Three divides by 1.055 and 12.92 by way of factors of ten digits.
      expectClose(solid(hex), new Color(hex).toArray(), 1e-9)
    }
  })

  test('of three is copied, unless it is live', () => {
    const color = new Color(0.1, 0.2, 0.3)
    const copied = layers(color, [])
    const live = layers({ value: color }, [])
    const entries: [number, number, number] = [0.1, 0.2, 0.3]
    const listed = layers(entries, [])
    color.setRGB(0.5, 0.6, 0.7)
    entries[0] = 9
    expect(copied.sample(0)).toEqual([0.1, 0.2, 0.3])
    expect(listed.sample(0)).toEqual([0.1, 0.2, 0.3])
    expect(live.sample(0)).toEqual([0.5, 0.6, 0.7])
  })
})

describe('ramp', () => {
  const stops = [
    [-1, [0.1, 0.2, 0.3]],
    [1, [0.5, 0, 1]],
    [4, [0, 1, 0]]
  ] as const

  test.each<[string, number, [number, number, number]]>([
    ['the first colour below the first stop', -100, [0.1, 0.2, 0.3]],
    ['a colour at its stop', 1, [0.5, 0, 1]],
    ['the middle half-way', 0, [0.3, 0.1, 0.65]],
    ['a third at a third', 2, [1 / 3, 1 / 3, 2 / 3]],
    ['the last colour at the last stop', 4, [0, 1, 0]],
    ['the last colour above it', 1e30, [0, 1, 0]]
  ])('gives %s', (_name, where, expected) => {
    expectClose(at(ramp(x, stops), where), expected, ROUNDING)
  })

  test('is the piecewise linear function of random stops', () => {
    const rng = randomNumbers(41)
    for (let round = 0; round < 200; round++) {
      const count = 2 + Math.floor(rng() * 6)
      const places = Array.from({ length: count }, () => rng() * 20 - 10).sort((a, b) => a - b)
      const colors = places.map((): [number, number, number] => [rng(), rng(), rng() * 3])
      const color = ramp(
        x,
        places.map((place, i) => [place, colors[i]])
      )
      const where = rng() * 24 - 12
      const i = places.findIndex((place) => place > where)
      const expected = colors.at(i)?.map((hi, k) => {
        if (i <= 0) return hi
        const weight = (where - places[i - 1]) / (places[i] - places[i - 1])
        return colors[i - 1][k] + (hi - colors[i - 1][k]) * weight
      })
      expectClose(at(color, where), expected ?? [], 1e-13)
    }
  })

  test('has a hard edge between equal stops, where the later colour begins', () => {
    const color = ramp(x, [
      [0, [0, 0, 0]],
      [1, [0.5, 0.5, 0.5]],
      [1, [0.9, 0.9, 0.9]],
      [2, [1, 1, 1]]
    ])
    expect(at(color, 1)).toEqual([0.9, 0.9, 0.9])
    expectClose(at(color, 1 - 1e-9), [0.5, 0.5, 0.5], 1e-9)
  })

  test('follows live stops, and makes no NaN where they cross', () => {
    const moving = { value: 5 }
    const color = ramp(x, [
      [0, [1, 0, 0]],
      [moving, [0, 1, 0]],
      [10, [0, 0, 1]]
    ])
    expectClose(at(color, 2.5), [0.5, 0.5, 0], ROUNDING)
    moving.value = 2.5
    expect(at(color, 2.5)).toEqual([0, 1, 0])
    // Above the next one: from it on the last colour, at once.
    moving.value = 20
    expectClose(at(color, 10), [0.5, 0.5, 0], ROUNDING)
    expect(at(color, 20)).toEqual([0, 0, 1])
    // Below the one before: an edge.
    moving.value = -7
    expectClose(at(color, 5), [0, 0.5, 0.5], ROUNDING)
    expect(at(color, -1)).toEqual([1, 0, 0])
    expect(at(color, 0)).toEqual([0, 1, 0])
    moving.value = 10
    for (let where = -1; where < 12; where += 0.5) {
      for (const channel of at(color, where)) expect(channel).not.toBeNaN()
    }
  })

  test('takes fields as stops', () => {
    const snowLine = coordinate('z')
    const color = ramp(x, [
      [snowLine.sub(1), '#000'],
      [snowLine, '#fff']
    ])
    expect(color.sample(4, 0, 5)).toEqual([0, 0, 0])
    expect(color.sample(5, 0, 5)).toEqual([1, 1, 1])
    expectClose(color.sample(6.5, 0, 7), [0.5, 0.5, 0.5], ROUNDING)
  })
})

describe('ramp in Oklab', () => {
  const oklab = { space: 'oklab' } as const

  // The inverse matrix is published to ten digits: the product of both is 1 within 2.4e-10.
  const INVERSE = 1e-9

  test.each<ColorLike>(['#000', '#fff', '#f00', '#0f0', '#00f', '#3f5d2f', [4, 0.5, 0.01]])('keeps %s', (color) => {
    const own = solid(color)
    const scale = Math.max(1, ...own)
    const stops: RampStop[] = [
      [0, color],
      [1, '#888']
    ]
    expectClose(ramp(x, stops, oklab).sample(0), own, INVERSE * scale)
  })

  test('mixes grey by the cube root of light', () => {
    const stops: RampStop[] = [
      [0, '#000'],
      [1, '#fff']
    ]
    expectClose(ramp(x, stops, oklab).sample(0.5), [0.125, 0.125, 0.125], INVERSE)
  })

  test('mixes what L, a, b are linear in, as they are published', () => {
    // L, a, b of XYZ (D65), from the table in Ottosson's article, to three digits.
    const published = [
      { xyz: [0.95, 1, 1.089], lab: [1, 0, 0] },
      { xyz: [1, 0, 0], lab: [0.45, 1.236, -0.019] },
      { xyz: [0, 1, 0], lab: [0.922, -0.671, 0.263] },
      { xyz: [0, 0, 1], lab: [0.153, -1.415, -0.449] }
    ]
    // From XYZ to linear sRGB (IEC 61966-2-1), and the matrix from roots of cone responses to L, a, b.
    const toLinear = (xyz: readonly number[]) =>
      [
        [3.2404542, -1.5371385, -0.4985314],
        [-0.969266, 1.8760108, 0.041556],
        [0.0556434, -0.2040259, 1.0572252]
      ].map((row) => row.reduce((sum, factor, k) => sum + factor * xyz[k], 0)) as [number, number, number]
    const toLab = (roots: readonly number[]) =>
      [
        [0.2104542553, 0.793617785, -0.0040720468],
        [1.9779984951, -2.428592205, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.808675766]
      ].map((row) => row.reduce((sum, factor, k) => sum + factor * roots[k], 0))
    for (const { xyz, lab } of published) {
      const { colors } = ramp(
        x,
        [
          [0, toLinear(xyz)],
          [1, '#000']
        ],
        oklab
      ).params as { colors: readonly number[][] }
      // Half of the table's last digit, and as much for the first matrix, which the article has since revised by 6e-5 a
      // coefficient: up to 3e-4 of a cone response here.
      expectClose(toLab(colors[0]), lab, 1e-3)
    }
  })

  test('follows a live colour', () => {
    const value = new Color(1, 1, 1)
    const stops: RampStop[] = [
      [0, '#000'],
      [1, { value }]
    ]
    const color = ramp(x, stops, oklab)
    expectClose(color.sample(0.5), [0.125, 0.125, 0.125], INVERSE)
    value.setRGB(8, 8, 8)
    expectClose(color.sample(0.5), [1, 1, 1], 8 * INVERSE)
  })

  test('cuts at 0 what lies outside of sRGB', () => {
    const stops: RampStop[] = [
      [0, '#00f'],
      [1, '#ff0']
    ]
    const color = ramp(x, stops, oklab)
    for (let where = 0; where <= 1; where += 1 / 64) {
      for (const channel of at(color, where)) expect(channel).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('layers', () => {
  test('cover what is below as far as their masks say, within 0 … 1', () => {
    const color = layers('#f00', [
      ['#0f0', x],
      [[0, 0, 1], coordinate('y')]
    ])
    expect(color.sample(-3, -3)).toEqual([1, 0, 0])
    expect(color.sample(7, 0)).toEqual([0, 1, 0])
    expect(color.sample(7, 7)).toEqual([0, 0, 1])
    expectClose(color.sample(0.25, 0.5), [0.375, 0.125, 0.5], ROUNDING)
  })

  test('may be fields of colours, with masks that have no gradient', () => {
    const height = perlin2({ axes: 'xz', frequency: 0.3, seed: 3 })
    const ground = ramp(height, [
      [-0.5, '#3f5d2f'],
      [0.5, '#f4f6fa']
    ])
    const rock = ramp(perlin3(), [
      [-1, '#222'],
      [1, '#999']
    ])
    const color = layers(ground, [[rock, step(8, slope(height))]])
    const rng = randomNumbers(3)
    for (let i = 0; i < 50; i++) {
      const point = [rng() * 40, rng() * 40, rng() * 40] as const
      const steep = slope(height).sample(...point) >= 8
      expectClose(color.sample(...point), (steep ? rock : ground).sample(...point), ROUNDING)
    }
  })
})

describe('a field of colours', () => {
  const color = ramp(fbm(perlin3({ seed: 2, frequency: 0.2 })), [
    [-0.5, '#123'],
    [0.5, '#fed']
  ])

  test('writes to an array or a Color, and makes an array if there is none', () => {
    const made = color.sample(1, 2, 3, 0)
    const array = new Float64Array(3)
    const target = new Color()
    expect(color.sample(1, 2, 3, 0, array)).toBe(array)
    expect(color.sample(1, 2, 3, 0, target)).toBe(target)
    expect([...array]).toEqual(made)
    expect(target.toArray()).toEqual(made)
  })

  test('can be made brighter and darker by a field', () => {
    const [r, g, b] = color.sample(1, 2, 3)
    expect(color.mul(0.5).sample(1, 2, 3)).toEqual([r / 2, g / 2, b / 2])
    expect(color.mul(coordinate('y')).sample(1, 2, 3)).toEqual([r * 2, g * 2, b * 2])
  })

  test('loses what is finer than the footprint', () => {
    const noise = perlin3({ frequency: 10 })
    const fine = ramp(noise, [
      [-1, [0, 0, 0]],
      [1, [1, 1, 1]]
    ])
    expect(fine.sample(0.03, 0.04, 0.07, 0, [0, 0, 0], 1)).toEqual([0.5, 0.5, 0.5])
    const some = (noise.sample(0.03, 0.04, 0.07, 0, 0.05) + 1) / 2
    expectClose(fine.sample(0.03, 0.04, 0.07, 0, [0, 0, 0], 0.05), [some, some, some], ROUNDING)
  })

  test('depends on time where its fields do', () => {
    const moving = ramp(coordinate('t'), [
      [0, '#000'],
      [2, '#fff']
    ])
    expect(moving.sample(0, 0, 0, 1)).toEqual([0.5, 0.5, 0.5])
  })

  test('lists its numbers, seeds and colours', () => {
    const snow = { value: '#f4f6fa', label: 'Snow' }
    const line = { value: 22 }
    const height = perlin2({ seed: 7, frequency: 0.1 })
    const listed = layers(
      ramp(height, [
        [0, new Color(0, 0.5, 1)],
        [line, 0x7d7468]
      ]),
      [[snow, step(30, height)]]
    )
    const parameters = listed.parameters()
    expect(parameters.map(({ path, value }) => [path, value])).toEqual([
      ['layers.base.ramp.perlin2.seed', 7],
      ['layers.base.ramp.perlin2.frequency', 0.1],
      ['layers.base.ramp.stops.0.stop', 0],
      ['layers.base.ramp.stops.0.color', [0, 0.5, 1]],
      ['layers.base.ramp.stops.1.stop', 22],
      ['layers.base.ramp.stops.1.color', 0x7d7468],
      ['layers.over.0.color', '#f4f6fa'],
      ['layers.over.0.mask.step.edge', 30]
    ])
    expect(parameters[4].live).toBe(line)
    expect(parameters[6]).toMatchObject({ live: snow, label: 'Snow' })
    expect(layers('#fff', []).parameters()).toMatchObject([{ path: 'layers.base', value: '#fff' }])
  })
})

describe('the GLSL of a field of colours', () => {
  const makeHeight = () => fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 3 })

  test('evaluates a height once, however many stops, masks and slopes take it', () => {
    const color = layers(
      ramp(makeHeight(), [
        [0, '#3f5d2f'],
        [makeHeight().add(1), '#7d7468'],
        [36, '#f4f6fa']
      ]),
      [
        ['#fff', makeHeight()],
        ['#eee', step(20, makeHeight())],
        ['#555', step(30, slope(makeHeight()))]
      ]
    ).mul(makeHeight())
    expect(compileGlsl([{ field: color }]).source.match(/= perlin2\w*\(/g)).toHaveLength(1)
  })

  test('is equal for equal ones, whatever their live values and seeds', () => {
    const make = (stop: number, color: ColorLike, seed: number) =>
      compileGlsl([
        {
          field: layers(
            ramp(
              perlin3({ seed }),
              [
                [{ value: stop }, { value: color as string }],
                [8, '#fff']
              ],
              { space: 'oklab' }
            ),
            [['#00f', 0.5]]
          )
        }
      ]).source
    expect(make(1, '#123', 1)).toBe(make(2, new Color(1, 2, 3), 9))
  })

  test('has one uniform for a live colour, however often it is used', () => {
    const sand = { value: '#d8c08c' }
    const { uniforms } = compileGlsl([
      {
        field: layers(sand, [
          [
            ramp(x, [
              [0, sand],
              [1, '#000']
            ]),
            x
          ],
          [sand, constant(0.2)]
        ])
      }
    ])
    expect([...uniforms.keys()]).toHaveLength(1)
  })

  test('refuses a gradient', () => {
    expect(() => compileGlsl([{ field: layers('#fff', []), gradient: true }])).toThrow(/no gradient/)
  })
})
