import type { IUniform } from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { FRAGMENT_PLACES, VERTEX_PLACES, type FragmentPlace, type VertexPlace } from './injectPoints'
import { checkSources, type GlslSource } from './glslSources'

/** Options of `inject`. */
export interface InjectOptions {
  /**
   * Fields by the names of their GLSL functions: `float name(vec3 p)`, `vec3` for colours and vectors, and for fields
   * that have one `float name(vec3 p, out vec3 gradient)`. Where a field reads t, `float t` follows the point.
   */
  fields?: Readonly<Record<string, GlslSource>>
  /** Your own uniforms by name; `declarations` must declare them. */
  uniforms?: Readonly<Record<string, IUniform>>
  /** GLSL by place in the vertex shader. */
  vertex?: Readonly<Partial<Record<VertexPlace, string>>>
  /** GLSL by place in the fragment shader. */
  fragment?: Readonly<Partial<Record<FragmentPlace, string>>>
  /**
   * Tells injections into one material apart: another one of the same name replaces it.
   *
   * @defaultValue ''
   */
  name?: string
}

/** Checked options. */
export interface InjectSettings {
  readonly fields: readonly (readonly [string, GlslSource])[]
  readonly uniforms: Readonly<Record<string, IUniform>>
  readonly vertex: Readonly<Partial<Record<VertexPlace, string>>>
  readonly fragment: Readonly<Partial<Record<FragmentPlace, string>>>
  readonly name: string
}

export function checkInjectOptions(options: InjectOptions): InjectSettings {
  checkOptions(options, ['fields', 'uniforms', 'vertex', 'fragment', 'name'], 'inject', '{ fields, fragment }')
  const { fields = {}, uniforms = {}, vertex = {}, fragment = {}, name = '' } = options
  for (const [option, record] of Object.entries({ fields, uniforms, vertex, fragment })) {
    if (typeof record === 'object' && (record as unknown) !== null) continue
    throw new Error(`inject: \`${option}\` must be an object, got ${describe(record)}.`)
  }
  if (typeof name !== 'string') throw new Error(`inject: \`name\` must be a string, got ${describe(name)}.`)
  checkTexts('vertex', vertex, Object.keys(VERTEX_PLACES))
  checkTexts('fragment', fragment, Object.keys(FRAGMENT_PLACES))
  if (Object.keys(vertex).length + Object.keys(fragment).length === 0) {
    throw new Error("inject: there is no GLSL. Give some, such as fragment: { color: 'diffuseColor.r = 1.0;' }.")
  }
  for (const [uniform, value] of Object.entries(uniforms)) {
    if (typeof value === 'object' && (value as unknown) !== null && 'value' in value) continue
    throw new Error(`inject: the uniform \`${uniform}\` must be { value }, got ${describe(value)}.`)
  }
  const sources = Object.keys(fields).length > 0 ? checkSources(fields, 'inject') : []
  return { fields: sources, uniforms: { ...uniforms }, vertex: { ...vertex }, fragment: { ...fragment }, name }
}

function checkTexts(stage: string, texts: object, places: readonly string[]): void {
  for (const [place, text] of Object.entries(texts)) {
    if (!places.includes(place)) {
      throw new Error(`inject: there is no place \`${place}\` in \`${stage}\`. There are ${places.join(', ')}.`)
    }
    if (typeof text !== 'string') {
      throw new Error(`inject: \`${stage}.${place}\` must be GLSL in a string, got ${describe(text)}.`)
    }
  }
}

/** Whether both settings inject the same. */
export function sameInjection(a: InjectSettings, b: InjectSettings): boolean {
  const sameRecord = (one: object, other: object) => {
    const [values, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
    return values.size === others.size && [...values].every(([k, v]) => others.has(k) && others.get(k) === v)
  }
  return (
    sameRecord(Object.fromEntries(a.fields), Object.fromEntries(b.fields)) &&
    sameRecord(a.uniforms, b.uniforms) &&
    sameRecord(a.vertex, b.vertex) &&
    sameRecord(a.fragment, b.fragment)
  )
}
