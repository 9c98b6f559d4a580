import { describe } from '../describe'

/** One of the axes, or a vector of numbers of any length but 0. */
export type Direction =
  'x' | 'y' | 'z' | readonly [number, number, number] | { readonly x: number; readonly y: number; readonly z: number }

/** Of length 1. */
export type UnitVector = readonly [number, number, number]

/** @throws naming the function, the argument and what it got */
export function checkDirection(direction: Direction, caller: string, argument: string): UnitVector {
  if (direction === 'x') return [1, 0, 0]
  if (direction === 'y') return [0, 1, 0]
  if (direction === 'z') return [0, 0, 1]
  const [x, y, z] = components(direction)
  const length = Math.hypot(x, y, z)
  if (length > 0 && Number.isFinite(length)) return [x / length, y / length, z / length]
  throw new Error(
    `${caller}: \`${argument}\` must be 'x', 'y', 'z', or numbers [x, y, z] or a Vector3 other than 0, ` +
      `got ${describe(direction)}.`
  )
}

function components(direction: Exclude<Direction, string>): readonly number[] {
  const list: readonly unknown[] =
    typeof direction === 'object' && (direction as unknown) !== null && 'x' in direction
      ? [direction.x, direction.y, direction.z]
      : Array.isArray(direction)
        ? direction
        : []
  return list.length === 3 && list.every((entry) => typeof entry === 'number') ? list : [NaN]
}
