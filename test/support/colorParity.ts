import type { WebGLRenderer } from 'three'
import type { ColorField } from 'three-perlin'
import { compileGlsl } from '../../src/field/glslUnit'
import { FieldTables } from '../../src/material/fieldTables'
import { fieldUniforms } from '../../src/material/fieldUniforms'
import { probeGlsl, type ProbeStage } from './glslProbe'

/** A field of colours on the GPU. */
export interface ColorProbe {
  /** Red, green, blue and 0 for each point, at the present live values. */
  readonly sample: () => Float32Array
  readonly dispose: () => void
}

/**
 * @param points - x, y, z, t, exact in float32
 * @param footprint - as for `sample`; 0 tests the form without one
 */
export function colorProbe(
  renderer: WebGLRenderer,
  color: ColorField,
  points: readonly (readonly number[])[],
  stage: ProbeStage,
  footprint = 0
): ColorProbe {
  const unit = compileGlsl([{ field: color, footprint: footprint > 0 }])
  const [{ name, usesTime }] = unit.functions
  const tables = new FieldTables()
  tables.add(unit)
  const expression = `${name}(a.xyz${usesTime ? ', a.w' : ''}${footprint > 0 ? `, vec3(${footprint})` : ''})`
  const uniforms = fieldUniforms(unit, tables)
  return {
    sample: () => probeGlsl(renderer, { expression, declarations: unit.source, uniforms, a: points, stage }),
    dispose: () => {
      tables.delete(unit)
    }
  }
}

/** By how much the GPU may differ at a point, in each channel. */
export type ColorTolerance = (point: readonly number[]) => number

/**
 * The worst difference of the CPU from colours of the GPU, as a fraction of the tolerance. A float32 coordinate stands for
 * all reals that round to it: the CPU gives the range over the 27 points p ± 2 ulp, and legitimate jumps lie within it.
 */
export function worstColor(
  color: ColorField,
  points: readonly (readonly number[])[],
  actual: Float32Array,
  tolerance: ColorTolerance,
  footprint = 0
): number {
  const target = [0, 0, 0]
  let worst = 0
  points.forEach(([x, y = 0, z = 0, t = 0], i) => {
    const lo = [Infinity, Infinity, Infinity]
    const hi = [-Infinity, -Infinity, -Infinity]
    for (let n = 0; n < 27; n++) {
      const near = [x, y, z].map((c, axis) => c + ((Math.floor(n / 3 ** axis) % 3) - 1) * 2 * ulp(c))
      color.sample(near[0], near[1], near[2], t, target, footprint)
      target.forEach((channel, k) => {
        lo[k] = Math.min(lo[k], channel)
        hi[k] = Math.max(hi[k], channel)
      })
    }
    for (let k = 0; k < 3; k++) {
      const excess = Math.max(lo[k] - actual[4 * i + k], actual[4 * i + k] - hi[k], 0)
      worst = Math.max(worst, Number.isNaN(excess) ? Infinity : excess / tolerance(points[i]))
    }
  })
  return worst
}

/** Distance of neighbouring float32 numbers at x. */
function ulp(x: number): number {
  return 2 ** (Math.floor(Math.log2(Math.max(Math.abs(x), 2 ** -126))) - 23)
}
