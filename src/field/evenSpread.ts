/** The generalised golden ratio for four dimensions: root of g⁵ = g + 1. Its powers give an even spread of points. */
const GOLDEN = 1.1673039782614187
const STRIDES = /*#__PURE__*/ [1, 2, 3, 4].map((power) => GOLDEN ** -power)

/** Coordinate, 0 … 1, of point i of Roberts' R sequence along an axis, 0 … 3: however many points, they lie evenly. */
export function evenSpread(i: number, axis: number): number {
  const turns = (i + 0.5) * STRIDES[axis]
  return turns - Math.floor(turns)
}
