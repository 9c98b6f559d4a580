/** How much of a noise is left along one axis between samples that lie `width` cells apart; see glsl/bandWeight.glsl. */
export function bandWeight(width: number): number {
  const left = Math.max(1 - 0.25 * width * width, 0)
  return left * left
}
