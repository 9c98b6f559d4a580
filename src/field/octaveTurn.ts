import type { AxisSet } from './axesWhere'

/** Nine numbers, row by row. */
export type Matrix3 = readonly number[]

// Rotations in whole multiples of 0.04, of no finite order, so that no two octaves of a fractal lie alike. After Inigo
// Quilez, https://iquilezles.org/articles/fbm
const IN_SPACE: Matrix3 = [0, 0.8, 0.6, -0.8, 0.36, -0.48, -0.6, -0.48, 0.64]

/** The rotation of the domain from octave to octave, within the axes that a field depends on; none: it has one axis. */
export function octaveTurn(axes: AxisSet): Matrix3 | undefined {
  const turned = [0, 1, 2].filter((axis) => axes & (1 << axis))
  if (turned.length < 2) return undefined
  if (turned.length === 3) return IN_SPACE
  const [i, j] = turned
  const plane = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  plane[4 * i] = plane[4 * j] = 0.8
  plane[3 * i + j] = -0.6
  plane[3 * j + i] = 0.6
  return plane
}
