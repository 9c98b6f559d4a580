/** What decides how exactly float32 gives an fBm. */
export interface Octaves {
  /** Of the first octave, cells per unit. */
  frequency: number
  octaves?: number
  lacunarity?: number
  gain?: number
}

/** Half an ulp of 1: how far float32 rounds, relative to the number. */
const ROUNDING = 2 ** -24

/**
 * Bounds of the difference between an fBm of Perlin noise in float32 and in doubles, at points with coordinates of up
 * to `extent`, themselves rounded by up to `inputRoundings` operations.
 *
 * In octave k the coordinate is frequency · lacunarityᵏ · p + shift, in cells. The constant, both products and the sum
 * round once each, and the shift, 57.6 k cells at most, with the sum. Per axis a noise slopes by at most 2.5 a cell,
 * and its gradient by at most 15; evaluation itself adds 2e-6 and 1e-5 (the measured parity of the functions).
 */
export function octaveError(noise: Octaves, extent: number, inputRoundings = 0): { value: number; slope: number } {
  const { frequency, octaves = 1, lacunarity = 2, gain = 0.5 } = noise
  const axes = 3
  let value = 0
  let slope = 0
  for (let k = 0; k < octaves; k++) {
    const scale = frequency * lacunarity ** k
    const moved = ROUNDING * ((4 + inputRoundings) * extent * scale + 57.6 * k)
    value += gain ** k * (2.5 * axes * moved + 2e-6)
    slope += gain ** k * scale * (15 * axes * moved + 1e-5)
  }
  return { value, slope }
}
