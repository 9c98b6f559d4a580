import type { Value } from './value'

/** Options of all fractals: sums of ever finer copies of a field, its octaves. */
export interface FractalOptions {
  /**
   * How many copies of the field there are, 1 … 16. A fraction fades the last one in. May be live.
   *
   * @defaultValue 6
   */
  octaves?: Value
  /**
   * Frequency of an octave over that of the one before. May be live.
   *
   * @defaultValue 2
   */
  lacunarity?: Value
  /**
   * Amplitude of an octave over that of the one before. May be live.
   *
   * @defaultValue 0.5
   */
  gain?: Value
  /** Musgrave's fractal increment, in place of a gain of lacunarity to the power of −H. May be live. */
  H?: Value
  /**
   * The noise in each octave is shifted against the others by default, because with lacunarity 2 all octaves would be 0
   * at the same lattice points. 'none' reads the field at lacunarityᵏ p itself.
   *
   * @defaultValue 'decorrelated'
   */
  shifts?: 'decorrelated' | 'none'
  /**
   * Turns the domain from octave to octave, within the axes that the field depends on: hides the directions of the
   * lattice, which all octaves share otherwise.
   *
   * @defaultValue false
   */
  rotate?: boolean
  /**
   * Divides by what the octaves add up to at most, so that the largest value is that of one octave, whatever their
   * count and gain.
   *
   * @defaultValue false
   */
  normalize?: boolean
}
