import { internPermutation } from './seededPermutation'

const known = /*#__PURE__*/ new WeakMap<Uint8Array, Map<number, Uint8Array>>()

/** Another permutation made from one and a number: p[(p[i] + by) mod 256]. The same array for the same arguments. */
export function permutationCopy(permutation: Uint8Array, by: number): Uint8Array {
  let copies = known.get(permutation)
  if (!copies) known.set(permutation, (copies = new Map<number, Uint8Array>()))
  let copy = copies.get(by)
  if (!copy) copies.set(by, (copy = internPermutation(permutation.map((h) => permutation[(h + by) & 255]))))
  return copy
}
