/** What a sum of octaves is made of; arrays have one number for each coordinate. */
export class OctaveSum {
  /** The point in the first octave. */
  readonly start = new Float64Array(4)
  /** By what each octave multiplies that. */
  readonly ratio = new Float64Array(4)
  /** What is added to it. */
  readonly offset = new Float64Array(4)
  /** What each octave adds to that. */
  readonly shift = new Float64Array(4)
  /** By what each octave is fainter. */
  gain = 0.5
  /** How many; of a fraction, the last one counts so much. */
  octaves = 1
  /** Receives the sum, and its gradient along x, y, z if that is asked for. */
  readonly result = new Float64Array(4)
}
