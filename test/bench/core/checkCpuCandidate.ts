import { assertPlausible } from './assertPlausible'
import type { CpuCandidate } from './cpuCandidate'

/**
 * Compares a candidate with what it should be, or looks whether it is noise at all.
 *
 * @returns how far off it is, if that is known
 * @throws if it is too far off
 */
export function checkCpuCandidate({ name, values, expected, tolerance = 0 }: CpuCandidate): number | undefined {
  const actual = values()
  if (!expected) {
    assertPlausible(actual, name)
    return undefined
  }
  const wanted = expected()
  let error = 0
  for (let i = 0; i < wanted.length; i++) error = Math.max(error, Math.abs(actual[i] - wanted[i]))
  // Not `error > tolerance`: NaN is too much as well.
  if (error <= tolerance) return error
  throw new Error(`${name}: differs from its reference by ${error}, more than ${tolerance}.`)
}
