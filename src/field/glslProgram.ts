import type { GlslModule } from '../glslModule'
import type { GradientLayer } from '../noise/noiseKind'
import type { Field } from './field'
import { floatLiteral } from './floatLiteral'
import type { Seed } from './seed'
import type { TableLayout } from './tableLayout'
import { isLive, type Live, type Value } from './value'

/** Names of a node's value and gradient in the emitted text; no gradient: it is 0 or not asked for. */
export interface GlslResult {
  readonly value: string
  readonly gradient?: string
}

/** Where a node is evaluated. */
export interface GlslScope {
  /** Name of the point, a vec3. */
  readonly point: string
  /** An int expression: by how much enclosing fractals have multiplied the periods of sources; none: 1. */
  readonly periodScale?: string
  /** A vec3 expression: what enclosing fractals add to the coordinates of sources, in cells; none: 0. */
  readonly shift?: string
  /** Whether results carry a gradient. */
  readonly gradient: boolean
  readonly known: Map<Field, GlslResult>
  /** The same place with gradients, if something asked for them. */
  withGradient?: GlslScope
}

/** Stands for the function's name until its text, and so its hash, is known. */
export const NAME = '§'

/** Name of the time parameter of field functions. */
export const TIME = 't'

/** Emits a field as GLSL in single assignments. Names depend on position only, so that equal fields give equal text. */
export class GlslBuilder {
  readonly modules = new Set<GlslModule>()
  readonly uniforms = new Map<Live, string>()
  readonly lines: string[] = []
  usesTime = false
  private indent = '  '
  private count = 0

  constructor(private readonly layout: TableLayout) {}

  /** A name that nothing else in the function has. */
  fresh(stem: string): string {
    return `${stem}${this.count++}`
  }

  line(text: string): void {
    this.lines.push(this.indent + text)
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
    if (!isLive(value)) return floatLiteral(value)
    let name = this.uniforms.get(value)
    if (name === undefined) this.uniforms.set(value, (name = `${NAME}_${this.uniforms.size}`))
    return name
  }

  /** A vec2 expression: where a source's tables lie in the textures. */
  table(seed: Seed, layers: readonly GradientLayer[]): string {
    const [v, layer] = this.layout.place(seed, layers)
    return `vec2(${floatLiteral(v)}, ${floatLiteral(layer)})`
  }

  /** A scope at another point, as its parent in all else but what `changes` says. */
  scope(parent: Omit<GlslScope, 'known' | 'point'>, point: string, changes?: Partial<GlslScope>): GlslScope {
    const { periodScale, shift, gradient } = parent
    return { periodScale, shift, gradient, ...changes, point, known: new Map() }
  }

  /** The same scope, but with gradients. */
  withGradient(scope: GlslScope): GlslScope {
    if (scope.gradient) return scope
    return (scope.withGradient ??= this.scope(scope, scope.point, { gradient: true }))
  }

  compile(node: Field, scope: GlslScope): GlslResult {
    const known = scope.known.get(node) ?? scope.withGradient?.known.get(node)
    if (known) return known
    const result = node.op.glsl(node, this, scope)
    scope.known.set(node, result)
    return result
  }
}
