// How far float32 may be off. u = 2⁻²⁴ is half a unit in the last place of 1.
//
// Fade, in Perlin's form: near t = 1 it cancels (6 − 15 + 10), and over all t it is off by up to 19.4 u (found by trying).
// Its derivative in the factored form 30 (t (1 − t))²: 7.6 u.
//
// Value: the fade's error times the difference of the cell's two sides, per axis. Where the fade is bad the sides differ
// by about 1 at most, hence 3 · 19.4 u for three axes. (A fourth hardly ever adds up.) The dots of the coded gradients
// have terms up to 2 and three sums, the lerps halve their errors: 6 u. Turned gradients, in flow noise, are off by
// another 5 u: the sine by 3.4 u, a product and a sum. Where the fade is bad at three axes, that hardly ever adds up.
//
// Gradient: per component a blend of gradients that differ by up to 2, 3 · 19.4 u · 2, and fade′ ≤ 1.875 times a
// difference of sides, itself off by about 5 u.

/** Between a value on the GPU and the double at the same float32 point. */
export const VALUE_TOLERANCE = 64 * 2 ** -24

/** The same for each component of a gradient. */
export const GRADIENT_TOLERANCE = 128 * 2 ** -24

/** The same per turn of flow noise: 2π times a value of the same noise, a quarter of a turn further. */
export const TURN_TOLERANCE = 2 * Math.PI * VALUE_TOLERANCE
