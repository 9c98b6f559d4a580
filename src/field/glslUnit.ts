import { joinGlsl, type GlslModule } from '../glslModule'
import { declareTables, FIELD_UNIFORMS } from '../noise/uniformNames'
import { hashText } from '../hashText'
import type { ColorField } from './colorField'
import { Field } from './field'
import { compileOutputs, type GlslOutput } from './glslOutputs'
import { FOOTPRINT, GlslBuilder, GlslNames, NAME, TIME, type UniformSource } from './glslProgram'
import type { TablePlace } from './tableLayout'
import type { VectorField } from './vectorField'

/** Fields that are to become a function. */
export interface GlslRequest {
  /** @defaultValue `perlinField_` and a hash of the unit's text */
  readonly name?: string
  /** One field, of numbers, of colours or of vectors: the function returns it. */
  readonly field?: Field | ColorField | VectorField
  /** Whether the function gives the gradient of that field, too. */
  readonly gradient?: boolean
  /** Several fields, which share what they have in common. */
  readonly outputs?: readonly GlslOutput[]
  /** Whether what is finer than a footprint fades out. */
  readonly footprint?: boolean
}

/**
 * `float name(vec3 p[, float t][, vec3 footprint][, out vec3 gradient])`, vec3 for a colour or a vector, or void with an
 * `out` for each output.
 */
export interface GlslFunction {
  readonly name: string
  /** All up to the body. */
  readonly head: string
  readonly usesTime: boolean
}

/** How the text is written. */
export interface GlslStyle {
  /** Says what a node is, behind its last line. */
  readonly comment?: (node: object) => string | undefined
  /** Makes text of the functions of glsl/ that are used. */
  readonly join?: (modules: readonly GlslModule[]) => string
}

/** Fields as GLSL ES 3.00: one text, one pair of table textures. */
export interface GlslUnit {
  /** In the order of the requests. */
  readonly functions: readonly GlslFunction[]
  /** The functions and all that they call, uniform declarations included. */
  readonly source: string
  /** Uniform names of live values. */
  readonly uniforms: ReadonlyMap<UniformSource, string>
  /** The tables that the functions read; a TableLayout gives them their places. */
  readonly tables: readonly TablePlace[]
}

/**
 * Compiles fields to GLSL functions. Names depend on position alone: fields that differ in nothing but live values and
 * seeds give equal text, so their materials share a program. The first function's name, or a hash of the text, is part
 * of all names: units of one shader must differ in it.
 */
export function compileGlsl(requests: readonly GlslRequest[], { comment, join = joinGlsl }: GlslStyle = {}): GlslUnit {
  const names = new GlslNames(comment)
  const compiled = requests.map((request) => compileFunction(request, names))
  const bodies = compiled.map(({ body }) => body).join('\n\n')
  const prefix = requests[0].name ?? `perlinField_${hashText(bodies)}`
  const functions = compiled.map(({ head, body, usesTime }, i) => {
    const name = functionName(requests, i).replace(NAME, prefix)
    return { name, head: head.replace(' (', ` ${name}(`), body: body.replaceAll(NAME, prefix), usesTime }
  })
  const uniforms = new Map(Array.from(names.uniforms, ([source, { name }]) => [source, name.replace(NAME, prefix)]))
  const source = [
    names.tables.length > 0 ? declareTables(FIELD_UNIFORMS) : '',
    Array.from(names.uniforms.values(), ({ declaration }) => `${declaration}\n`)
      .join('')
      .replaceAll(NAME, prefix),
    join([...names.modules]),
    functions.map(({ head, body }) => `${head} ${body}`).join('\n\n')
  ]
    .filter(Boolean)
    .join('\n')
  return { functions, source: `${source}\n`, uniforms, tables: names.tables }
}

function functionName(requests: readonly GlslRequest[], i: number): string {
  return requests[i].name ?? (requests.length > 1 ? `${NAME}f${i}` : NAME)
}

function compileFunction({ field, gradient = false, outputs = [], footprint = false }: GlslRequest, names: GlslNames) {
  const build = new GlslBuilder(names)
  const scope = build.scope({ gradient: false, footprint: footprint ? FOOTPRINT : undefined }, 'p')
  const wanted = field ? components(field).map((part) => ({ field: part, name: 'value', gradient })) : outputs
  const results = compileOutputs(wanted, build, scope)
  const parameters = ['highp vec3 p']
  if (build.usesTime) parameters.push(`highp float ${TIME}`)
  if (footprint) parameters.push(`highp vec3 ${FOOTPRINT}`)
  const ends: string[] = []
  wanted.forEach((output, i) => {
    const gradientName = field ? 'gradient' : `${output.name}Gradient`
    if (!field) parameters.push(`out highp ${typeOf(output.field)} ${output.name}`)
    if (!field) ends.push(`  ${output.name} = ${results[i].value};`)
    if (output.gradient) parameters.push(`out highp vec3 ${gradientName}`)
    if (output.gradient) ends.push(`  ${gradientName} = ${results[i].gradient ?? 'vec3(0.0)'};`)
    if (field || !output.gradient || !footprint) return
    parameters.push(`out highp float ${output.name}Lost`)
    ends.push(`  ${output.name}Lost = ${results[i].lost ?? '0.0'};`)
  })
  const values = results.map(({ value }) => value)
  if (field) ends.push(`  return ${values.length > 1 ? `vec3(${values.join(', ')})` : values[0]};`)
  const head = `${field ? `highp ${typeOf(field)}` : 'void'} (${parameters.join(', ')})`
  const body = ['{', '  precision highp float;', '  precision highp int;', ...build.lines, ...ends, '}'].join('\n')
  return { head, body, usesTime: build.usesTime }
}

function components(field: Field | ColorField | VectorField): readonly (Field | ColorField)[] {
  return isVector(field) ? [field.x, field.y, field.z] : [field]
}

function isVector(field: Field | ColorField | VectorField): field is VectorField {
  return 'x' in field
}

function typeOf(field: Field | ColorField | VectorField): string {
  return field instanceof Field ? 'float' : 'vec3'
}
