import { checkKeys } from './checkKeys'
import { describe } from './describe'

/**
 * @param known - the names of all options
 * @param example - what options look like, for the error
 * @throws naming the function, if options are no object, or have a name that is not known
 */
export function checkOptions(options: unknown, known: readonly string[], caller: string, example: string): void {
  if (typeof options !== 'object' || options === null) {
    throw new Error(`${caller}: options must be an object such as ${example}, got ${describe(options)}.`)
  }
  checkKeys(options, known, caller)
}
