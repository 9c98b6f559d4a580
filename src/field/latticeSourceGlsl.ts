import bandWeightGlsl from '../../glsl/bandWeight.glsl'
import { noiseStatistics } from '../noise/noiseStatistics'
import { FIELD_UNIFORMS } from '../noise/uniformNames'
import type { Field } from './field'
import { fadeVariant } from './fadeVariant'
import { floatLiteral } from './floatLiteral'
import { foldedOrigin } from './foldedOrigin'
import { TIME, type GlslBuilder, type GlslResult, type GlslScope } from './glslProgram'
import type { Placement, SourceParams } from './latticeSource'
import type { Value } from './value'

const VECTORS = ['float', 'vec2', 'vec3', 'vec4'] as const

/** One call of a function of glsl/, and its gradient carried over to x, y, z. */
export function latticeSourceGlsl(node: Field<SourceParams>, build: GlslBuilder, scope: GlslScope): GlslResult {
  const weight = sourceWeightGlsl(node, build, scope)
  if (weight === undefined) {
    const { own, call } = callGlsl(node, build, scope)
    const value = build.define('float', 'v', call)
    if (own === undefined) return { value }
    return { value, gradient: build.define('vec3', 'g', spatialGradient(node.params, own, build)) }
  }
  // Nothing is evaluated where nothing would be seen.
  const value = build.define('float', 'v', '0.0')
  const gradient = scope.gradient ? build.define('vec3', 'g', 'vec3(0.0)') : undefined
  build.block(`if (${weight} > 0.0)`, () => {
    const { own, call } = callGlsl(node, build, scope)
    build.line(`${value} = ${weight} * ${call};`)
    if (own !== undefined) build.line(`${gradient} = ${weight} * ${spatialGradient(node.params, own, build)};`)
  })
  return { value, gradient, lost: scope.gradient ? lostGlsl(node.params, weight, build) : undefined }
}

function lostGlsl({ kind, axes, frequency }: SourceParams, weight: string, build: GlslBuilder): string {
  const squares = frequency.flatMap((f, k) => (axes[k] < 3 ? [`${build.value(f)} * ${build.value(f)}`] : []))
  const mean = floatLiteral(noiseStatistics(kind).slopeSquare)
  return build.define('float', 'lost', `(1.0 - ${weight} * ${weight}) * ${mean} * (${squares.join(' + ')})`)
}

/** Name of how much of a source the footprint leaves; undefined where there is no footprint. */
export function sourceWeightGlsl(node: Field<SourceParams>, build: GlslBuilder, scope: GlslScope): string | undefined {
  const { footprint } = scope
  if (footprint === undefined) return undefined
  let weight = scope.weights.get(node)
  if (weight === undefined) {
    const { axes, frequency } = node.params
    build.use(bandWeightGlsl)
    const widths = [0, 1, 2].map((axis) => {
      const k = axes.indexOf(axis)
      return k < 0 ? '0.0' : product(`${footprint}.${'xyz'[axis]}`, frequency[k], build)
    })
    const uniform = axes.length === 3 && axes.every((axis) => axis < 3) && frequency.every((f) => f === frequency[0])
    const width = uniform ? product(footprint, frequency[0], build) : `vec3(${widths.join(', ')})`
    weight = build.define('float', 'left', `${bandWeightGlsl.name}(${width})`)
    scope.weights.set(node, weight)
  }
  return weight
}

/** The call, and the name of the gradient in the noise's own axes, if it gives one. */
function callGlsl(node: Field<SourceParams>, build: GlslBuilder, scope: GlslScope): { call: string; own?: string } {
  const { kind, seed, period, fade } = node.params
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
  build.use(module)

  const layers = periodic ? [] : kind.layers
  const samplers =
    layers.length > 0 ? [FIELD_UNIFORMS.permutation, FIELD_UNIFORMS.gradients] : [FIELD_UNIFORMS.permutation]
  const args = [...samplers, build.table(seed, layers), ownCoordinate(node.params, build, scope)]
  if (periodic) args.push(periodExpression(node.params, scope))
  if (!scope.gradient) return { call: `${module.name}(${args.join(', ')})` }
  const own = build.fresh('n')
  build.line(`${VECTORS[kind.dimension - 1]} ${own};`)
  return { call: `${module.name}(${[...args, own].join(', ')})`, own }
}

function ownCoordinate(params: SourceParams, build: GlslBuilder, scope: GlslScope): string {
  const shift = scope.origin ? foldedOrigin(params, build, scope.origin) : scope.shift
  return sourceCoordinate(params, build, { point: scope.point, shift })
}

/** The point in the axes of a noise, in cells. */
export function sourceCoordinate(
  { axes, frequency }: Placement,
  build: GlslBuilder,
  { point, shift }: Pick<GlslScope, 'point' | 'shift'>
): string {
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

/** The gradient in x, y, z from that in the axes of a noise. */
export function spatialGradient({ axes, frequency }: Placement, own: string, build: GlslBuilder): string {
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
