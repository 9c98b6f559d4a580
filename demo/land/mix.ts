import { Color } from 'three'

/** Halfway between two records of numbers, colours and such records, or wherever `t` says. Other values switch at half. */
export function mix<T>(a: T, b: T, t: number): T {
  if (typeof a === 'number' && typeof b === 'number') return (a + (b - a) * t) as T
  if (a instanceof Color && b instanceof Color) return a.clone().lerp(b, t)
  if (Array.isArray(a) && Array.isArray(b)) return a.map((item: unknown, i) => mix(item, b[i] as unknown, t)) as T
  if (typeof a === 'object' && a !== null) {
    const entries = Object.entries(a).map(([name, value]) => [
      name,
      mix(value as unknown, b[name as keyof T] as unknown, t)
    ])
    return Object.fromEntries(entries) as T
  }
  return t < 0.5 ? a : b
}
