import { describe } from '../describe'

export function isSeed(seed: unknown): seed is number | string {
  return typeof seed === 'string' || Number.isSafeInteger(seed)
}

/**
 * @param caller - the public function to name in the error
 * @throws if the seed is neither an integer that a double holds exactly nor a string
 */
export function validateSeed(seed: number | string, caller: string): void {
  if (isSeed(seed)) return
  throw new Error(
    `${caller}: \`seed\` must be an integer within ±(2⁵³ − 1) or a string, got ${describe(seed)}. ` +
      'Round it, or make a string of it.'
  )
}
