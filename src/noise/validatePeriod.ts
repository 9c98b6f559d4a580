import { describe } from '../describe'

/**
 * @param name - the option or parameter to name in the error
 * @throws if the period is not a whole number of cells that the table can hold
 */
export function validatePeriod(period: number, caller: string, name = 'period'): number {
  if (Number.isInteger(period) && period >= 1 && period <= 256) return period
  throw new Error(
    `${caller}: \`${name}\` must be an integer 1…256, got ${describe(period)}. Scale the coordinate to fit the period.`
  )
}
