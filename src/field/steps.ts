import { applyOperator } from './applyOperator'
import type { Field, FieldLike } from './field'
import { SMOOTHSTEP } from './smoothRows'
import { FRACT, SIGN, STEP } from './stepRows'
import { isLive, read } from './value'

/**
 * −1, 0 or 1. It has no gradient: `displace` refuses it.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function sign(f: FieldLike): Field {
  return applyOperator(SIGN, { f })
}

/**
 * 0 where f is below the edge, else 1; arguments in GLSL's order. It has no gradient: `displace` refuses it.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function step(edge: FieldLike, f: FieldLike): Field {
  return applyOperator(STEP, { edge, f })
}

/**
 * f − floor(f), also of negative values: 0 … 1. It counts as differentiable: its gradient is that of f everywhere but at
 * the jumps, which a displaced mesh shows as steep walls.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function fract(f: FieldLike): Field {
  return applyOperator(FRACT, { f })
}

/**
 * 0 below `edge0`, 1 above `edge1`, t²(3 − 2t) between; arguments in GLSL's order. Where live edges or fields cross, it
 * is a step at `edge0`.
 *
 * @throws if neither edge is a field and `edge0` is not below `edge1`
 */
export function smoothstep(edge0: FieldLike, edge1: FieldLike, f: FieldLike): Field {
  if (isValue(edge0) && isValue(edge1) && read(edge0) >= read(edge1)) {
    throw new Error(
      `smoothstep: \`edge0\` must be below \`edge1\`, got ${read(edge0)} and ${read(edge1)}. ` +
        'For a falling one, exchange them and subtract the result from 1.'
    )
  }
  return applyOperator(SMOOTHSTEP, { edge0, edge1, f })
}

function isValue(like: FieldLike): like is Exclude<FieldLike, Field> {
  return typeof like === 'number' || isLive(like)
}
