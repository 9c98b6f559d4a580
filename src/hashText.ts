/**
 * A short name for a text, in base 36. FNV-1a twice over, from two starts and with two primes: 64 bits, so that among a
 * thousand texts two have the same name once in 10¹³ times.
 */
export function hashText(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995)
    b ^= b >>> 15
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
