import { describe } from '../describe'
import type { GradientTarget } from '../noise/noise'
import { ADD, DIV, MUL, SUB } from './arithmeticRows'
import { CONSTANT } from './constantRow'
import { assertDifferentiable } from './assertDifferentiable'
import type { AxisSet } from './axesWhere'
import { compileCpu, runCpu, setPoint, type CpuProgram } from './cpuProgram'
import { FREQUENCY, TRANSLATE } from './domainRows'
import type { FieldJson } from './fieldJson'
import { currentRange } from './fieldRange'
import { fieldToJson } from './fieldToJson'
import { fill } from './fill'
import type { FillOptions, FillTarget } from './fillOptions'
import { FIT } from './fitRow'
import type { Interval } from './interval'
import { made } from './made'
import type { Operator } from './operator'
import { listParameters, type Parameter } from './parameters'
import { typicalRange } from './typicalRange'
import { checkValue, isLive, type Value } from './value'
import { checkVector3, type Vector3Like, type Vector3Values } from './vector3Values'

/** Nodes above one another; beyond this a graph is surely built by mistake, and recursion might run out of stack. */
export const MAX_DEPTH = 1000

/**
 * A scalar function of a point (x, y, z) and a time t, with its exact gradient in x, y, z. Declared once, it has the
 * same values on the CPU (`sample`) and on the GPU (`displace`, in float32).
 *
 * A field is an immutable plain record: an operator, the fields it takes, its parameters. Nobody disposes it.
 */
export class Field<P = unknown> {
  /**
   * Nodes above one another, itself included.
   *
   * @internal
   */
  readonly depth: number
  /**
   * Whether the field repeats, so that fractals over it must keep its period.
   *
   * @internal
   */
  readonly periodic: boolean
  /**
   * The axes of space that the field depends on.
   *
   * @internal
   */
  readonly axes: AxisSet
  /** Whether the field has a gradient: not with `slope`, `step` or `sign` in it. */
  readonly differentiable: boolean
  /**
   * Whether `origin` may move the field; see there.
   *
   * @internal
   */
  readonly foldable: boolean
  /**
   * Whether an operator in it takes gradients.
   *
   * @internal
   */
  readonly asksGradient: boolean

  /** Private, so that they may come later than the object is frozen; to look them up elsewhere takes 10 ns a sample. */
  readonly #programs: CpuProgram[] = []

  /** @internal */
  constructor(
    /** @internal */
    readonly op: Operator<P>,
    /** @internal */
    readonly inputs: readonly Field[],
    /** @internal */
    readonly params: P
  ) {
    this.depth = 1 + Math.max(0, ...inputs.map((input) => input.depth))
    if (this.depth > MAX_DEPTH) {
      throw new Error(`${op.name}: the field is ${this.depth} nodes deep, more than the ${MAX_DEPTH} that are allowed.`)
    }
    this.periodic = op.periodic?.(this) ?? inputs.some((input) => input.periodic)
    this.axes = op.axes?.(this) ?? inputs.reduce((set, input) => set | input.axes, 0)
    this.foldable = op.foldable !== false && inputs.every((input) => input.foldable)
    this.asksGradient = op.asksGradient === true || inputs.some((input) => input.asksGradient)
    this.differentiable = op.differentiable !== false && inputs.every((input) => input.differentiable)
    Object.freeze(inputs)
    Object.freeze(params)
    Object.freeze(this)
  }

  /** Compiled at the first sample, then kept as long as the field. */
  #program(gradient: boolean, limited: boolean): CpuProgram {
    return (this.#programs[(gradient ? 1 : 0) + (limited ? 2 : 0)] ??= compileCpu(this, gradient, limited))
  }

  /**
   * The value at a point.
   *
   * @param t - time, read only by sources whose `axes` name it
   * @param footprint - how far neighbouring samples lie apart, in units of the field's own input, along all axes alike
   * or along x, y and z: noise that is finer fades to its mean, as it does on the GPU below the size of a pixel
   */
  sample(x: number, y = 0, z = 0, t = 0, footprint: Footprint = 0): number {
    const program = this.#program(false, footprint !== 0)
    if (footprint !== 0) setFootprint(program, footprint)
    setPoint(program, x, y, z, t)
    runCpu(program)
    return program.memory[program.result]
  }

  /**
   * The value and its gradient at a point.
   *
   * @param target - receives ∂x, ∂y, ∂z of the value, per unit of the field's own input
   * @param footprint - as for `sample`
   * @returns the value
   * @throws if the field is not differentiable
   */
  sampleGradient(x: number, y: number, z: number, target: GradientTarget, t = 0, footprint: Footprint = 0): number {
    if (!this.differentiable) assertDifferentiable(this, 'sampleGradient')
    if (typeof target !== 'object' || (target as unknown) === null) {
      throw new Error(`sampleGradient: \`target\` must be an array for three numbers, got ${describe(target)}.`)
    }
    const program = this.#program(true, footprint !== 0)
    if (footprint !== 0) setFootprint(program, footprint)
    setPoint(program, x, y, z, t)
    runCpu(program)
    const { memory, result } = program
    target[0] = memory[result + 1]
    target[1] = memory[result + 2]
    target[2] = memory[result + 3]
    return memory[result]
  }

