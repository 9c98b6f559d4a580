import { derivedValue } from './derivedValue'
import { addIntervals, mulIntervals } from './interval'
import type { Operator } from './operator'
import { isLive, read, type Value } from './value'

/** Maps a field's typical range to lo … hi, unclamped. */
export interface FitParams {
  readonly lo: Value
  readonly hi: Value
  /** 1st and 99th percentile of the field. */
  readonly typical: readonly [number, number]
}

/** value · scale + offset. */
function coefficients({ lo, hi, typical: [q01, q99] }: FitParams): { scale: number; offset: number } {
  const scale = (read(hi) - read(lo)) / (q99 - q01)
  return { scale, offset: read(lo) - q01 * scale }
}

export const FIT: Operator<FitParams> = {
  name: 'fit',
  cpu({ inputs, params }, build, scope) {
    const a = build.compile(inputs[0], scope)
    const out = build.slot()
    const live = isLive(params.lo) || isLive(params.hi)
    let { scale, offset } = coefficients(params)
    build.step((m) => {
      if (live) ({ scale, offset } = coefficients(params))
      m[out] = m[a] * scale + offset
      if (scope.gradient) for (let k = 1; k < 4; k++) m[out + k] = m[a + k] * scale
    })
    return out
  },
  span({ inputs, params }, build, scope) {
    const { lo, hi } = params
    const scale = derivedValue([lo, hi], () => coefficients(params).scale)
    const offset = derivedValue([lo, hi], () => coefficients(params).offset)
    return build.plus(build.times(build.compile(inputs[0], scope), build.value(scale)), build.value(offset))
  },
  glsl({ inputs, params }, build, scope) {
    const a = build.compile(inputs[0], scope)
    const value = build.fresh('v')
    const { lo, hi, typical } = params
    let scale: string
    if (isLive(lo) || isLive(hi)) {
      const [q01, q99] = typical
      scale = build.fresh('s')
      build.line(`float ${scale} = (${build.value(hi)} - ${build.value(lo)}) * ${build.value(1 / (q99 - q01))};`)
      build.line(`float ${value} = (${a.value} - ${build.value(q01)}) * ${scale} + ${build.value(lo)};`)
    } else {
      const numbers = coefficients(params)
      scale = build.value(numbers.scale)
      build.line(`float ${value} = ${a.value} * ${scale} + ${build.value(numbers.offset)};`)
    }
    if (a.gradient === undefined) return { value }
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${a.gradient} * ${scale};`)
    const lost = a.lost && build.define('float', 'lost', `${scale} * ${scale} * ${a.lost}`)
    return { value, gradient, lost }
  },
  range({ params }, [inner]) {
    const { scale, offset } = coefficients(params)
    return addIntervals(mulIntervals(inner, [scale, scale]), [offset, offset])
  }
}
