import { describe } from '../describe'
import { compileCpuColor } from './colorCpu'
import type { ColorOperator } from './colorOperator'
import { colorValue, type ColorLike } from './colorValue'
import { runCpu, setPoint, type CpuProgram } from './cpuProgram'
import { MAX_DEPTH, setFootprint, toField, type Field, type FieldLike, type Footprint } from './field'
import type { FieldJson } from './fieldJson'
import { fieldToJson } from './fieldToJson'
import { made } from './made'
import { listParameters, type Parameter } from './parameters'
import { SOLID_COLOR } from './solidColorRow'
import { TINT } from './tintRow'

/** What receives a colour: three's Color or another { r, g, b }, or an array. */
export type ColorTarget = { r: number; g: number; b: number } | { [index: number]: number; readonly length: number }

/**
 * A colour at each point (x, y, z) and time t, linear and in sRGB primaries: what `ramp` and `layers` make of fields. The
 * same on the CPU (`sample`) and on the GPU.
 *
 * As a field, it is an immutable plain record: an operator, the colours and fields it takes, its parameters.
 */
export class ColorField<P = unknown> {
  /** Colours above one another, itself included. */
  readonly depth: number

  /** @internal */
  constructor(
    /** @internal */
    readonly op: ColorOperator<P>,
    /** @internal */
    readonly colors: readonly ColorField[],
    /** @internal */
    readonly inputs: readonly Field[],
    /** @internal */
    readonly params: P
  ) {
    this.depth = 1 + Math.max(0, ...colors.map((color) => color.depth))
    if (this.depth > MAX_DEPTH) {
      throw new Error(
        `${op.name}: the colour is ${this.depth} nodes deep, more than the ${MAX_DEPTH} that are allowed.`
      )
    }
    Object.freeze(colors)
    Object.freeze(inputs)
    Object.freeze(params)
    Object.freeze(this)
  }

  /**
   * The colour at a point, linear: three's Color takes it as it is.
   *
   * @param t - time, read only by sources whose `axes` name it
   * @returns a new array
   */
  sample(x: number, y?: number, z?: number, t?: number): [r: number, g: number, b: number]
  /**
   * The same without an allocation.
   *
   * @param target - receives red, green and blue
   * @param footprint - as for `Field.sample`
   * @returns the target
   */
  sample<T extends ColorTarget>(x: number, y: number, z: number, t: number, target: T, footprint?: Footprint): T
  sample(x: number, y = 0, z = 0, t = 0, target: ColorTarget = [0, 0, 0], footprint: Footprint = 0): ColorTarget {
    if (typeof target !== 'object' || target === null) {
      throw new Error(`sample: \`target\` must be an array, or a Color or { r, g, b }, got ${describe(target)}.`)
    }
    const program = cpuProgram(this, footprint !== 0)
    const { memory, result } = program
    if (footprint !== 0) setFootprint(program, footprint)
    setPoint(program, x, y, z, t)
    runCpu(program)
    if ('r' in target) {
      target.r = memory[result]
      target.g = memory[result + 1]
      target.b = memory[result + 2]
    } else {
      for (let k = 0; k < 3; k++) target[k] = memory[result + k]
    }
    return target
  }

  /** All numbers, seeds and colours in it, as `Field.parameters` lists them. */
  parameters(): Parameter[] {
    return listParameters(this)
  }

  /**
   * As plain data, to be kept as JSON, as `Field.toJSON` writes it.
   *
   * @throws as it does
   */
  toJSON(): FieldJson {
    return fieldToJson(this)
  }

  /**
   * Red, green and blue times a factor: brighter or darker.
   *
   * @throws if the factor is neither a field nor a finite number
   */
  mul(factor: FieldLike): ColorField {
    return made(new ColorField(TINT, [this], [toField(factor, 'mul', 'factor')], {}), 'mul', { a: this, b: factor })
  }
}

/** @throws naming the function and the argument that is neither a colour nor a field of colours */
export function toColorField(color: ColorField | ColorLike, caller: string, argument: string): ColorField {
  if (color instanceof ColorField) return color
  return new ColorField(SOLID_COLOR, [], [], { color: colorValue(color, caller, argument) })
}

const compiled = /*#__PURE__*/ new WeakMap<ColorField, CpuProgram[]>()

/** Compiled at the first sample, then kept as long as the field. */
function cpuProgram(color: ColorField, limited: boolean): CpuProgram {
  let programs = compiled.get(color)
  if (!programs) compiled.set(color, (programs = []))
  return (programs[limited ? 1 : 0] ??= compileCpuColor(color, limited))
}
