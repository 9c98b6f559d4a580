import { describe } from '../describe'
import { ColorField } from '../field/colorField'
import { Field } from '../field/field'
import { isReservedInGlsl } from '../field/isReservedInGlsl'
import type { VectorField } from '../field/vectorField'

/** What becomes a function: of numbers, of colours, or of vectors such as curl noise. */
export type GlslSource = Field | ColorField | VectorField

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/

/**
 * Fields by the names of their functions.
 *
 * @throws if there is none, one is no field, or a name is none of GLSL, has a meaning there, or is that of a uniform
 */
export function checkSources(fields: Readonly<Record<string, unknown>>, caller: string): [string, GlslSource][] {
  if (typeof fields !== 'object' || (fields as unknown) === null) {
    throw new Error(
      `${caller}: the first argument must be a field or an object of fields by name, got ${describe(fields)}.`
    )
  }
  const sources = Object.entries(fields)
  if (sources.length === 0) throw new Error(`${caller}: there is no field. Give one, or an object of fields by name.`)
  const [[first]] = sources
  return sources.map(([name, field]) => {
    if (isReservedInGlsl(name)) {
      throw new Error(`${caller}: \`${name}\` has a meaning of its own in GLSL. Give the function another name.`)
    }
    if (isUniformOf(first, name)) {
      throw new Error(`${caller}: \`${name}\` may be a uniform of \`${first}\`. Give the function another name.`)
    }
    if (!NAME.test(name) || name.startsWith('gl_') || name.startsWith('perlin')) {
      throw new Error(
        `${caller}: \`${name}\` is no name for a GLSL function. Use letters, digits and single _; gl_ and perlin are taken.`
      )
    }
    if (!isGlslSource(field)) throw new Error(`${caller}: \`${name}\` must be a field, got ${describe(field)}.`)
    return [name, field]
  })
}

/** Whether a name may be that of a uniform of functions of which the first has the other name. */
export function isUniformOf(first: string, name: string): boolean {
  return name.startsWith(`${first}_`) && /^(\d+|permutation|gradients)$/.test(name.slice(first.length + 1))
}

export function isGlslSource(source: unknown): source is GlslSource {
  if (source instanceof Field || source instanceof ColorField) return true
  if (typeof source !== 'object' || source === null) return false
  const { x, y, z, ...others } = source as Partial<VectorField>
  return [x, y, z].every((part) => part instanceof Field) && Object.keys(others).length === 0
}
