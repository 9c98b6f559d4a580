/** The shortest GLSL float literal that reads back as the same float32; an expression for what has no literal. */
export function floatLiteral(value: number): string {
  const single = Math.fround(value)
  // Numbers beyond float32 are infinite on the GPU, as they are in a uniform.
  if (Number.isNaN(single)) return 'uintBitsToFloat(0x7fc00000u)'
  if (!Number.isFinite(single)) return `uintBitsToFloat(0x${single > 0 ? '7' : 'f'}f800000u)`
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
