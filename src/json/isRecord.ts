export type Rec = Readonly<Record<string, unknown>>

/** An object as JSON has them, and no list. */
export function isRecord(value: unknown): value is Rec {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
