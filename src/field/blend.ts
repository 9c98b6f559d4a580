import { describe } from '../describe'
import { applyOperator } from './applyOperator'
import { MIX } from './blendRows'
import { toField, type Field, type FieldLike } from './field'
import { made } from './made'

/**
 * From a at t = 0 to b at t = 1, in a straight line, beyond too: `clamp` t if it may leave 0 … 1.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function mix(a: FieldLike, b: FieldLike, t: FieldLike): Field {
  return applyOperator(MIX, { a, b, t })
}

/**
 * The line that takes `inLo` to `outLo` and `inHi` to `outHi`, unclamped. All four are in units of the fields, may be
 * live, or fields themselves.
 *
 * @throws if `inLo` and `inHi` are the same number
 */
export function remap(f: FieldLike, inLo: FieldLike, inHi: FieldLike, outLo: FieldLike, outHi: FieldLike): Field {
  if (inLo === inHi) {
    throw new Error(`remap: \`inLo\` and \`inHi\` must differ, got ${describe(inLo)} twice. Give a range to map from.`)
  }
  const named = { f, inLo, inHi, outLo, outHi }
  const [from, in0, in1, out0, out1] = Object.entries(named).map(([name, like]) => toField(like, 'remap', name))
  if (typeof inLo === 'number' && typeof inHi === 'number' && typeof outLo === 'number' && typeof outHi === 'number') {
    const slope = (outHi - outLo) / (inHi - inLo)
    if (!Number.isFinite(slope)) {
      throw new Error(
        `remap: ${outLo} … ${outHi} over ${inLo} … ${inHi} is too steep for a number. Give a wider range to map from.`
      )
    }
    const line = from.sub(in0).mul(slope).add(out0)
    return made(line, 'remap', named)
  }
  return made(mix(out0, out1, from.sub(in0).div(in1.sub(in0))), 'remap', named)
}
