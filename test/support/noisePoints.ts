import { randomNumbers } from './randomNumbers'

export type NoisePoint = readonly [number, number, number, number]

/**
 * 300 points where noise implementations go wrong, exact in float32, so that the GPU and the CPU are given the same
 * ones. Most lie off the lattice: there all Perlin noise is 0, and so is every bug.
 */
export const noisePoints: readonly NoisePoint[] = makePoints()

function makePoints(): NoisePoint[] {
  const random = randomNumbers(1)
  const between = (low: number, high: number) => low + random() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  const kinds: readonly (readonly [count: number, coordinate: () => number])[] = [
    [120, () => between(-300, 300)],
    [20, () => integer(-300, 300)],
    // The cells before and after a multiple of 256, where the table wraps.
    [50, () => 256 * integer(-3, 3) + between(-1, 1)],
    [40, () => between(-1, 1)],
    // Halfway, where a wrong sign shows most; and so close to a lattice line that 1 − x rounds.
    [20, () => integer(-9, 9) + 0.5],
    [20, () => integer(-9, 9) + (random() < 0.5 ? 1 : -1) * 2 ** -integer(8, 30)],
    [20, () => 1e6 * integer(-1, 1) + 0.25 * integer(-3, 3)],
    [10, () => integer(-(2 ** 22), 2 ** 22) + 0.5]
  ]
  return kinds.flatMap(([count, coordinate]) =>
    Array.from({ length: count }, () => [coordinate(), coordinate(), coordinate(), coordinate()].map(Math.fround))
  ) as unknown as NoisePoint[]
}
