/** Says what is legal and almost surely a mistake. The library is silent otherwise. */
export function warn(caller: string, message: string): void {
  console.warn(`${caller}: ${message}`)
}
