import type { GlslBuilder } from './glslProgram'
import type { SourceParams } from './latticeSource'
import type { OriginScope, Triple } from './originScope'
import { read } from './value'

/**
 * The vec3 that a source adds to its coordinates, in cells, in place of the shift of an enclosing fractal: shift and
 * origin together, folded modulo the period.
 */
export function foldedOrigin(
  { axes, frequency, period }: SourceParams,
  build: GlslBuilder,
  origin: OriginScope
): string {
  return foldedUniform(build, origin, (k) => {
    const point = origin.at(k)
    const shift = origin.shift(k)
    const cells = [0, 0, 0]
    axes.forEach((axis, i) => {
      if (axis === 3) return
      const whole = period[i] === 256 ? 256 : period[i] * origin.periodScale(k)
      cells[axis] = folded(read(frequency[i]) * point[axis] + shift[axis], whole)
    })
    return cells as readonly number[] as Triple
  })
}

/** A uniform that is computed on the CPU, in doubles, for each octave of the enclosing fractal. */
export function foldedUniform(build: GlslBuilder, { loop }: OriginScope, compute: (k: number) => Triple): string {
  const values = new Float32Array(3 * (loop?.count ?? 1))
  const source = {
    get value() {
      for (let k = 0; 3 * k < values.length; k++) values.set(compute(k), 3 * k)
      return values
    }
  }
  const name = build.names.uniform(source, 'vec3', loop?.count)
  return loop ? `${name}[${loop.index}]` : name
}

/** What is left of a coordinate after the nearest multiple of a period: as small as it can be. */
export function folded(coordinate: number, period: number): number {
  return coordinate - period * Math.round(coordinate / period)
}
