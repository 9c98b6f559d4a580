import { describe } from '../describe'

/**
 * @param caller - the public function to name in the error
 * @throws if the seed is neither an integer that a double holds exactly nor a string
 */
export function validateSeed(seed: number | string, caller: string): void {
  if (typeof seed === 'string' || Number.isSafeInteger(seed)) return
  throw new Error(
    `${caller}: \`seed\` must be an integer within ±(2⁵³ − 1) or a string, got ${describe(seed)}. ` +
      'Round it, or make a string of it.'
  )
}
