import { perlin2 } from 'three-perlin'

const wide = perlin2({ seed: 1, axes: 'xz', frequency: 1 / 170 }).translate([-63, 0, -63])
const close = perlin2({ seed: 2, axes: 'xz', frequency: 1 / 61 }).translate([-37, 0, -37])

/** How much trees like a place, about −1 … 1: one field that plants them, and that paints the ground below them. */
export const grove = wide.add(close.mul(0.45))
