/** Replaces the cube roots of cone responses at `at` by linear red, green and blue; see glsl/conesToLinear.glsl. */
export function conesToLinear(memory: Float64Array, at: number): void {
  const x = cube(memory[at])
  const y = cube(memory[at + 1])
  const z = cube(memory[at + 2])
  memory[at] = Math.max(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z, 0)
  memory[at + 1] = Math.max(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z, 0)
  memory[at + 2] = Math.max(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z, 0)
}

function cube(x: number): number {
  return x * x * x
}
