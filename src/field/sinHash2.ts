import sinHash2Glsl from '../../glsl/sinHash2.glsl'
import sinHash2GradientGlsl from '../../glsl/sinHash2Gradient.glsl'
import { checkOptions } from '../checkOptions'
import { sinHash2 as noise, sinHash2Gradient } from '../noise/sinHash2'
import { axesWhere } from './axesWhere'
import { Field } from './field'
import { checkAxes, perAxis, type Placement, type SourceOptions } from './latticeSource'
import { coordinateStep } from './latticeSourceCpu'
import { sourceCoordinate, spatialGradient } from './latticeSourceGlsl'
import { made } from './made'
import type { Operator } from './operator'
import { checkValue, read } from './value'

const NAME = 'sinHash2'

/** Options of `sinHash2`: it has no seed, no period and its own fade. */
export type SinHash2Options = Pick<SourceOptions, 'frequency' | 'axes'>

/** A footprint does not limit it: it is here to be looked at as it is. */
const SIN_HASH2: Operator<Placement> = {
  name: NAME,
  // It never repeats.
  foldable: false,
  cpu({ params }, build, scope) {
    const { axes, frequency } = params
    const [at, out] = [build.slot(), build.slot()]
    const own = [0, 0]
    build.step(coordinateStep(params, scope, at))
    build.step((m) => {
      if (!scope.gradient) {
        m[out] = noise(m[at], m[at + 1])
        return
      }
      m[out] = sinHash2Gradient(m[at], m[at + 1], own)
      m[out + 1] = m[out + 2] = m[out + 3] = 0
      for (let k = 0; k < 2; k++) if (axes[k] < 3) m[out + 1 + axes[k]] = own[k] * read(frequency[k])
    })
    return out
  },
  glsl({ params }, build, scope) {
    const point = sourceCoordinate(params, build, scope)
    if (!scope.gradient) {
      build.use(sinHash2Glsl)
      return { value: build.define('float', 'v', `${sinHash2Glsl.name}(${point})`) }
    }
    build.use(sinHash2GradientGlsl)
    const own = build.fresh('n')
    build.line(`vec2 ${own};`)
    const value = build.define('float', 'v', `${sinHash2GradientGlsl.name}(${point}, ${own})`)
    return { value, gradient: build.define('vec3', 'g', spatialGradient(params, own, build)) }
  },
  axes: ({ params: { axes } }) => axesWhere((axis) => axes.includes(axis)),
  timePeriod: ({ params: { axes } }) => (axes.includes(3) ? Infinity : 0),
  range: () => [0, 1]
}

/**
 * 2D value noise on the fract(sin(dot)) hash, as a field. For comparison; value2 is the right one. Range 0 … 1.
 *
 * The CPU computes it in doubles, and that is another noise than the GPU's: each GPU has its own. So what is drawn is not
 * what `sample` and `heightAt` say.
 *
 * @throws if an option has the wrong type or range
 */
export function sinHash2(options: SinHash2Options = {}): Field {
  checkOptions(options, ['frequency', 'axes'], NAME, '{ frequency: 0.1 }')
  const kind = { name: NAME, dimension: 2 } as const
  const axes = checkAxes(options.axes ?? 'xy', kind)
  const frequency = perAxis(options.frequency ?? 1, 1, axes, kind, 'frequency')
  const params = { axes, frequency: frequency.map((f) => checkValue(f, NAME, 'frequency')) }
  Object.freeze(params.axes)
  Object.freeze(params.frequency)
  return made(new Field(SIN_HASH2, [], params), NAME, options as Record<string, unknown>)
}
