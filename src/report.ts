/** Says what went wrong where an exception would do more harm: in the middle of a frame. */
export function report(message: string): void {
  console.error(message)
}
