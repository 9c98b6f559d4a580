import { describe, expect, test } from 'vitest'
import {
  matrix,
  mirror,
  rotate,
  tile,
  warp,
  bias,
  billow,
  hetero,
  hybrid,
  ridged,
  clamp,
  constant,
  coordinate,
  distance,
  fbm,
  gain,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  remap,
  slope,
  smoothstep,
  terrace,
  type Field
} from 'three-perlin/cpu'

describe('bad input', () => {
  const bad: Record<string, [() => unknown, RegExp]> = {
    'frequency NaN': [() => perlin3({ frequency: NaN }), /perlin3: `frequency` must be a finite number, .*got NaN/],
    'live frequency NaN': [
      () => perlin3({ frequency: { value: NaN } }),
      /perlin3: `frequency` must be a finite number in its `value`/
    ],
    'frequency as text': [() => perlin3({ frequency: '2' as never }), /got '2'/],
    'two frequencies for three axes': [() => perlin3({ frequency: [1, 2] }), /`frequency` must have 3 entries/],
    'too few axes': [() => perlin3({ axes: 'xz' }), /perlin3: `axes` must be 3 different letters of 'xyzt', got 'xz'/],
    'an axis twice': [() => perlin2({ axes: 'xx' }), /`axes`/],
    'an unknown axis': [() => perlin2({ axes: 'xw' as never }), /`axes`/],
    'period 0': [() => perlin3({ period: 0 }), /perlin3: `period` must be an integer 1…256, got 0/],
    'period 2.5': [() => perlin3({ period: 2.5 }), /got 2.5/],
    'period 300': [() => perlin3({ period: [300, 1, 1] }), /got 300/],
    'unknown fade': [
      () => perlin1({ fade: 'cosine' as never }),
      /perlin1: `fade` must be 'linear', 'cubic', 'quintic' or { f, df, glsl }, got 'cosine'/
    ],
    'an inherited name as fade': [() => perlin1({ fade: 'toString' as never }), /`fade`/],
    'seed null': [() => perlin4({ seed: null as never }), /perlin4: `seed` must be an integer .*got null/],
    'live seed 1.5': [() => perlin4({ seed: { value: 1.5 } }), /perlin4: `seed` must be an integer .*got 1.5/],
    'a fade for the CPU alone': [
      () => perlin1({ fade: { f: (t) => t, df: () => 1 } }),
      /perlin1: `fade` has no `glsl`/
    ],
    'seed 1.5': [() => perlin4({ seed: 1.5 }), /perlin4: `seed` must be an integer .*got 1.5/],
    'seed and permutation': [() => perlin3({ seed: 1, permutation: [] }), /perlin3: got both `seed` and `permutation`/],
    'octaves 0': [() => fbm(perlin3(), { octaves: 0 }), /fbm: `octaves` must be a number 1…16, .*got 0/],
    'octaves 1e9': [() => fbm(perlin3(), { octaves: 1e9 }), /got 1000000000/],
    'lacunarity 0': [() => fbm(perlin3(), { lacunarity: 0 }), /fbm: `lacunarity` must be a positive number/],
    'gain NaN': [() => fbm(perlin3(), { gain: NaN }), /fbm: `gain`/],
    'unknown shifts': [
      () => fbm(perlin3(), { shifts: 'some' as never }),
      /fbm: `shifts` must be 'decorrelated' or 'none'/
    ],
    'fbm of a number': [() => fbm(3 as never), /fbm: `field` must be a field, got 3/],
    'live lacunarity and a period': [
      () => fbm(perlin3({ period: 4 }), { lacunarity: { value: 2 } }),
      /`lacunarity` must be an integer to keep the period/
    ],
    'lacunarity 1.9 and a period': [() => fbm(perlin3({ period: 4 }), { lacunarity: 1.9 }), /got 1.9/],
    'adding text': [() => perlin3().add('1' as never), /add: `field` must be a field, a number or { value }, got '1'/],
    'adding NaN': [() => perlin3().add(NaN), /add: `field` must be a finite number/],
    'an argument that is no field': [
      () => smoothstep(0, [1] as never, perlin3()),
      /smoothstep: `edge1` must be a field, a number or { value }, got an array of 1/
    ],
    'an argument that is NaN': [() => clamp(perlin3(), 0, NaN), /clamp: `hi` must be a finite number/],
    'crossed bounds': [() => clamp(perlin3(), 2, 1), /clamp: `lo` must not be above `hi`, got 2 and 1\. Exchange/],
    'crossed edges': [() => smoothstep(1, 0, perlin3()), /smoothstep: `edge0` must be below `edge1`, got 1 and 0\./],
    'equal live edges': [() => smoothstep({ value: 1 }, 1, perlin3()), /got 1 and 1\./],
    'remap of nothing': [() => remap(perlin3(), 1, 1, 0, 1), /remap: `inLo` and `inHi` must differ, got 1 twice/],
    'bias 0': [() => bias(perlin3(), 0), /bias: `b` must be a number between 0 and 1, .*got 0/],
    'a field as gain': [() => gain(perlin3(), perlin3() as never), /gain: `g` .*got a Field/],
    'live gain 1': [() => gain(perlin3(), { value: 1 }), /gain: `g` must be a number between 0 and 1 in its `value`/],
    'terraces of a number': [() => terrace(3 as never), /terrace: `field` must be a field, got 3/],
    'terraces of no width': [() => terrace(perlin3(), { width: 0 }), /terrace: `width` must be a positive number/],
    'two widths': [() => terrace(perlin3(), { width: 1, steps: 3 }), /terrace: got both `width` and `steps`/],
    'too smooth': [() => terrace(perlin3(), { smoothness: 2 }), /terrace: `smoothness` must be a number 0…1/],
    'terraces of a flat field': [() => terrace(constant(1)), /terrace: .*no typical range/],
    'coordinate w': [() => coordinate('w' as never), /coordinate: `axis` must be 'x', 'y', 'z' or 't', got 'w'/],
    'distance to a number': [() => distance(3 as never), /distance: `to` must be a point .*got 3/],
    'distance to a point of two': [() => distance([1, 2] as never), /distance: `to` must be \[x, y, z\]/],
    'an axis of length 0': [() => distance({ axis: [0, 0, 0] }), /distance: `axis` must be .*other than 0/],
    'a plane by a name': [() => distance({ plane: 'up' as never }), /distance: `plane` must be .*got 'up'/],
    'gain and H': [() => fbm(perlin3(), { gain: 0.5, H: 1 }), /fbm: got both `gain` and `H`/],
    'H NaN': [() => ridged(perlin3(), { H: NaN }), /ridged: `H` must be a finite number/],
    'offset as text': [() => hetero(perlin3(), { offset: '1' as never }), /hetero: `offset` .*got '1'/],
    'live feedback NaN': [
      () => hybrid(perlin3(), { feedback: { value: NaN } }),
      /hybrid: `feedback` .* in its `value`/
    ],
    'options of a fractal as a number': [() => billow(perlin3(), 4 as never), /billow: options must be an object/],
    'turns and a period': [
      () => fbm(perlin3({ period: 4 }), { rotate: true }),
      /fbm: `rotate` must be false to keep the period/
    ],
    'turns of one axis': [() => fbm(perlin1(), { rotate: true }), /fbm: `rotate` needs a field of two axes or three/],
    'rotate about a name': [() => rotate(perlin3(), 'up' as never, 1), /rotate: `axis` must be 'x', 'y', 'z', .*'up'/],
    'rotate by NaN': [() => rotate(perlin3(), 'x', NaN), /rotate: `angle` must be a finite number/],
    'a matrix of 4': [() => matrix(perlin3(), [1, 0, 0, 1]), /matrix: `by` must be a Matrix3, .*an array of 4/],
    'a matrix with NaN': [() => matrix(perlin3(), Array<number>(9).fill(NaN)), /matrix: `by` .*finite/],
    'a projection': [() => matrix(perlin3(), Array<number>(16).fill(1)), /matrix: `by` .*affine/],
    'tiles of size 0': [() => tile(perlin3(), 0), /tile: `period` must be positive, or null for none, got 0/],
    'tiles of two sizes': [() => tile(perlin3(), [1, 2]), /tile: `period` must be a number, \[x, y, z\]/],
    'tiles in a fractal of any lacunarity': [() => fbm(tile(perlin3(), 2), { lacunarity: 1.9 }), /`lacunarity`/],
    'mirror of t': [() => mirror(perlin3(), 't' as never), /mirror: `axis` must be 'x', 'y' or 'z', got 't'/],
    'mirror at NaN': [() => mirror(perlin3(), 'x', NaN), /mirror: `at`/],
    'warp by a field': [() => warp(perlin3(), perlin3() as never), /warp: `by` must be an object .*got a Field/],
    'warp by nothing': [() => warp(perlin3(), {}), /warp: `by`/],
    'warp by text': [() => warp(perlin3(), { x: 'a' as never }), /warp: `x` must be a field/],
    'warp by much': [() => warp(perlin3(), { x: 1 }, Infinity), /warp: `amount` must be a finite number/],
    'normalize as text': [
      () => fbm(perlin3(), { normalize: 'yes' as never }),
      /fbm: `normalize` must be true or false/
    ],
    'terraces by a number': [() => terrace(perlin3(), 5 as never), /terrace: options must be an object/],
    'slope of a number': [() => slope(2 as never), /slope: `field` must be a field, got 2/],
    'a vector of two': [() => perlin3().translate([1, 2] as never), /translate: `by` must be \[x, y, z\] or a Vector3/],
    'a flat field to fit': [() => constant(2).fit(0, 1), /fit: .*no typical range/],
    'a coordinate to fit': [() => coordinate('x').fit(0, 1), /fit: .*it grows with distance/],
    'a distance to fit': [() => distance([1, 2, 3]).fit(0, 1), /fit: .*it grows with distance/],
    'a time to fit': [() => perlin3().add(coordinate('t')).fit(0, 1), /fit: .*it grows with distance/],
    'fit to infinity': [() => perlin3().fit(0, Infinity), /fit: `hi` must be a finite number/],
    'options null': [() => perlin3(null as never), /perlin3: options must be an object/]
  }
  test.each(Object.entries(bad))('%s', (_name, [call, message]) => {
    expect(call).toThrow(message)
  })

  test('a graph that is too deep', () => {
    let field: Field = perlin3()
    expect(() => {
      for (let i = 0; i < 2000; i++) field = field.add(1)
    }).toThrow(/add: the field is 1001 nodes deep/)
  })
})
