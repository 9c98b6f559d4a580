/**
 * Sine of an angle in turns, plus a whole number of quarters of a turn: with 1 its cosine. It repeats exactly after 1,
 * and is exact at quarters.
 */
export function turnSine(turns: number, quarters: number): number {
  const part = turns % 1
  const nearest = Math.floor(part * 4 + 0.5)
  const angle = (part - nearest * 0.25) * (2 * Math.PI)
  const turned = (nearest + quarters) & 3
  const size = turned & 1 ? Math.cos(angle) : Math.sin(angle)
  return turned < 2 ? size : -size
}
