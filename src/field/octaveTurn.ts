import type { AxisSet } from './axesWhere'
import { MAX_OCTAVES } from './fractalParams'

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

/** The powers of a matrix, one after the other, from the unit matrix on. */
export function octaveTurns(turn: Matrix3): Float64Array {
  const turns = new Float64Array(9 * MAX_OCTAVES)
  turns[0] = turns[4] = turns[8] = 1
  for (let i = 9; i < turns.length; i++) {
    const row = 3 * Math.floor((i % 9) / 3)
    const before = i - (i % 9) - 9 + (i % 3)
    turns[i] = turn[row] * turns[before] + turn[row + 1] * turns[before + 3] + turn[row + 2] * turns[before + 6]
  }
  return turns
}
