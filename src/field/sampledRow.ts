import gradientGlsl from '../../glsl/sampledGradient.glsl'
import valueGlsl from '../../glsl/sampled.glsl'
import { axesWhere } from './axesWhere'
import type { Field } from './field'
import { floatLiteral } from './floatLiteral'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import type { Operator } from './operator'
import { sampledCpu } from './sampledCpu'
import type { SampleGrid } from './sampleGrid'

/** What lies beyond a map. */
export type SampledWrap = 'clamp' | 'repeat' | 'mirror'

/** A number for each axis of the map. */
export type Pair = readonly [number, number]

export interface SampledParams {
  readonly grid: SampleGrid
  /** Which of x, y, z the map's rows and columns run along, as 0 … 2. */
  readonly axes: Pair
  /** Where the first sample lies. */
  readonly from: Pair
  /** Samples per unit. */
  readonly scale: Pair
  readonly wrap: SampledWrap
}

/** After how many samples the indices repeat. A map that is clamped is mirrored beyond its edge, so that it is level there. */
export function samplePeriod({ grid: { width, height }, wrap }: SampledParams): Pair {
  return wrap === 'repeat' ? [width, height] : [2 * width - 2, 2 * height - 2]
}

/**
 * Where weights of a cubic are negative, their sum is -1/8 at most, and that of the others 9/8; of two cubics multiplied,
 * -9/32. So far values may lie outside of those of the samples, as a part of the difference of those.
 */
const OVERSHOOT = 9 / 32

export const SAMPLED: Operator<SampledParams> = {
  name: 'sampled',
  foldable: false,
  cpu: sampledCpu,
  glsl: sampledGlsl,
  axes: ({ params: { axes } }) => axesWhere((axis) => axes.includes(axis)),
  periodic: ({ params: { wrap } }) => wrap !== 'clamp',
  range({ params: { grid } }) {
    const beyond = OVERSHOOT * (grid.hi - grid.lo)
    return [grid.lo - beyond, grid.hi + beyond]
  }
}

function sampledGlsl({ params }: Field<SampledParams>, build: GlslBuilder, scope: GlslScope): GlslResult {
  const { grid, axes, from, scale, wrap } = params
  const map = build.names.uniform(grid.uniform, 'sampler2D')
  const letters = axes.map((axis) => 'xyz'[axis]).join('')
  const place = build.define('vec2', 's', `(${scope.point}.${letters} - ${pair(from)}) * ${pair(scale)}`)
  const size: Pair = [grid.width, grid.height]
  const at = wrap === 'clamp' ? `clamp(${place}, vec2(0.0), ${pair([size[0] - 1, size[1] - 1])})` : place
  const args = [map, pair(size), pair(samplePeriod(params))]
  if (!scope.gradient) {
    build.use(valueGlsl)
    return { value: build.define('float', 'v', `${valueGlsl.name}(${[...args, at].join(', ')})`) }
  }
  build.use(gradientGlsl)
  const inside = wrap === 'clamp' ? build.define('vec2', 's', at) : place
  const own = build.fresh('n')
  build.line(`vec2 ${own};`)
  const value = build.define('float', 'v', `${gradientGlsl.name}(${[...args, inside, own].join(', ')})`)
  build.line(`${own} *= ${pair(scale)}${wrap === 'clamp' ? ` * vec2(equal(${inside}, ${place}))` : ''};`)
  const components = [0, 1, 2].map((axis) => (axes.includes(axis) ? `${own}.${'xy'[axes.indexOf(axis)]}` : '0.0'))
  return { value, gradient: build.define('vec3', 'g', `vec3(${components.join(', ')})`) }
}

function pair([a, b]: Pair): string {
  return `vec2(${floatLiteral(a)}, ${floatLiteral(b)})`
}
