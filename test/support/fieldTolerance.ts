import type { FieldCase } from './fieldCase'
import type { ParityTolerance } from './fieldParity'

/** By how much float32 may move a field at a point, from what is said about the noise in it. */
export function fieldTolerance({ weight = 1, slope = 1, finest = slope }: FieldCase): ParityTolerance {
  return (point) => {
    // How far rounding may move a noise's coordinate, per unit of frequency: constant, products and sum round by
    // 2⁻²⁴ each, of which the range covers two to four; and by 2⁻²⁴ of a shift of up to 50 cells.
    const moved = Math.max(...point.map(Math.abs)) * 2 ** -23
    const shifted = 50 * 2 ** -24
    // Evaluation in float32: 2e-6 of a noise's value, 1e-5 of its gradient. Noise slopes by at most 2.5 a cell, its
    // gradient by at most 15.
    return {
      value: weight * (2e-6 + 2.5 * shifted) + slope * 2.5 * moved,
      gradient: slope * (1e-5 + 15 * (shifted + finest * moved))
    }
  }
}
