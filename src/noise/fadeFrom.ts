import { describe } from '../describe'
import { hashText } from '../hashText'
import { FADES, type FadeCurve } from './fade'

/** A fade of one's own. `f(0)` must be 0 and `f(1)` 1; for noise without a direction also f(t) + f(1 − t) = 1. */
export interface CustomFade {
  /** The curve on 0 … 1. */
  f(t: number): number
  /** Its derivative. */
  df(t: number): number
  /**
   * The same two as GLSL expressions in `t`, which may be a float or a vector: `{ f: 't * t', df: '2.0 * t' }`. Needed
   * by fields, which run on the GPU too.
   */
  glsl?: { readonly f: string; readonly df: string }
}

/** A curve by its name, or one of your own. */
export type Fade = keyof typeof FADES | CustomFade

/** Where a curve is looked at; the ends are looked at in any case. */
const PROBES = [0.1, 0.3, 0.5, 0.7, 0.9]
const STEP = 1e-4

/** @throws if the fade is no known name and no proper curve */
export function fadeFrom(fade: Fade, caller: string): FadeCurve {
  if (typeof fade === 'string' && Object.hasOwn(FADES, fade)) return FADES[fade]
  if (typeof fade !== 'object' || fade === null || typeof fade.f !== 'function' || typeof fade.df !== 'function') {
    throw new Error(
      `${caller}: \`fade\` must be 'linear', 'cubic', 'quintic' or { f, df, glsl }, got ${describe(fade)}.`
    )
  }
  checkCurve(fade, caller)
  const { glsl } = fade
  if (glsl !== undefined && (typeof glsl.f !== 'string' || typeof glsl.df !== 'string')) {
    throw new Error(
      `${caller}: \`fade.glsl\` must hold two expressions, { f: 't * t', df: '2.0 * t' }, got ${describe(glsl)}.`
    )
  }
  return {
    name: glsl ? `Custom_${hashText(`${glsl.f}|${glsl.df}`)}` : 'Custom',
    f: (t) => fade.f(t),
    df: (t) => fade.df(t),
    glsl
  }
}

function checkCurve(fade: CustomFade, caller: string): void {
  for (const end of [0, 1]) {
    const got = fade.f(end)
    if (!(Math.abs(got - end) < 1e-9)) {
      throw new Error(
        `${caller}: \`fade.f(${end})\` must be ${end}, or the noise jumps at lattice lines; got ${describe(got)}.`
      )
    }
  }
  for (const t of PROBES) {
    const slope = (fade.f(t + STEP) - fade.f(t - STEP)) / (2 * STEP)
    const got = fade.df(t)
    // A central difference is off by STEP² / 6 times the third derivative: 1e-6 even for steep curves.
    if (!(Math.abs(got - slope) < 1e-3 * Math.max(1, Math.abs(slope)))) {
      throw new Error(
        `${caller}: \`fade.df(${t})\` must be the derivative of \`fade.f\`, about ${slope.toPrecision(3)}; got ${describe(got)}.`
      )
    }
  }
}
