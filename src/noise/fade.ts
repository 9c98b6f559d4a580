/** A curve from (0, 0) to (1, 1) that joins the values of neighbouring lattice points, with its derivative. */
export interface FadeCurve {
  /** Tells curves apart in the names of GLSL functions. */
  readonly name: string
  /** The curve on 0 … 1. */
  f(t: number): number
  /** Its derivative. */
  df(t: number): number
  /** Expressions in `t` for a curve of the user's own; the curves below have files in glsl/. */
  readonly glsl?: { readonly f: string; readonly df: string }
}

/** t: continuous, but slopes jump at lattice lines. */
export const fadeLinear: FadeCurve = { name: 'Linear', f: (t) => t, df: () => 1 }

/** 3t² − 2t³ (Perlin 1985): curvature jumps at lattice lines, which lit surfaces show as creases. */
export const fadeCubic: FadeCurve = { name: 'Cubic', f: (t) => t * t * (3 - 2 * t), df: (t) => 6 * t * (1 - t) }

/** 6t⁵ − 15t⁴ + 10t³ (Perlin 2002): slope and curvature vanish at both ends. */
export const fadeQuintic: FadeCurve = { name: 'Quintic', f: quintic, df: quinticSlope }

/**
 * The quintic fade as a plain function. In this order it rounds as Perlin's t * t * t * (…) does and has 27 bytecodes,
 * the most that V8 inlines everywhere.
 */
export function quintic(t: number): number {
  return (t * (t * 6 - 15) + 10) * (t * (t * t))
}

/** 30t²(1 − t)²: the factored form does not cancel near t = 1, where 30t⁴ − 60t³ + 30t² loses three bits. */
export function quinticSlope(t: number): number {
  const s = t * (1 - t)
  return 30 * s * s
}

/** The curves that a `fade` may name, as functions. */
export const FADES = { linear: fadeLinear, cubic: fadeCubic, quintic: fadeQuintic } as const
