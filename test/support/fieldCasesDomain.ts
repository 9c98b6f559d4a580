import { bandLimit, fbm, matrix, mirror, perlin2, perlin3, rotate, tile, value3, warp } from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'

const a = perlin3({ seed: 1, frequency: 0.5 })
const b = value3({ seed: 2, frequency: 0.1 })
const c = perlin2({ seed: 3, axes: 'xz', frequency: 0.2 })

export const domainCases: Readonly<Record<string, FieldCase>> = {
  frequency: { field: perlin3().frequency([2, -0.5, { value: 1.5 }]), slope: 2 },
  translate: { field: perlin3().translate({ x: 0.3, y: 100, z: -7 }), slope: 1.5 },
  'order of domain operations': { field: perlin3().frequency(2).translate([1, 0, 0]).frequency(0.25) },
  'all domain operations': {
    field: perlin3()
      .frequency([2, 0.5, { value: 1.5 }])
      .translate([0.3, { value: -7.1 }, 2])
      .frequency(0.7),
    slope: 1.4
  },
  // A sum of three products rounds more often, each by 2⁻²⁴ of the coordinate.
  'rotate about an axis': { field: rotate(a, 'y', 0.7), slope: 2 },
  'live rotate': { field: rotate(a, 'x', { value: -2 }), slope: 2 },
  'rotate about a direction': { field: rotate(a, [1, -2, 3], 4), slope: 2 },
  'live rotate about a direction': { field: rotate(a, [1, -2, 3], { value: 4 }), slope: 2 },
  'matrix of 9': { field: matrix(a, [1, 2, 0, -1, 1, 0.5, 0.2, 0, 1]), slope: 6 },
  'matrix of 16': { field: matrix(a, [1, 0, 0, 0, 0, 0.5, 1, 0, 0, -1, 2, 0, 5, -6, 7, 1]), slope: 6 },
  'band limit': { field: bandLimit(fbm(a, { octaves: 3 }), 0.6), weight: 2, slope: 2 },
  'live band limits in one another': { field: bandLimit(bandLimit(a, { value: 1.1 }).frequency(2), 0.3), slope: 2 },
  tile: { field: tile(a, [7.3, null, 20]), slope: 1 },
  'fractal of tiles': { field: fbm(tile(a, 5.5), { octaves: 3 }), weight: 2, slope: 4 },
  mirror: { field: mirror(a, 'x', 3.7) },
  'live mirror': { field: mirror(mirror(a, 'y'), 'z', { value: -1.5 }) },
  'warp of one axis': { field: warp(a, { x: b }, 4), weight: 4, slope: 4 },
  'warp of the ground': { field: warp(c, { x: c, z: b }, { value: 3 }), weight: 4, slope: 4 },
  'warp of three axes': { field: warp(a, { x: b, y: c, z: b.add(c) }, b.add(1)), weight: 6, slope: 8 },
  'warp of a fractal by a fractal': {
    field: warp(fbm(c, { octaves: 3 }), { x: fbm(b, { octaves: 3 }), y: 2 }, 2),
    weight: 6,
    slope: 8
  }
}
