import { add, constant, div, mix, perlin2, perlin3, remap, value3 } from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'

const a = perlin3({ seed: 1, frequency: 0.5 })
const b = value3({ seed: 2, frequency: 0.5 })

/** Arithmetic and ranges. */
export const combinedCases: Readonly<Record<string, FieldCase>> = {
  add: { field: a.add(b), weight: 2 },
  sub: { field: a.sub(b), weight: 2 },
  mul: { field: a.mul(b), weight: 2, slope: 2 },
  div: { field: a.div(b.add(1.5)), weight: 6, slope: 24 },
  'division of a negative number': { field: div(-2, b.add(1.5)), weight: 8, slope: 32 },
  constant: { field: constant(2).mul(a), weight: 2 },
  arithmetic: {
    field: perlin3({ seed: 1 })
      .mul(perlin2({ seed: 2 }))
      .add(constant(0.5))
      .sub(value3().div(add(perlin3(), 4))),
    weight: 3,
    slope: 4
  },
  mix: { field: mix(a, b, perlin3({ seed: 3 })), weight: 4, slope: 6 },
  'mix of numbers': { field: mix(-3, { value: 5 }, b), weight: 8, slope: 4 },
  remap: { field: remap(a, -0.5, 0.5, 10, 40), weight: 30, slope: 15 },
  'live remap': { field: remap(a, -0.5, { value: 0.5 }, b, 4), weight: 10, slope: 10 },
  fit: { field: perlin3({ frequency: 0.5 }).fit(0, 40), weight: 40, slope: 20 },
  'live fit': { field: perlin3({ frequency: 0.4 }).fit({ value: 2 }, { value: -1 }), weight: 3, slope: 2 }
}
