/** Ken Perlin's 16 gradients of 3D noise, by the low four bits of a hash: 12 edges of a cube, four of them twice. */
export const GRADIENTS3: readonly (readonly [number, number, number])[] = /*#__PURE__*/ Array.from(
  { length: 16 },
  (_, h) => {
    const gradient: [number, number, number] = [0, 0, 0]
    const u = h < 8 ? 0 : 1
    const v = h < 4 ? 1 : h === 12 || h === 14 ? 0 : 2
    gradient[u] += h & 1 ? -1 : 1
    gradient[v] += h & 2 ? -1 : 1
    return gradient
  }
)

/**
 * Ken Perlin's 32 gradients of 4D noise, by the low five bits of a hash: three signs and the place of one zero.
 * His ImprovedNoise4D.java repeats (y, z, w) for the first class; here, as its comment intends, that class is (x, y, z).
 */
export const GRADIENTS4: readonly (readonly [number, number, number, number])[] = /*#__PURE__*/ Array.from(
  { length: 32 },
  (_, h) => {
    const signs = [h & 4 ? 1 : -1, h & 2 ? 1 : -1, h & 1 ? 1 : -1, 0]
    const turn = h >> 3
    return [signs[turn], signs[(turn + 1) & 3], signs[(turn + 2) & 3], signs[(turn + 3) & 3]]
  }
)

/** Two bits a component: g + 1 for g ∈ {−1, 0, 1}, the first component lowest. */
function gradientCode(gradient: readonly number[]): number {
  return gradient.reduce((code, g, axis) => code | ((g + 1) << (2 * axis)), 0)
}

/** By hash: the code of its 3D gradient, and above it the two bits that say how flow noise turns it. */
export const CODES3: readonly number[] = /*#__PURE__*/ Array.from(
  { length: 256 },
  (_, hash) => gradientCode(GRADIENTS3[hash & 15]) | ((hash << 2) & 0xc0)
)
export const CODES4: readonly number[] = /*#__PURE__*/ GRADIENTS4.map(gradientCode)
