/**
 * Finds misspelt options, which would silently leave a default in place.
 *
 * @throws naming the function, the option and what there is
 */
export function checkKeys(options: object, known: readonly string[], caller: string): void {
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue
    throw new Error(`${caller}: there is no option \`${key}\`. Options are ${known.join(', ')}.`)
  }
}
