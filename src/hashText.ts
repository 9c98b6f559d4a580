/**
 * A short name for a text, in base 36. FNV-1a, and beside it a hash of the same kind with other constants and a shift:
 * 64 bits, so that among a thousand texts two have the same name once in 10¹³ times.
 */
export function hashText(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995)
    b ^= b >>> 15
  }
  return [a, b].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}
