/** A curve from (0, 0) to (1, 1) that joins the values of neighbouring lattice points, with its derivative. */
export interface FadeCurve {
  readonly name: 'linear' | 'cubic' | 'quintic'
  f(t: number): number
  df(t: number): number
}

/** t: continuous, but slopes jump at lattice lines. */
export const fadeLinear: FadeCurve = { name: 'linear', f: (t) => t, df: () => 1 }

/** 3t² − 2t³ (Perlin 1985): curvature jumps at lattice lines, which lit surfaces show as creases. */
export const fadeCubic: FadeCurve = { name: 'cubic', f: (t) => t * t * (3 - 2 * t), df: (t) => 6 * t * (1 - t) }

/** 6t⁵ − 15t⁴ + 10t³ (Perlin 2002): slope and curvature vanish at both ends. */
export const fadeQuintic: FadeCurve = {
  name: 'quintic',
  f: quintic,
  df: (t) => t * t * (t * (t * 30 - 60) + 30)
}

/** The quintic fade as a plain function, which V8 inlines where a method of an object would be a call. */
export function quintic(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

export const FADES = { linear: fadeLinear, cubic: fadeCubic, quintic: fadeQuintic } as const
