import { randomNumbers } from '../../support/randomNumbers'

export const SCATTERED = 4096

const rng = randomNumbers(20261202)
const numbers = () => Float64Array.from({ length: SCATTERED }, () => (rng() * 2 - 1) * 128)

/** Points without any order, half of them at negative coordinates. */
export const [X, Y, Z, W] = [numbers(), numbers(), numbers(), numbers()]

/** A function's values at the first of the points. */
export function valuesAt(f: (x: number, y: number, z: number, w: number) => number): Float64Array {
  return Float64Array.from({ length: 1000 }, (_, i) => f(X[i], Y[i], Z[i], W[i]))
}
