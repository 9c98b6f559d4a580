import {
  constant,
  fbm,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value1,
  value2,
  value3,
  valueGradient2,
  type CustomFade,
  type Field
} from 'three-perlin/cpu'

/** The next of Perlin's family: three derivatives vanish at both ends. */
export const septic: CustomFade = {
  f: (t) => t ** 4 * (35 + t * (-84 + t * (70 - 20 * t))),
  df: (t) => 140 * (t * (1 - t)) ** 3,
  glsl: {
    f: 't * t * t * t * (35.0 + t * (-84.0 + t * (70.0 - 20.0 * t)))',
    df: '140.0 * (t - t * t) * (t - t * t) * (t - t * t)'
  }
}

/** Fields with a gradient, at least one for each operator and option. */
export const differentiable: Readonly<Record<string, Field>> = {
  perlin1: perlin1({ seed: 1, axes: 'z', frequency: 0.8 }),
  perlin2: perlin2({ seed: 2, axes: 'zx', frequency: [0.3, -2] }),
  perlin3: perlin3({ seed: 3, frequency: 0.7 }),
  perlin4: perlin4({ seed: 'four', axes: 'txzy', frequency: [1, 0.5, 2, 0.7] }),
  value1: value1(),
  value2: value2({ seed: 2 }),
  value3: value3({ seed: 3, axes: 'xyt' }),
  valueGradient2: valueGradient2({ seed: 4 }),
  'cubic fade': perlin3({ fade: 'cubic' }),
  "a fade of one's own": perlin3({ fade: septic, frequency: 0.7 }),
  period: perlin3({ period: [3, 7, null] }),
  fbm: fbm(perlin3({ frequency: 0.3 }), { octaves: 4 }),
  'fbm with a fraction': fbm(perlin2({ frequency: 0.3 }), { octaves: 3.4, gain: 0.6, lacunarity: 1.9 }),
  'fbm of a fbm': fbm(fbm(perlin3({ frequency: 0.2 }), { octaves: 2 }), { octaves: 2, lacunarity: 3 }),
  'fbm of a periodic noise': fbm(perlin3({ period: 4, fade: 'cubic' }), { octaves: 3 }),
  add: perlin3({ seed: 1 }).add(value3({ seed: 2 })),
  sub: perlin3({ seed: 1 }).sub(value3({ seed: 2 })),
  mul: perlin3({ seed: 1 }).mul(value3({ seed: 2 })),
  div: perlin3({ seed: 1 }).div(value3({ seed: 2 }).add(1.5)),
  constant: constant(2).mul(perlin3()),
  fit: perlin3({ frequency: 0.4 }).fit(-3, 8),
  'live fit': perlin3({ frequency: 0.4 }).fit({ value: 2 }, { value: -1 }),
  frequency: perlin3().frequency([2, -0.5, { value: 1.5 }]),
  translate: perlin3().translate({ x: 0.3, y: 100, z: -7 }),
  'order of domain operations': perlin3().frequency(2).translate([1, 0, 0]).frequency(0.25)
}
