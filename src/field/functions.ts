import { applyOperator } from './applyOperator'
import { constant } from './arithmetic'
import { Field, toField, type FieldLike } from './field'
import { COS, EXP, SIN, SQRT } from './functionRows'
import { made } from './made'
import { LARGEST_POWER, POW, POWER } from './powerRows'

/**
 * f to the power of an exponent. Whole exponents take negative values too (−2 squared is 4); for all others f counts as
 * 0 where it is negative, and so does the infinite slope of exponents below 1 at 0.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function pow(f: FieldLike, exponent: FieldLike): Field {
  const base = toField(f, 'pow', 'f')
  if (exponent === 0) return made(constant(1), 'pow', { f, exponent })
  if (Number.isInteger(exponent) && Math.abs(exponent as number) <= LARGEST_POWER) {
    return made(new Field(POWER, [base], { exponent: exponent as number }), 'pow', { f, exponent })
  }
  return applyOperator(POW, { f: base, exponent })
}

/**
 * e to the power of f.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function exp(f: FieldLike): Field {
  return applyOperator(EXP, { f })
}

/**
 * The square root; 0 where f is negative. The infinite slope at 0 counts as 0.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function sqrt(f: FieldLike): Field {
  return applyOperator(SQRT, { f })
}

/**
 * Sine of f, in radians. The GPU's is a polynomial of this package, within 2e-7 where GPUs' own may be off by 5e-4. As f
 * grows, rounding of f itself in float32 counts for more: 6e-8 of f, so 6e-4 radians at 10⁴.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function sin(f: FieldLike): Field {
  return applyOperator(SIN, { f })
}

/**
 * Cosine of f, in radians. The GPU's is a polynomial of this package, within 2e-7 where GPUs' own may be off by 5e-4. As f
 * grows, rounding of f itself in float32 counts for more: 6e-8 of f, so 6e-4 radians at 10⁴.
 *
 * @throws if an argument is neither a field nor a finite number
 */
export function cos(f: FieldLike): Field {
  return applyOperator(COS, { f })
}
