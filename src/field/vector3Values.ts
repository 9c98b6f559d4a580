import { describe } from '../describe'
import type { GlslBuilder } from './glslProgram'
import { checkValue, type Value } from './value'

export type Vector3Values = readonly [Value, Value, Value]

/** Three numbers, each of which may be live, or a Vector3, which is copied. */
export type Vector3Like =
  readonly [Value, Value, Value] | { readonly x: number; readonly y: number; readonly z: number }

export function checkVector3(vector: Vector3Like, caller: string, option: string): Vector3Values {
  let values: readonly Value[]
  if (Array.isArray(vector)) {
    values = vector as readonly Value[]
  } else if (typeof vector === 'object' && vector !== null && 'x' in vector) {
    values = [vector.x, vector.y, vector.z]
  } else {
    values = []
  }
  if (values.length !== 3) {
    throw new Error(`${caller}: \`${option}\` must be [x, y, z] or a Vector3, got ${describe(vector)}.`)
  }
  const [x, y, z] = values
  return [checkValue(x, caller, option), checkValue(y, caller, option), checkValue(z, caller, option)]
}

/** A vec3 expression. */
export function vectorExpression(values: Vector3Values, build: GlslBuilder): string {
  const [x, y, z] = values
  if (x === y && y === z) return `vec3(${build.value(x)})`
  return `vec3(${values.map((value) => build.value(value)).join(', ')})`
}
