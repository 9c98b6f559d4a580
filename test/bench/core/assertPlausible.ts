/**
 * For noise that we have no second opinion about: it must be finite, vary as noise does, and lie about 0.
 *
 * @throws with what is wrong
 */
export function assertPlausible(values: ArrayLike<number>, name: string): void {
  const all = Array.from(values)
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const deviation = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length)
  const lo = all.reduce((least, value) => Math.min(least, value))
  const hi = all.reduce((most, value) => Math.max(most, value))
  const plausible = Math.abs(mean) < 0.15 && deviation > 0.1 && deviation < 0.7 && lo >= -1.6 && hi <= 1.6
  if (plausible) return
  throw new Error(`${name}: is no noise: mean ${mean}, deviation ${deviation}, range ${lo} … ${hi}.`)
}
