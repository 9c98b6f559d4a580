import type { Field } from 'three-perlin/cpu'

/** Differences at a step and at half of it, extrapolated: central ones, those from the right, those from the left. */
export function slopesAlong(field: Field, point: readonly number[], axis: number): number[] {
  const at = (offset: number) => {
    const [x, y, z, t] = point.map((c, k) => (k === axis ? c + offset : c))
    return field.sample(x, y, z, t)
  }
  const central = (h: number) => (at(h) - at(-h)) / (2 * h)
  const oneSided = (h: number) => (at(h) - at(0)) / h
  return [
    (4 * central(5e-5) - central(1e-4)) / 3,
    2 * oneSided(5e-6) - oneSided(1e-5),
    2 * oneSided(-5e-6) - oneSided(-1e-5)
  ]
}
