import type { IUniform } from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { assertDifferentiable } from '../field/assertDifferentiable'
import { Field } from '../field/field'
import { glslComment } from '../field/glslComment'
import { compileGlsl } from '../field/glslUnit'
import { joinGlsl, type GlslModule } from '../glslModule'
import { FIELD_UNIFORMS } from '../noise/uniformNames'
import { FieldTables } from './fieldTables'
import { fieldUniforms } from './fieldUniforms'
import { checkSources, isGlslSource, type GlslSource } from './glslSources'

/** Options of `toGLSL`. */
export interface GlslOptions {
  /**
   * Name of the function, and the first part of the names of its uniforms, where one field is given.
   *
   * @defaultValue 'field'
   */
  name?: string
  /**
   * Whether functions of numbers give the gradient, too, as a last parameter `out vec3 gradient`.
   *
   * @defaultValue false
   */
  gradient?: boolean
  /**
   * Whether functions take the distance of neighbouring samples, a parameter `vec3 footprint` behind the point, below
   * which noise fades out: `fwidth(p)` in a fragment shader, outside of branches.
   *
   * @defaultValue false
   */
  footprint?: boolean
  /**
   * Where the noise functions come from: they are in the code, or it requires them from `three-perlin/glsl` for glslify
   * to put in.
   *
   * @defaultValue 'inline'
   */
  library?: 'inline' | 'glslify'
}

/** Fields as GLSL ES 3.00 for a shader of one's own. */
export interface GlslCode {
  /** Uniform declarations and functions, to be put before `main`. Depends on the fields and options alone. */
  readonly code: string
  /** Heads of the functions: `highp float field(highp vec3 p)`. */
  readonly heads: readonly string[]
  /** For a ShaderMaterial's `uniforms`: tables, and live values, which stay live. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** Frees the textures, which a later use uploads again. */
  readonly dispose: () => void
}

/**
 * Writes fields as GLSL functions for one's own ShaderMaterial, RawShaderMaterial, GPUComputationRenderer or glslify.
 * Several fields in an object become functions of those names, which share the table textures: two texture units in all.
 * Results go together in one shader, if their names differ: all uniforms begin with the name of the first function.
 * Where something reads t, a parameter `float t` follows the point; fold it by `timePeriod(field)`.
 *
 * @param source - a field, or an object of fields by the names of their functions
 * @throws if there is no field, a name is no GLSL name, or a gradient is asked of what has none
 */
export function toGLSL(source: GlslSource | Readonly<Record<string, GlslSource>>, options: GlslOptions = {}): GlslCode {
  checkOptions(options, ['name', 'gradient', 'footprint', 'library'], 'toGLSL', "{ name: 'height' }")
  const { name = 'field', gradient = false, footprint = false, library = 'inline' } = options
  for (const [option, flag] of Object.entries({ gradient, footprint })) {
    if (typeof flag !== 'boolean')
      throw new Error(`toGLSL: \`${option}\` must be true or false, got ${describe(flag)}.`)
  }
  if (library !== 'inline' && library !== 'glslify') {
    throw new Error(`toGLSL: \`library\` must be 'inline' or 'glslify', got ${describe(library)}.`)
  }
  if (typeof name !== 'string') throw new Error(`toGLSL: \`name\` must be a string, got ${describe(name)}.`)
  const requests = checkSources(isGlslSource(source) ? { [name]: source } : source, 'toGLSL').map(
    ([functionName, field]) => ({
      name: functionName,
      field,
      gradient: gradient && field instanceof Field,
      footprint
    })
  )
  for (const { name: functionName, field, gradient: wanted } of requests) {
    if (wanted && field instanceof Field) assertDifferentiable(field, `toGLSL: \`${functionName}\``)
  }
  const style = { comment: glslComment, join: library === 'inline' ? joinGlsl : requireModules }
  const unit = compileGlsl(requests, style)
  const tables = new FieldTables()
  tables.add(unit)
  const own = ownTables(requests[0].name)
  return {
    code: Object.entries(own).reduce((text, [shared, renamed]) => text.replaceAll(shared, renamed), unit.source),
    heads: unit.functions.map(({ head }) => head),
    uniforms: Object.fromEntries(
      Object.entries(fieldUniforms(unit, tables)).map(([key, uniform]) => [
        Object.hasOwn(own, key) ? own[key] : key,
        uniform
      ])
    ),
    dispose() {
      tables.delete(unit)
    }
  }
}

/** Names for the table textures: those of two results, in one shader, hold different tables. */
function ownTables(first: string): Readonly<Record<string, string>> {
  return {
    [FIELD_UNIFORMS.permutation]: `${first}_permutation`,
    [FIELD_UNIFORMS.gradients]: `${first}_gradients`
  }
}

/** Pragmas for what is a file of glsl/; the text of what is made from one, such as noise with another fade. */
function requireModules(modules: readonly GlslModule[]): string {
  const files = modules.filter(({ path }) => path !== undefined)
  const pragmas = files.map(({ name, path }) => `#pragma glslify: ${name} = require(three-perlin/glsl/${path})\n`)
  return pragmas.join('') + joinGlsl(modules.filter(({ path }) => path === undefined))
}
