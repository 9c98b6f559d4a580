import { describe } from '../describe'
import type { GradientTarget } from '../noise/noise'
import { ADD, DIV, MUL, SUB } from './arithmeticRows'
import { CONSTANT } from './constantRow'
import { assertDifferentiable } from './assertDifferentiable'
import type { AxisSet } from './axesWhere'
import { compileCpu, type CpuProgram } from './cpuProgram'
import { FREQUENCY, TRANSLATE } from './domainRows'
import { currentRange } from './fieldRange'
import { FIT } from './fitRow'
import type { Interval } from './interval'
import type { Operator } from './operator'
import { typicalRange } from './typicalRange'
import { checkValue, isLive, type Value } from './value'
import { checkVector3, type Vector3Like, type Vector3Values } from './vector3Values'

/** Nodes above one another; beyond this a graph is surely built by mistake, and recursion might run out of stack. */
const MAX_DEPTH = 1000

/**
 * A scalar function of a point (x, y, z) and a time t, with its exact gradient in x, y, z. Declared once, it has the
 * same values on the CPU (`sample`) and on the GPU (`displace`, in float32).
 *
 * A field is an immutable plain record: an operator, the fields it takes, its parameters. Nobody disposes it.
 */
export class Field<P = unknown> {
  readonly depth: number
  /** Whether the field repeats, so that fractals over it must keep its period. */
  readonly periodic: boolean
  /** The axes of space that the field depends on. */
  readonly axes: AxisSet
  /** Whether the field has a gradient: not with `slope`, `step` or `sign` in it. */
  readonly differentiable: boolean

  constructor(
    readonly op: Operator<P>,
    readonly inputs: readonly Field[],
    readonly params: P
  ) {
    this.depth = 1 + Math.max(0, ...inputs.map((input) => input.depth))
    if (this.depth > MAX_DEPTH) {
      throw new Error(`${op.name}: the field is ${this.depth} nodes deep, more than the ${MAX_DEPTH} that are allowed.`)
    }
    this.periodic = op.periodic?.(this) ?? inputs.some((input) => input.periodic)
    this.axes = op.axes?.(this) ?? inputs.reduce((set, input) => set | input.axes, 0)
    this.differentiable = op.differentiable !== false && inputs.every((input) => input.differentiable)
    Object.freeze(inputs)
    Object.freeze(params)
    Object.freeze(this)
  }

  /**
   * The value at a point.
   *
   * @param t - time, read only by sources whose `axes` name it
   */
  sample(x: number, y = 0, z = 0, t = 0): number {
    const program = cpuProgram(this, false)
    program.run(x, y, z, t)
    return program.memory[program.result]
  }

  /**
   * The value and its gradient at a point.
   *
   * @param target - receives ∂x, ∂y, ∂z of the value, per unit of the field's own input
   * @returns the value
   * @throws if the field is not differentiable
   */
  sampleGradient(x: number, y: number, z: number, target: GradientTarget, t = 0): number {
    if (!this.differentiable) assertDifferentiable(this, 'sampleGradient')
    if (typeof target !== 'object') {
      throw new Error(`sampleGradient: \`target\` must be an array for three numbers, got ${describe(target)}.`)
    }
    const program = cpuProgram(this, true)
    program.run(x, y, z, t)
    const { memory, result } = program
    target[0] = memory[result + 1]
    target[1] = memory[result + 2]
    target[2] = memory[result + 3]
    return memory[result]
  }

  /**
   * Bounds that no value exceeds but by rounding, for the present values of live parameters. Not tight: see `fit` for
   * typical ones.
   */
  range(): Interval {
    return currentRange(this)
  }

  /** this + other */
  add(other: FieldLike): Field {
    return new Field(ADD, [this, toField(other, 'add')], {})
  }

  /** this − other */
  sub(other: FieldLike): Field {
    return new Field(SUB, [this, toField(other, 'sub')], {})
  }

  /** this · other */
  mul(other: FieldLike): Field {
    return new Field(MUL, [this, toField(other, 'mul')], {})
  }

  /** this / other */
  div(other: FieldLike): Field {
    return new Field(DIV, [this, toField(other, 'div')], {})
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
    return new Field(FREQUENCY, [this], { scale: values })
  }

  /**
   * Moves the pattern.
   *
   * @param by - x, y, z as an array (each may be live) or a Vector3 (copied)
   */
  translate(by: Vector3Like): Field {
    return new Field(TRANSLATE, [this], { by: checkVector3(by, 'translate', 'by') })
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
   * @throws if the field does not vary, so that it has no range to map
   */
  fit(lo: Value, hi: Value): Field {
    checkValue(lo, 'fit', 'lo')
    checkValue(hi, 'fit', 'hi')
    return new Field(FIT, [this], { lo, hi, typical: typicalRange(this, 'fit') })
  }
}

/** Wherever a field is expected, a number will do, live or not. */
export type FieldLike = Field | Value

export function toField(value: FieldLike, caller: string, argument = 'field'): Field {
  if (value instanceof Field) return value
  if (typeof value === 'number' || isLive(value)) {
    return new Field(CONSTANT, [], { value: checkValue(value, caller, argument) })
  }
  throw new Error(`${caller}: \`${argument}\` must be a field, a number or { value }, got ${describe(value)}.`)
}

interface Compiled {
  value?: CpuProgram
  gradient?: CpuProgram
}
const compiled = /*#__PURE__*/ new WeakMap<Field, Compiled>()

/** Compiled at the first sample, then kept as long as the field. */
export function cpuProgram(field: Field, gradient: boolean): CpuProgram {
  let programs = compiled.get(field)
  if (!programs) compiled.set(field, (programs = {}))
  if (gradient) return (programs.gradient ??= compileCpu(field, true))
  return (programs.value ??= compileCpu(field, false))
}
