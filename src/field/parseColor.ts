/** Linear red, green and blue in sRGB primaries, 0 … 1, or more for light that is brighter than white. */
export type Rgb = readonly [r: number, g: number, b: number]

/**
 * A colour: '#rgb' or '#rrggbb', 0xrrggbb (both sRGB, as in CSS), three's Color or another { r, g, b }, or [r, g, b]
 * (both linear, three's working space).
 */
export type PlainColor = string | number | Rgb | { readonly r: number; readonly g: number; readonly b: number }

/**
 * Writes the linear red, green and blue of a colour to `target`.
 *
 * @returns whether it is a colour; if not, `target` stays as it was
 */
export function parseColor(color: unknown, target: number[]): boolean {
  if (typeof color === 'string') return parseHex(color, target)
  if (typeof color === 'number') return Number.isInteger(color) && color <= 0xffffff && decode(color, target)
  if (typeof color !== 'object' || color === null) return false
  if (Array.isArray(color)) return color.length === 3 && write(color[0], color[1], color[2], target)
  return 'r' in color && 'g' in color && 'b' in color && write(color.r, color.g, color.b, target)
}

function parseHex(text: string, target: number[]): boolean {
  if (!/^#([\da-f]{3}){1,2}$/i.test(text)) return false
  const digits = text.slice(1)
  return decode(parseInt(digits.length === 6 ? digits : digits.replace(/./g, '$&$&'), 16), target)
}

function decode(hex: number, target: number[]): boolean {
  if (hex < 0) return false
  return write(linear(hex >> 16), linear((hex >> 8) & 255), linear(hex & 255), target)
}

/** IEC 61966-2-1: what an 8-bit channel of sRGB stands for in linear light. */
function linear(channel: number): number {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function write(r: unknown, g: unknown, b: unknown, target: number[]): boolean {
  if (!Number.isFinite(r) || !Number.isFinite(g) || !Number.isFinite(b)) return false
  target[0] = r as number
  target[1] = g as number
  target[2] = b as number
  return true
}
