import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ColorField } from 'three-perlin/cpu'
import { coordinate, layers, perlin3, ramp, type RampStop } from 'three-perlin/cpu'

const x = coordinate('x')
const good: RampStop[] = [
  [0, '#000'],
  [1, '#fff']
]
const withColor = (color: unknown) => () =>
  ramp(x, [
    [0, '#000'],
    [1, color as string]
  ])
const WHAT = "must be '#rgb', '#rrggbb', 0xrrggbb, a Color or linear [r, g, b], or { value } to change it live, got"

test.each<[string, () => unknown, string]>([
  ['no field', () => ramp('height' as never, good), 'ramp: `field` must be a field, a number or { value }, got'],
  [
    'no stops',
    () => ramp(x, undefined as never),
    'ramp: `stops` must be two or more pairs [stop, colour], got undefined'
  ],
  ['one stop', () => ramp(x, good.slice(1)), 'ramp: `stops` must be two or more pairs [stop, colour], got 1 of them'],
  ['a stop alone', () => ramp(x, [good[0], 3] as never), 'ramp: `stops[1]` must be a pair [stop, colour], got 3'],
  ['a stop NaN', () => ramp(x, [[NaN, '#000'], good[1]]), 'ramp: `stops[0][0]` must be a finite number'],
  [
    'a stop as text',
    () => ramp(x, [['0', '#000'] as never, good[1]]),
    "ramp: `stops[0][0]` must be a field, a number or { value }, got '0'"
  ],
  ['falling stops', () => ramp(x, [good[1], good[0]]), 'ramp: `stops` must ascend, got 0 after 1. Sort them.'],
  [
    'falling live stops',
    () => ramp(x, [[{ value: 2 }, '#000'], [x, '#000'], good[1]]),
    'ramp: `stops` must ascend, got 1 after 2'
  ],
  [
    'another space',
    () => ramp(x, good, { space: 'hsl' as never }),
    "ramp: `space` must be 'linear' or 'oklab', got 'hsl'"
  ],
  [
    'a misspelt option',
    () => ramp(x, good, { spaces: 'oklab' } as never),
    'ramp: there is no option `spaces`. Options are space.'
  ],
  ['options null', () => ramp(x, good, null as never), 'ramp: options must be an object such as'],
  [
    'a CSS name',
    withColor('tomato'),
    `ramp: \`stops[1][1]\` ${WHAT} 'tomato'. CSS names are three's: give new Color('tomato').`
  ],
  ['a function of CSS', withColor('rgb(1, 2, 3)'), `${WHAT} 'rgb(1, 2, 3)'.`],
  ['four digits', withColor('#12345'), `${WHAT} '#12345'.`],
  ['a digit too many', withColor('#fffffff'), `${WHAT} '#fffffff'.`],
  ['no hexadecimal', withColor('#ggg'), `${WHAT} '#ggg'.`],
  ['a number too large', withColor(0x1000000), `${WHAT} 16777216.`],
  ['a number below 0', withColor(-1), `${WHAT} -1.`],
  ['a fraction', withColor(0.5), `${WHAT} 0.5.`],
  ['two numbers', withColor([1, 0]), `${WHAT} an array of 2.`],
  ['a NaN among numbers', withColor([1, NaN, 0]), `${WHAT} an array of 3.`],
  ['no blue', withColor({ r: 1, g: 0 }), `${WHAT} an object.`],
  ['null', withColor(null), `${WHAT} null.`],
  ['a field of colours in a ramp', withColor(ramp(x, good)), `${WHAT} a ColorField.`],
  [
    'a live one that is none',
    withColor({ value: 'red' }),
    "must be in its `value` '#rgb', '#rrggbb', 0xrrggbb, a Color or linear [r, g, b], got 'red'"
  ],
  ['a wrong base', () => layers(perlin3() as never, []), `layers: \`base\` ${WHAT} a Field.`],
  [
    'no layers',
    () => layers('#fff', '#000' as never),
    "layers: `over` must be a list of pairs [colour, mask], got '#000'"
  ],
  [
    'a layer without a mask',
    () => layers('#fff', [['#000'] as never]),
    'layers: `over[0]` must be a pair [colour, mask], got an array of 1'
  ],
  ['a wrong colour', () => layers('#fff', [['#0000', 1]]), `layers: \`over[0][0]\` ${WHAT} '#0000'.`],
  ['a mask NaN', () => layers('#fff', [['#000', NaN]]), 'layers: `over[0][1]` must be a finite number'],
  [
    'a mask of colours',
    () => layers('#fff', [['#000', ramp(x, good) as never]]),
    'layers: `over[0][1]` must be a field, a number or { value }, got a ColorField'
  ],
  [
    'a factor of colours',
    () => ramp(x, good).mul('2' as never),
    "mul: `factor` must be a field, a number or { value }, got '2'"
  ],
  [
    'no target',
    () => ramp(x, good).sample(0, 0, 0, 0, 3 as never),
    'sample: `target` must be an array, or a Color or { r, g, b }, got 3'
  ],
  ['target null', () => ramp(x, good).sample(0, 0, 0, 0, null as never), 'sample: `target` must be an array']
])('%s is refused', (_name, call, message) => {
  expect(call).toThrow(message)
})

test('colours over colours without end are refused', () => {
  let color: ColorField = layers('#fff', [])
  expect(() => {
    for (;;) color = layers(color, [['#000', x]])
  }).toThrow('layers: the colour is 1001 nodes deep, more than the 1000 that are allowed.')
  // The deepest that is allowed can be sampled.
  expect(color.sample(1)).toEqual([0, 0, 0])
})

describe('a live colour that becomes none', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('warns once, keeps the last one, and goes on with the next', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const live: { value: string | number } = { value: '#f00' }
    const color = ramp(
      x,
      [
        [0, live],
        [1, '#000']
      ],
      { space: 'oklab' }
    )
    const before = color.sample(0)
    live.value = 'tomato'
    expect(color.sample(0)).toEqual(before)
    expect(color.sample(0)).toEqual(before)
    expect(warn.mock.calls).toEqual([["color: a live `value` must be a colour, got 'tomato'. The last one stays."]])
    live.value = 0x00ff00
    expect(color.sample(0)).not.toEqual(before)
  })
})
