import type { WebGLRenderer } from 'three'
import type { Field } from 'three-perlin'
import type { ProbeStage } from './glslProbe'
import { gpuSamples } from './gpuSamples'

/** By how much the GPU may lie outside the CPU's range at a point. */
export type ParityTolerance = (point: readonly number[]) => { value: number; gradient: number }

/**
 * Compares a field, and its gradient if it has one, on the GPU with itself on the CPU. A float32 coordinate stands for all reals that round to it, so
 * the CPU gives a range: that over the 27 points p ± 2 ulp. Legitimate jumps lie within it, errors do not.
 *
 * @param points - x, y, z, t, exact in float32
 * @param footprint - as for `sample`; 0 tests the form without one
 * @returns the worst distance from the range, as a fraction of the tolerance, of a value and of a gradient component
 */
export function fieldParity(
  renderer: WebGLRenderer,
  field: Field,
  points: readonly (readonly number[])[],
  stage: ProbeStage,
  tolerance: ParityTolerance,
  footprint = 0
): { value: number; gradient: number } {
  const result = gpuSamples(renderer, field, points, stage, footprint)
  const worst = { value: 0, gradient: 0 }
  const lo = [0, 0, 0, 0]
  const hi = [0, 0, 0, 0]
  points.forEach((point, i) => {
    cpuRange(field, point, footprint, lo, hi)
    const allowed = tolerance(point)
    for (let c = 0; c < 4; c++) {
      const excess = Math.max(lo[c] - result[4 * i + c], result[4 * i + c] - hi[c], 0)
      const which = c === 0 ? 'value' : 'gradient'
      worst[which] = Math.max(worst[which], Number.isNaN(excess) ? Infinity : excess / allowed[which])
    }
  })
  return worst
}

function cpuRange(
  field: Field,
  [x, y = 0, z = 0, t = 0]: readonly number[],
  footprint: number,
  lo: number[],
  hi: number[]
): void {
  const gradient = [0, 0, 0]
  lo.fill(Infinity)
  hi.fill(-Infinity)
  const [dx, dy, dz] = [x, y, z].map((c) => 2 * ulp(c))
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      for (let k = -1; k <= 1; k++) {
        const [px, py, pz] = [x + i * dx, y + j * dy, z + k * dz]
        const value = field.differentiable
          ? field.sampleGradient(px, py, pz, gradient, t, footprint)
          : field.sample(px, py, pz, t, footprint)
        ;[value, ...gradient].forEach((component, c) => {
          lo[c] = Math.min(lo[c], component)
          hi[c] = Math.max(hi[c], component)
        })
      }
    }
  }
}

/** Distance of neighbouring float32 numbers at x. */
function ulp(x: number): number {
  return 2 ** (Math.floor(Math.log2(Math.max(Math.abs(x), 2 ** -126))) - 23)
}