  /**
   * The values at all points of a grid, several times as fast as one by one: x fastest, then y, then z.
   *
   * The first sample lies at `from`, the last at `to`, so that an axis of n samples has n − 1 steps; to tile, stop one
   * step short of the period. A height map of the ground has a `width` and a `depth`.
   *
   * @param target - width · height · depth numbers, overwritten
   * @returns the target
   * @throws if an option has the wrong type or range, or the target another length; then nothing has been written
   */
  fill<T extends FillTarget>(target: T, options: FillOptions): T {
    return fill(this, target, options)
  }

  /**
   * Bounds that no value exceeds but by rounding, for the present values of live parameters. Not tight: see `fit` for
   * typical ones.
   */
  range(): Interval {
    return currentRange(this)
  }

  /**
   * All numbers, seeds and colours in the field, live ones and constants, with their paths: what a panel shows. Live
   * ones come with the object whose `value` changes them.
   */
  parameters(): Parameter[] {
    return listParameters(this)
  }

  /** this + other */
  add(other: FieldLike): Field {
    return made(new Field(ADD, [this, toField(other, 'add')], {}), 'add', { a: this, b: other })
  }

  /** this − other */
  sub(other: FieldLike): Field {
    return made(new Field(SUB, [this, toField(other, 'sub')], {}), 'sub', { a: this, b: other })
  }

  /** this · other */
  mul(other: FieldLike): Field {
    return made(new Field(MUL, [this, toField(other, 'mul')], {}), 'mul', { a: this, b: other })
  }

  /** this / other */
  div(other: FieldLike): Field {
    return made(new Field(DIV, [this, toField(other, 'div')], {}), 'div', { a: this, b: other })
  }

  /**
   * Multiplies the coordinate: a frequency of 2 makes the pattern half as large. `f.A().B()` applies B to the
   * coordinate first.
   *
   * @param scale - one number, or one for each of x, y, z; may be live
   */
  frequency(scale: Value | Vector3Like): Field {
    const all = isLive(scale) || typeof scale === 'number'
    const values: Vector3Values = all ? [scale, scale, scale] : checkVector3(scale, 'frequency', 'scale')
    values.forEach((value) => checkValue(value, 'frequency', 'scale'))
    return made(new Field(FREQUENCY, [this], { scale: values }), 'frequency', { field: this, scale })
  }

  /**
   * Moves the pattern.
   *
   * @param by - x, y, z as an array (each may be live) or a Vector3 (copied)
   */
  translate(by: Vector3Like): Field {
    const values = checkVector3(by, 'translate', 'by')
    return made(new Field(TRANSLATE, [this], { by: values }), 'translate', { field: this, by })
  }

  /**
   * Maps the field's typical range (its 1st to 99th percentile, measured once) to lo … hi, without clamping: about one
   * point in fifty lies outside. fBm of six octaves spans only about ±0.7 there.
   *
   * The range is that over all of space, ±5·10⁶ units: for noise and what is made of it. A field that grows with
   * distance, such as `coordinate`, has none; fit the noise first, and combine then.
   *
   * @param lo - may be live
   * @param hi - may be live
   * @throws if the field does not vary or grows with distance, so that it has no range to map
   */
  fit(lo: Value, hi: Value): Field {
    checkValue(lo, 'fit', 'lo')
    checkValue(hi, 'fit', 'hi')
    return fitFrom(this, typicalRange(this, 'fit'), lo, hi)
  }

  /**
   * The field as plain data, to be kept as JSON: `JSON.stringify(field)` calls it, `fieldFromJSON` reads it. Live values
   * are written as they are now, with what `live` has been told of them; what is shared is shared again.
   *
   * @throws if the field has code in it, `custom` or a fade of one's own, or numbers that are not finite
   */
  toJSON(): FieldJson {
    return fieldToJson(this)
  }
}

/** `fit` with the typical range that is known from before. */
export function fitFrom(field: Field, typical: Interval, lo: Value, hi: Value): Field {
  checkValue(lo, 'fit', 'lo')
  checkValue(hi, 'fit', 'hi')
  return made(new Field(FIT, [field], { lo, hi, typical }), 'fit', { field, lo, hi, typical })
}

/** How far samples lie apart: along all axes alike, or along x, y and z. */
export type Footprint = number | readonly [number, number, number]

/** Wherever a field is expected, a number will do, live or not. */
export type FieldLike = Field | Value

export function toField(value: FieldLike, caller: string, argument = 'field'): Field {
  if (value instanceof Field) return value
  if (typeof value === 'number' || isLive(value)) {
    return new Field(CONSTANT, [], { value: checkValue(value, caller, argument) })
  }
  throw new Error(`${caller}: \`${argument}\` must be a field, a number or { value }, got ${describe(value)}.`)
}

export function setFootprint({ memory, footprint: at }: CpuProgram, footprint: Footprint): void {
  if (at === undefined) return
  for (let k = 0; k < 3; k++) memory[at + k] = typeof footprint === 'number' ? footprint : footprint[k]
}
