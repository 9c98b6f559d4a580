import { describe } from '../describe'

/** @throws if the period is not a whole number of cells that the table can hold */
export function validatePeriod(period: number, caller: string): number {
  if (Number.isInteger(period) && period >= 1 && period <= 256) return period
  throw new Error(
    `${caller}: \`period\` must be an integer 1…256, got ${describe(period)}. Scale the coordinate to fit the period.`
  )
}
