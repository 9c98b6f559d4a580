import { joinGlsl } from '../glslModule'
import { declareTables, FIELD_UNIFORMS } from '../noise/uniformNames'
import { hashText } from '../hashText'
import { assertDifferentiable } from './assertDifferentiable'
import type { Field } from './field'
import { GlslBuilder, NAME, TIME } from './glslProgram'
import { shareEqualNodes } from './shareEqualNodes'
import { TableLayout } from './tableLayout'
import type { Live } from './value'

/** A field as GLSL ES 3.00. */
export interface GlslField {
  /** `float name(vec3 p[, float t][, out vec3 gradient])` */
  readonly name: string
  /** The function and all that it calls, uniform declarations included. */
  readonly source: string
  readonly usesTime: boolean
  /** Uniform names of live values. */
  readonly uniforms: ReadonlyMap<Live, string>
  /** What the two table textures must hold. */
  readonly layout: TableLayout
}

/**
 * Compiles a field to a GLSL function. Its name carries a hash of its text, and names inside depend on position alone:
 * equal fields give equal text, so materials with equal options share a program.
 */
export function compileGlsl(root: Field, gradient: boolean): GlslField {
  if (gradient) assertDifferentiable(root, 'compileGlsl')
  const field = shareEqualNodes(root)
  const layout = new TableLayout()
  collectTables(field, layout, new Set())
  const build = new GlslBuilder(layout)
  const result = build.compile(field, build.scope({ gradient }, 'p'))
  const parameters = ['highp vec3 p']
  if (build.usesTime) parameters.push(`highp float ${TIME}`)
  if (gradient) parameters.push('out highp vec3 gradient')
  const body = [
    `highp float ${NAME}(${parameters.join(', ')}) {`,
    '  precision highp float;',
    '  precision highp int;',
    ...build.lines,
    ...(gradient ? [`  gradient = ${result.gradient ?? 'vec3(0.0)'};`] : []),
    `  return ${result.value};`,
    '}'
  ].join('\n')
  const name = `perlinField_${hashText(body)}`
  const uniforms = new Map(Array.from(build.uniforms, ([live, uniform]) => [live, uniform.replace(NAME, name)]))
  const declarations = Array.from(uniforms.values(), (uniform) => `uniform highp float ${uniform};\n`).join('')
  const source = [
    layout.rows.length > 0 ? declareTables(FIELD_UNIFORMS) : '',
    declarations,
    joinGlsl([...build.modules]),
    body.replaceAll(NAME, name)
  ]
    .filter(Boolean)
    .join('\n')
  return { name, source: `${source}\n`, usesTime: build.usesTime, uniforms, layout }
}

function collectTables(node: Field, layout: TableLayout, seen: Set<Field>): void {
  if (seen.has(node)) return
  seen.add(node)
  const tables = node.op.tables?.(node)
  if (tables) layout.add(tables.seed, tables.layers)
  for (const input of node.inputs) collectTables(input, layout, seen)
}
