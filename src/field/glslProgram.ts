import type { GlslModule } from '../glslModule'
import type { GradientLayer } from '../noise/noiseKind'
import type { Field } from './field'
import { floatLiteral } from './floatLiteral'
import type { OriginScope } from './originScope'
import { pointwiseBelow } from './pointwiseBelow'
import type { Seed } from './seed'
import type { TablePlace } from './tableLayout'
import { isLive, type Value } from './value'

/** Names of a node's value and gradient in the emitted text; no gradient: it is 0 or not asked for. */
export interface GlslResult {
  readonly value: string
  readonly gradient?: string
  /** Where there is a footprint: mean square length of what it has taken from the gradient; none: 0. */
  readonly lost?: string
}

/** Where a node is evaluated. */
export interface GlslScope {
  /** Name of the point, a vec3. */
  readonly point: string
  /** An int expression: by how much enclosing fractals have multiplied the periods of sources; none: 1. */
  readonly periodScale?: string
  /** A vec3 expression: what enclosing fractals add to the coordinates of sources, in cells; none: 0. */
  readonly shift?: string
  /** A vec3 expression: how far samples lie apart, for each axis of the point; none: nothing fades out. */
  readonly footprint?: string
  /** What is added to the point in doubles, by way of the sources; none: 0. */
  readonly origin?: OriginScope
  /** Whether results carry a gradient. */
  readonly gradient: boolean
  readonly known: Map<Field, GlslResult>
  /** How much of a source the footprint leaves here. */
  readonly weights: Map<Field, string>
  /** The same place with gradients, if something asked for them. */
  withGradient?: GlslScope
}

/** Stands for the prefix of names until the text, and so its hash, is known. */
export const NAME = '§'

/** Names of parameters of field functions. */
export const TIME = 't'
export const FOOTPRINT = 'footprint'

/** What three reads when it sets a uniform. */
export interface UniformSource {
  readonly value: unknown
}

type UniformType = 'float' | 'vec2' | 'vec3' | 'sampler2D'

/** What the functions of a unit share. */
export class GlslNames {
  readonly modules = new Set<GlslModule>()
  readonly uniforms = new Map<UniformSource, { readonly name: string; readonly declaration: string }>()
  /** Which tables the functions read. */
  readonly tables: TablePlace[] = []

  /** @param comment - says what a node is, behind its last line; none: nothing is said */
  constructor(readonly comment?: (node: object) => string | undefined) {}

  /** Name of the uniform that has its value from a source, which is told apart by identity. */
  uniform(source: UniformSource, type: UniformType, count?: number): string {
    let uniform = this.uniforms.get(source)
    if (!uniform) {
      const name = `${NAME}_${this.uniforms.size}`
      const size = count === undefined ? '' : `[${count}]`
      this.uniforms.set(source, (uniform = { name, declaration: `uniform highp ${type} ${name}${size};` }))
    }
    return uniform.name
  }
}

/** Emits a field as GLSL in single assignments. Names depend on position only, so that equal fields give equal text. */
export class GlslBuilder {
  readonly lines: string[] = []
  usesTime = false
  private indent = '  '
  private count = 0

  constructor(readonly names: GlslNames) {}

  /** A name that nothing else in the function has. */
  fresh(stem: string): string {
    return `${stem}${this.count++}`
  }

  line(text: string): void {
    this.lines.push(this.indent + text)
  }

  /** A line that defines a new variable; returns its name. */
  define(type: string, stem: string, expression: string): string {
    const name = this.fresh(stem)
    this.line(`${type} ${name} = ${expression};`)
    return name
  }

  /** Lines between `head {` and `}`. */
  block(head: string, emit: () => void): void {
    this.line(`${head} {`)
    this.indent += '  '
    emit()
    this.indent = this.indent.slice(2)
    this.line('}')
  }

  /** A float expression: a literal, or the uniform of a live value. */
  value(value: Value): string {
    return isLive(value) ? this.names.uniform(value, 'float') : floatLiteral(value)
  }

  /** Makes a function of glsl/, and all that it calls, part of the text. */
  use(module: GlslModule): void {
    this.names.modules.add(module)
  }

  /** A vec2 expression: where a source's tables lie in the textures. */
  table(seed: Seed, layers: readonly GradientLayer[]): string {
    const { tables } = this.names
    let place = tables.find((known) => known.seed === seed && known.layers[0] === layers[0])
    if (!place) tables.push((place = { seed, layers, value: [0, 0] }))
    return this.names.uniform(place, 'vec2')
  }

  /** A scope at another point, as its parent in all else but what `changes` says. */
  scope(
    parent: Omit<GlslScope, 'known' | 'weights' | 'point' | 'withGradient'>,
    point: string,
    changes?: Partial<GlslScope>
  ): GlslScope {
    const { periodScale, shift, footprint, origin, gradient } = parent
    return {
      periodScale,
      shift,
      footprint,
      origin,
      gradient,
      ...changes,
      point,
      known: new Map(),
      weights: new Map()
    }
  }

  /** Name of the footprint at another point, which `scale` makes of that here; none where there is none. */
  scaledFootprint({ footprint }: GlslScope, scale: (width: string) => string): string | undefined {
    return footprint && this.define('vec3', 'w', scale(footprint))
  }

  /** The same scope, but with gradients. */
  withGradient(scope: GlslScope): GlslScope {
    if (scope.gradient) return scope
    return (scope.withGradient ??= this.scope(scope, scope.point, { gradient: true }))
  }

  compile(node: Field, scope: GlslScope): GlslResult {
    const find = (field: Field) => scope.known.get(field) ?? scope.withGradient?.known.get(field)
    const known = find(node)
    if (known) return known
    for (const below of pointwiseBelow(node, (field) => find(field) !== undefined)) this.compile(below, scope)
    const before = this.lines.length
    const result = node.op.glsl(node, this, scope)
    scope.known.set(node, result)
    const comment = this.lines.length > before ? this.names.comment?.(node) : undefined
    if (comment !== undefined) this.lines[this.lines.length - 1] += ` // ${comment}`
    return result
  }
}
