/** The shortest GLSL float literal that reads back as the same float32. */
export function floatLiteral(value: number): string {
  const single = Math.fround(value)
  let text = String(single)
  for (let digits = 1; digits <= 9; digits++) {
    const candidate = String(Number(single.toPrecision(digits)))
    if (Math.fround(Number(candidate)) === single) {
      text = candidate
      break
    }
  }
  return /[.e]/.test(text) ? text : `${text}.0`
}
