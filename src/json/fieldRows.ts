import { add, constant, div, mul, sub } from '../field/arithmetic'
import { articlePerlin3 } from '../field/articlePerlin3'
import { bandLimit } from '../field/bandLimit'
import { billow } from '../field/billow'
import { mix, remap } from '../field/blend'
import { checkField } from '../field/checkField'
import { ColorField } from '../field/colorField'
import { coordinate } from '../field/coordinate'
import { distance } from '../field/distance'
import { abs, clamp, max, min } from '../field/extrema'
import { fbm } from '../field/fbm'
import { fitFrom, type Field, type FieldLike } from '../field/field'
import { flow2 } from '../field/flow2'
import { flow3 } from '../field/flow3'
import { cos, exp, pow, sin, sqrt } from '../field/functions'
import { hetero } from '../field/hetero'
import { hybrid } from '../field/hybrid'
import { layers } from '../field/layers'
import { matrix } from '../field/matrix'
import { mirror } from '../field/mirror'
import { multifractal } from '../field/multifractal'
import { origin } from '../field/origin'
import { partial } from '../field/partial'
import { perlin1 } from '../field/perlin1'
import { perlin2 } from '../field/perlin2'
import { perlin3 } from '../field/perlin3'
import { perlin4 } from '../field/perlin4'
import { ramp } from '../field/ramp'
import { reseed } from '../field/reseed'
import { ridged } from '../field/ridged'
import { rotate } from '../field/rotate'
import { sampled } from '../field/sampled'
import { bias, gain } from '../field/schlick'
import { sinHash2 } from '../field/sinHash2'
import { slope } from '../field/slope'
import { fract, sign, smoothstep, step } from '../field/steps'
import { terrace, terraceOver, type TerraceOptions } from '../field/terrace'
import { tile } from '../field/tile'
import { turbulence } from '../field/turbulence'
import { value1 } from '../field/value1'
import { value2 } from '../field/value2'
import { value3 } from '../field/value3'
import { valueGradient2 } from '../field/valueGradient2'
import type { Value } from '../field/value'
import { warp, type WarpOffsets } from '../field/warp'
import type { Vector3Like } from '../field/vector3Values'
import { call, type FieldRow } from './fieldRow'
import { pairs } from './pairs'
import { typicalFrom } from './typicalFrom'

const SOURCE = ['seed', 'permutation', 'frequency', 'axes', 'period', 'fade']
const FRACTAL = ['octaves', 'lacunarity', 'gain', 'H', 'shifts', 'rotate', 'normalize', 'offset', 'feedback']

const source = (make: typeof perlin3): FieldRow => call(make, [], SOURCE)
const fractal = (make: typeof fbm): FieldRow => ({ ...call(make, ['field'], FRACTAL), elsewhere: true })
/** It evaluates its field at another point. */
const domain = (row: FieldRow): FieldRow => ({ ...row, elsewhere: true })

/** Every function that makes a field or colours of data alone, by the name that `made` notes. */
export const FIELD_ROWS: Readonly<Record<string, FieldRow>> = {
  perlin1: source(perlin1),
  perlin2: source(perlin2),
  perlin3: source(perlin3),
  perlin4: source(perlin4),
  value1: source(value1),
  value2: source(value2),
  value3: source(value3),
  valueGradient2: source(valueGradient2),
  articlePerlin3: source(articlePerlin3),
  flow2: source(flow2),
  flow3: source(flow3),
  sinHash2: call(sinHash2, [], ['frequency', 'axes']),
  constant: call(constant, ['value']),
  coordinate: call(coordinate, ['axis']),
  distance: call(distance, ['to']),
  sampled: call(sampled, ['source'], ['region', 'axes', 'wrap']),

  fbm: fractal(fbm),
  billow: fractal(billow),
  turbulence: fractal(turbulence),
  ridged: fractal(ridged),
  multifractal: fractal(multifractal),
  hybrid: fractal(hybrid),
  hetero: fractal(hetero),

  add: call(add, ['a', 'b']),
  sub: call(sub, ['a', 'b']),
  mul: call((a: FieldLike | ColorField, b: FieldLike) => (a instanceof ColorField ? a.mul(b) : mul(a, b)), ['a', 'b']),
  div: call(div, ['a', 'b']),
  mix: call(mix, ['a', 'b', 't']),
  remap: call(remap, ['f', 'inLo', 'inHi', 'outLo', 'outHi']),
  fit: call(
    (field: Field, lo: Value, hi: Value, typical: unknown) => {
      checkField(field, 'fit')
      return fitFrom(field, typicalFrom(typical, 'fit'), lo, hi)
    },
    ['field', 'lo', 'hi', 'typical']
  ),
  abs: call(abs, ['f']),
  min: call(min, ['a', 'b']),
  max: call(max, ['a', 'b']),
  clamp: call(clamp, ['f', 'lo', 'hi']),
  sign: call(sign, ['f']),
  step: call(step, ['edge', 'f']),
  fract: call(fract, ['f']),
  smoothstep: call(smoothstep, ['edge0', 'edge1', 'f']),
  pow: call(pow, ['f', 'exponent']),
  exp: call(exp, ['f']),
  sqrt: call(sqrt, ['f']),
  sin: call(sin, ['f']),
  cos: call(cos, ['f']),
  bias: call(bias, ['f', 'b']),
  gain: call(gain, ['f', 'g']),
  terrace: call(
    (field: Field, typical: unknown, options: TerraceOptions) =>
      typical === undefined && options.width !== undefined
        ? terrace(field, options)
        : terraceOver(field, options, () => typicalFrom(typical, 'terrace')),
    ['field', 'typical'],
    ['width', 'steps', 'smoothness']
  ),
  slope: call(slope, ['field']),
  partial: call(partial, ['field', 'axis']),

  frequency: domain(
    call(
      (field: Field, scale: Value | Vector3Like) => {
        checkField(field, 'frequency')
        return field.frequency(scale)
      },
      ['field', 'scale']
    )
  ),
  translate: domain(
    call(
      (field: Field, by: Vector3Like) => {
        checkField(field, 'translate')
        return field.translate(by)
      },
      ['field', 'by']
    )
  ),
  rotate: domain(call(rotate, ['field', 'axis', 'angle'])),
  matrix: domain(call(matrix, ['field', 'by'])),
  tile: domain(call(tile, ['field', 'period'])),
  mirror: domain(call(mirror, ['field', 'axis', 'at'])),
  origin: domain(call(origin, ['field', 'at'])),
  warp: domain(
    call(
      (field: Field, amount: FieldLike | undefined, by: WarpOffsets) => warp(field, by, amount),
      ['field', 'amount'],
      ['x', 'y', 'z']
    )
  ),
  bandLimit: domain(call(bandLimit, ['field', 'width'])),
  reseed: domain({ ...call(reseed, ['field', 'by']), copies: true }),

  ramp: call(
    (field: FieldLike, stops: unknown, options) => ramp(field, pairs(stops, 'stop', 'color'), options),
    ['field', 'stops'],
    ['space']
  ),
  layers: call((base, over: unknown) => layers(base, pairs(over, 'color', 'mask')), ['base', 'over'])
}
