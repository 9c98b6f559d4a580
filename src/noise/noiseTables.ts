import { GRADIENTS3, GRADIENTS4 } from '../permutation/gradients'
import type { NoiseKind } from './noiseKind'

const EDGES3 = /*#__PURE__*/ Float64Array.from(
  { length: 6 * 256 },
  (_, i) => GRADIENTS3[i % 6 < 3 ? Math.floor(i / 6) & 15 : Math.floor(i / 6) >> 4][i % 3]
)

/**
 * The arrays that the CPU functions read, derived from one permutation. Entries repeat past 255, so that sums of a hash
 * and a cell need no mask.
 */
export class NoiseTables {
  /** p[i & 255] for i < 512. */
  readonly p: Uint8Array = new Uint8Array(512)
  /** Components of the 2D gradient at hash chain index i = p[x] + y: two hash levels folded into one read. */
  readonly x2: Float64Array = new Float64Array(512)
  readonly y2: Float64Array = new Float64Array(512)
  /** At (z << 9) + i: the low four bits of the hashes p[p[i] + z] and p[p[i] + z + 1], as one byte. */
  readonly pairs3: Uint8Array = new Uint8Array(131072)
  /** For each byte of `pairs3`: both gradients, (x, y, z) of the low bits, then of the high ones. */
  readonly edges3: Float64Array = EDGES3
  /** Components of the 4D gradient of p[i]. */
  readonly x4: Float64Array = new Float64Array(512)
  readonly y4: Float64Array = new Float64Array(512)
  readonly z4: Float64Array = new Float64Array(512)
  readonly w4: Float64Array = new Float64Array(512)
  private readonly cornersOfKind = new Map<NoiseKind, Float64Array>()

  constructor(permutation: Uint8Array) {
    const p = this.p
    for (let i = 0; i < 512; i++) p[i] = permutation[i & 255]
    for (let i = 0; i < 512; i++) {
      const gradient3 = GRADIENTS3[p[p[i]] & 15]
      this.x2[i] = gradient3[0]
      this.y2[i] = gradient3[1]
      const gradient4 = GRADIENTS4[p[i] & 31]
      this.x4[i] = gradient4[0]
      this.y4[i] = gradient4[1]
      this.z4[i] = gradient4[2]
      this.w4[i] = gradient4[3]
    }
    for (let z = 0; z < 256; z++) {
      for (let i = 0; i < 512; i++) this.pairs3[(z << 9) + i] = (p[p[i] + z] & 15) | ((p[p[i] + z + 1] & 15) << 4)
    }
  }

  /**
   * What `kind.corner` says of each hash, five numbers a hash: the gradient (4) and the value. For kinds with `quarter`
   * its gradients follow in the same way, as hashes 256 … 511.
   */
  corners(kind: NoiseKind): Float64Array {
    return this.cornersOfKind.get(kind) ?? this.createCorners(kind)
  }

  private createCorners(kind: NoiseKind): Float64Array {
    const corners = new Float64Array(5 * 256 * (kind.quarter ? 2 : 1))
    for (let hash = 0; hash < 256; hash++) {
      corners[5 * hash + 4] = kind.corner(this, hash, corners.subarray(5 * hash, 5 * hash + 4))
      kind.quarter?.(this, hash, corners.subarray(5 * (hash + 256), 5 * (hash + 256) + 4))
    }
    this.cornersOfKind.set(kind, corners)
    return corners
  }
}

const known = /*#__PURE__*/ new WeakMap<Uint8Array, NoiseTables>()

/** The tables of an interned permutation, built once. */
export function noiseTables(permutation: Uint8Array): NoiseTables {
  let tables = known.get(permutation)
  if (!tables) known.set(permutation, (tables = new NoiseTables(permutation)))
  return tables
}
