import {
  articlePerlin3,
  coordinate,
  distance,
  flow2,
  flow3,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  value1,
  value2,
  value3,
  valueGradient2,
  type CustomFade
} from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'

/** The next of Perlin's family: three derivatives vanish at both ends. */
export const septic: CustomFade = {
  f: (t) => t ** 4 * (35 + t * (-84 + t * (70 - 20 * t))),
  df: (t) => 140 * (t * (1 - t)) ** 3,
  glsl: {
    f: 't * t * t * t * (35.0 + t * (-84.0 + t * (70.0 - 20.0 * t)))',
    df: '140.0 * (t - t * t) * (t - t * t) * (t - t * t)'
  }
}

export const sourceCases: Readonly<Record<string, FieldCase>> = {
  perlin1: { field: perlin1({ seed: 1, axes: 'z', frequency: 0.8 }) },
  perlin2: { field: perlin2({ seed: 2, axes: 'zx', frequency: [0.3, -2] }), slope: 2 },
  perlin3: { field: perlin3({ seed: 3, frequency: [0.5, 1.5, 2] }), slope: 2 },
  perlin4: { field: perlin4({ seed: 'four' }), weight: 1.5, slope: 1.5 },
  'perlin4 of mixed axes': {
    field: perlin4({ seed: 'four', axes: 'txzy', frequency: [1, 0.5, 2, 0.7] }),
    weight: 1.5,
    slope: 3
  },
  value1: { field: value1({ axes: 'y' }) },
  value2: { field: value2({ axes: 'zx', frequency: 0.7 }) },
  value3: { field: value3({ frequency: 0.7 }) },
  valueGradient2: { field: valueGradient2({ seed: 4, frequency: 0.7 }), weight: 2, slope: 2 },
  articlePerlin3: { field: articlePerlin3({ seed: 5, frequency: [0.5, 1.5, 2] }), slope: 2 },
  flow2: { field: flow2({ seed: 6, frequency: 0.7 }) },
  'flow2 on the ground': {
    field: flow2({ axes: 'xzt', frequency: [0.3, -2, { value: 0.25 }], fade: 'cubic' }),
    slope: 2
  },
  'flow2 that turns in space': { field: flow2({ axes: 'xzy', period: [5, 7, null], frequency: 0.5 }), slope: 3.2 },
  flow3: { field: flow3({ seed: 7 }), weight: 1.2, slope: 1.2 },
  'flow3 with a period': { field: flow3({ frequency: 0.7, period: 5 }), weight: 1.2, slope: 1.2 },
  'time as an axis': { field: perlin3({ axes: 'xzt', frequency: [0.4, 0.4, 2] }) },
  'cubic fade': { field: perlin3({ fade: 'cubic' }) },
  'linear fade': { field: perlin2({ fade: 'linear' }) },
  "a fade of one's own": { field: perlin3({ fade: septic, frequency: 0.7 }) },
  period: { field: perlin3({ period: [3, 7, null] }) },
  'period and cubic fade': { field: perlin2({ period: 5, fade: 'cubic' }) },
  'coordinate x': { field: coordinate('x') },
  'coordinate y': { field: perlin3().mul(0).add(coordinate('y')) },
  'coordinate z': { field: coordinate('z').mul(coordinate('z')), weight: 20, slope: 4000 },
  'coordinate t': { field: coordinate('t').mul(-2) },
  'distance to a point': { field: distance([0.5, { value: -2 }, 7]) },
  'distance to an axis': { field: distance({ axis: 'y' }) },
  'distance to a line': { field: distance({ axis: [1, -2, 3], through: { x: 9, y: 1, z: 4 } }) },
  'distance to a plane': { field: distance({ plane: 'y', through: [0, { value: 4 }, 0] }) },
  'distance to a tilted plane': { field: distance({ plane: [1, 2, -2] }) },
  'live frequency and seed': { field: perlin3({ frequency: { value: 0.5 }, seed: { value: 'live' } }) }
}
