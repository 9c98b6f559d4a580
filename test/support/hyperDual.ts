/**
 * v + a ε₁ + b ε₂ + ab ε₁ε₂ with ε₁² = ε₂² = 0: computing with them gives exact first and second derivatives. After
 * Fike and Alonso, 2011.
 */
export interface HyperDual {
  readonly v: number
  readonly a: number
  readonly b: number
  readonly ab: number
}

export function dual(v: number, a = 0, b = 0): HyperDual {
  return { v, a, b, ab: 0 }
}

export function plus(...terms: readonly HyperDual[]): HyperDual {
  return terms.reduce((s, t) => ({ v: s.v + t.v, a: s.a + t.a, b: s.b + t.b, ab: s.ab + t.ab }))
}

export function times(...factors: readonly HyperDual[]): HyperDual {
  return factors.reduce((p, q) => ({
    v: p.v * q.v,
    a: p.a * q.v + p.v * q.a,
    b: p.b * q.v + p.v * q.b,
    ab: p.ab * q.v + p.a * q.b + p.b * q.a + p.v * q.ab
  }))
}
