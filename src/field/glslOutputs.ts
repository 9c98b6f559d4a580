import { assertDifferentiable } from './assertDifferentiable'
import { colorEvaluator, fieldsOf } from './colorEvaluator'
import type { ColorField } from './colorField'
import { Field } from './field'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import { gradientsFirst } from './gradientsFirst'
import { shareEqualNodes } from './shareEqualNodes'

/** A field, of numbers or of colours, that a function computes. */
export interface GlslOutput {
  readonly field: Field | ColorField
  /** Name of the parameter that receives it. */
  readonly name: string
  /** Whether `<name>Gradient` receives its gradient; not of colours. */
  readonly gradient?: boolean
}

/** Emits the lines that compute all outputs, which share what they have in common. */
export function compileOutputs(
  outputs: readonly GlslOutput[],
  build: GlslBuilder,
  scope: GlslScope
): readonly GlslResult[] {
  const fields = outputs.flatMap(({ field }) => (field instanceof Field ? [field] : fieldsOf(field)))
  const roots = new Map(shareEqualNodes(fields).map((root, i) => [fields[i], root]))
  const compile = (field: Field, at: GlslScope) => build.compile(roots.get(field) ?? field, at)
  const color = colorEvaluator<string>(
    (field) => compile(field, scope).value,
    (node, inputs) => node.op.glsl(node, build, inputs)
  )
  // Gradients first: others may share their values.
  const withGradient = outputs.map(({ field, gradient }) => {
    if (!gradient) return undefined
    if (!(field instanceof Field)) throw new Error('compileGlsl: a field of colours has no gradient.')
    assertDifferentiable(field, 'compileGlsl')
    return compile(field, build.withGradient(scope))
  })
  for (const field of gradientsFirst(fields)) compile(field, scope)
  return outputs.map(
    ({ field }, i) => withGradient[i] ?? (field instanceof Field ? compile(field, scope) : { value: color(field) })
  )
}
