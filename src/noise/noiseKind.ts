import type { GlslModule } from '../glslModule'
import type { NoiseTables } from './noiseTables'
import type { OctaveSum } from './octaveSum'

/** A row of the noise catalogue: one kind of lattice noise, on the CPU and on the GPU. */
export interface NoiseKind {
  /** Name of the value form, in GLSL and in TypeScript; its last character is the dimension of the lattice. */
  readonly name: string
  /** Coordinates of a point. */
  readonly dimension: 1 | 2 | 3 | 4
  /** Bounds of the value over all permutations, rounded outwards. */
  readonly range: readonly [number, number]
  /** Layers of the gradient texture that the plain GLSL forms read; none: they read the permutation texture alone. */
  readonly layers: readonly GradientLayer[]
  /**
   * The fast value form on the CPU, quintic fade and no period: reads the coordinates at `memory[at…]`, returns through
   * `memory[out]`, because V8 would box doubles that pass through a call it cannot inline.
   */
  evaluate(tables: NoiseTables, memory: Float64Array, at: number, out: number): void
  /** The same with the gradient, `dimension` numbers behind the value; none: latticeNoise has it. */
  evaluateGradient?(tables: NoiseTables, memory: Float64Array, at: number, out: number): void
  /** Writes a sum of octaves to `result[0]`, faster than by `evaluate`. */
  sumOctaves?(tables: NoiseTables, sum: OctaveSum): void
  /** Value at a lattice point; writes the gradient there to the first `dimension` entries of `gradient`. */
  corner(tables: NoiseTables, hash: number, gradient: Float64Array): number
  /**
   * Only for kinds whose last coordinate is no axis of the lattice, but turns the gradients, once per unit: writes what
   * becomes of `corner`'s gradient by a quarter of a turn.
   */
  quarter?(tables: NoiseTables, hash: number, gradient: Float64Array): void
  readonly glsl: {
    readonly value: GlslModule
    readonly gradient: GlslModule
    readonly periodic: GlslModule
    readonly periodicGradient: GlslModule
  }
}

/** Contents of one layer of the gradient texture; see permutation/textureData.ts. */
export type GradientLayer = 'gradient2' | 'gradient3' | 'hash4' | 'gradient4'
