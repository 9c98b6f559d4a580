/** Objects of two parts as the pairs that `ramp` and `layers` take; what is none is left for them to refuse. */
export function pairs(list: unknown, first: string, second: string): never {
  if (!Array.isArray(list)) return list as never
  return list.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return entry
    return first in entry && second in entry ? [Reflect.get(entry, first), Reflect.get(entry, second)] : entry
  }) as never
}
