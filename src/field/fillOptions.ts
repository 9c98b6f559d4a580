import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import type { Footprint } from './field'
import { read } from './value'
import { checkVector3, type Vector3Like } from './vector3Values'

/** What `fill` writes to. */
export type FillTarget = Float32Array | Float64Array | number[]

/** Options of `Field.fill`. */
export interface FillOptions {
  /** Samples along x. */
  width: number
  /**
   * Samples along y.
   *
   * @defaultValue 1
   */
  height?: number
  /**
   * Samples along z.
   *
   * @defaultValue 1
   */
  depth?: number
  /** Where the first sample lies. */
  from: Vector3Like
  /** Where the last sample lies; an axis with one sample takes no notice of it. */
  to: Vector3Like
  /**
   * t of all samples.
   *
   * @defaultValue 0
   */
  time?: number
  /**
   * As for `sample`.
   *
   * @defaultValue 0
   */
  footprint?: Footprint
}

type Triple = readonly [number, number, number]

const OPTIONS = ['width', 'height', 'depth', 'from', 'to', 'time', 'footprint'] as const

/** The options with their defaults, and the target, checked. */
export function checkFill(target: FillTarget, options: FillOptions) {
  checkOptions(options, OPTIONS, 'fill', '{ width, height, from, to }')
  const { width, height = 1, depth = 1, time = 0, footprint = 0 } = options
  const size: Triple = [width, height, depth]
  for (const [name, count] of Object.entries({ width, height, depth })) {
    if (Number.isInteger(count) && count >= 1) continue
    throw new Error(`fill: \`${name}\` must be a whole number of samples from 1 on, got ${describe(count)}.`)
  }
  const [from, to] = [pointOf(options, 'from'), pointOf(options, 'to')]
  if (!Number.isFinite(time)) throw new Error(`fill: \`time\` must be a finite number, got ${describe(time)}.`)
  const widths: readonly number[] = typeof footprint === 'number' ? [footprint] : footprint
  if (!Array.isArray(widths) || ![1, 3].includes(widths.length) || !widths.every((w) => Number.isFinite(w) && w >= 0)) {
    throw new Error(`fill: \`footprint\` must be a number from 0 on, or three, got ${describe(footprint)}.`)
  }
  checkTarget(target, size)
  return { size, from, to, time, footprint }
}

function pointOf(options: FillOptions, name: 'from' | 'to'): Triple {
  const [x, y, z] = checkVector3(options[name], 'fill', name)
  return [read(x), read(y), read(z)]
}

function checkTarget(target: FillTarget, [width, height, depth]: Triple): void {
  if (!(target instanceof Float32Array || target instanceof Float64Array || Array.isArray(target))) {
    throw new Error(`fill: \`target\` must be a Float32Array, a Float64Array or an array, got ${describe(target)}.`)
  }
  const count = width * height * depth
  if (target.length !== count) {
    throw new Error(
      `fill: \`target\` must have width · height · depth = ${width} · ${height} · ${depth} = ${count} entries, ` +
        `got ${target.length}.`
    )
  }
}
