/** Places in the numbers that `NoiseKind.sumOctaves` takes; those of coordinates have room for four. */
export const OctaveSum = {
  /** Coordinates in the first octave. */
  START: 0,
  /** By what each octave multiplies them. */
  RATIO: 4,
  /** What is added to them. */
  OFFSET: 8,
  /** What each octave adds to that. */
  SHIFT: 12,
  /** By what each octave is fainter. */
  GAIN: 16,
  /** How many octaves; of a fraction, the last one counts so much. */
  OCTAVES: 17,
  /** Receives the sum. */
  SUM: 18
} as const
