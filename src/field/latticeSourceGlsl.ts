import { FIELD_UNIFORMS } from '../noise/uniformNames'
import type { Field } from './field'
import { fadeVariant } from './fadeVariant'
import { TIME, type GlslBuilder, type GlslResult, type GlslScope } from './glslProgram'
import type { SourceParams } from './latticeSource'
import type { Value } from './value'

const VECTORS = ['float', 'vec2', 'vec3', 'vec4'] as const

/** One call of a function of glsl/, and its gradient carried over to x, y, z. */
export function latticeSourceGlsl(node: Field<SourceParams>, build: GlslBuilder, scope: GlslScope): GlslResult {
  const { kind, seed, period, fade } = node.params
  const vector = VECTORS[kind.dimension - 1]
  const periodic = period.some((p) => p !== 256)
  const forms = kind.glsl
  const form = periodic
    ? scope.gradient
      ? forms.periodicGradient
      : forms.periodic
    : scope.gradient
      ? forms.gradient
      : forms.value
  const module = fadeVariant(form, fade)
  build.modules.add(module)

  const layers = periodic ? [] : kind.layers
  const samplers =
    layers.length > 0 ? [FIELD_UNIFORMS.permutation, FIELD_UNIFORMS.gradients] : [FIELD_UNIFORMS.permutation]
  const args = [...samplers, build.table(seed, layers), coordinate(node.params, build, scope)]
  if (periodic) args.push(periodExpression(node.params, scope))
  const value = build.fresh('v')
  if (!scope.gradient) {
    build.line(`float ${value} = ${module.name}(${args.join(', ')});`)
    return { value }
  }
  const own = build.fresh('n')
  build.line(`${vector} ${own};`)
  build.line(`float ${value} = ${module.name}(${[...args, own].join(', ')});`)
  const gradient = build.fresh('g')
  build.line(`vec3 ${gradient} = ${spatialGradient(node.params, own, build)};`)
  return { value, gradient }
}

function coordinate({ axes, frequency }: SourceParams, build: GlslBuilder, { point, shift }: GlslScope): string {
  if (axes.includes(3)) build.usesTime = true
  // The common case, all of space by one frequency, reads better and costs less as one product.
  if (!axes.includes(3) && frequency.every((f) => f === frequency[0])) {
    return product(swizzled(point, axes), frequency[0], build) + (shift ? ` + ${swizzled(shift, axes)}` : '')
  }
  const scaled = axes.map((axis, k) => {
    if (axis === 3) return product(TIME, frequency[k], build)
    return product(swizzled(point, [axis]), frequency[k], build) + (shift ? ` + ${swizzled(shift, [axis])}` : '')
  })
  return axes.length === 1 ? scaled[0] : `${VECTORS[axes.length - 1]}(${scaled.join(', ')})`
}

function swizzled(vector: string, axes: readonly number[]): string {
  const letters = axes.map((axis) => 'xyz'[axis]).join('')
  return letters === 'xyz' ? vector : `${vector}.${letters}`
}

function product(factor: string, by: Value, build: GlslBuilder): string {
  return by === 1 ? factor : `${factor} * ${build.value(by)}`
}

/** In cells, for each axis. 256 means none, which no scale changes; time is not scaled by fractals. */
function periodExpression({ axes, period }: SourceParams, { periodScale }: GlslScope): string {
  const scaled = period.map((p, k) =>
    periodScale === undefined || axes[k] === 3 || p === 256 ? `${p}` : `${p} * ${periodScale}`
  )
  return period.length === 1 ? scaled[0] : `ivec${period.length}(${scaled.join(', ')})`
}

function spatialGradient({ axes, frequency }: SourceParams, own: string, build: GlslBuilder): string {
  const components = ['x', 'y', 'z'].map((_, axis) => {
    const k = axes.indexOf(axis)
    if (k < 0) return '0.0'
    return product(axes.length === 1 ? own : `${own}.${'xyzw'[k]}`, frequency[k], build)
  })
  if (axes.length === 3 && axes.every((axis, k) => axis === k) && frequency.every((f) => f === frequency[0])) {
    return product(own, frequency[0], build)
  }
  return `vec3(${components.join(', ')})`
}
