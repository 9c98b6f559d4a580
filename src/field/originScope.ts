export type Triple = readonly [number, number, number]

/**
 * A point in doubles that is added to the coordinate on its way to the sources, too large for float32: each source folds
 * it, in its own cells, modulo its period. Numbers are read anew at each call, since what they come from may be live.
 */
export interface OriginScope {
  /** The point in octave k of the enclosing fractal, in the coordinates of the scope. */
  at(k: number): Triple
  /** The fractal's shift of sources in octave k, in cells. */
  shift(k: number): Triple
  /** By how much the fractal has multiplied the periods of sources in octave k. */
  periodScale(k: number): number
  /** The loop over the octaves: name of its variable, and how often it runs at most. */
  readonly loop?: { readonly index: string; readonly count: number }
}

export function originAt(read: () => Triple): OriginScope {
  return { at: read, shift: () => [0, 0, 0], periodScale: () => 1 }
}

/** The origin in the coordinates of an inner scope. */
export function mapOrigin(
  origin: OriginScope | undefined,
  map: (point: Triple, k: number) => Triple
): OriginScope | undefined {
  return origin && { ...origin, at: (k) => map(origin.at(k), k) }
}
