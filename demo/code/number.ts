/** A number as code. Six digits are more than the eye can tell. */
export function number(value: number): string {
  return String(Number(value.toPrecision(6)))
}
