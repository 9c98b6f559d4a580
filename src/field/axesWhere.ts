/** A set of the axes of space: bits 1, 2, 4 for x, y, z. */
export type AxisSet = number

export function axesWhere(holds: (axis: number) => boolean): AxisSet {
  return [0, 1, 2].reduce((set, axis) => (holds(axis) ? set | (1 << axis) : set), 0)
}
