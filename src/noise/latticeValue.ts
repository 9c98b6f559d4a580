/** Value of value noise at a lattice point: its hash, 0 … 255, mapped to −1 … 1. */
export function latticeValue(hash: number): number {
  return hash / 127.5 - 1
}
