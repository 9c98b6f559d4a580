import type { Object3D } from 'three'
import { describe } from '../describe'

/** Coordinates in which a field is read. */
export type Space = 'local' | 'world' | 'uv' | Object3D

/** @throws naming the function and what it got in place of a space */
export function checkSpace(space: unknown, caller: string): asserts space is Space {
  if (space === 'local' || space === 'world' || space === 'uv') return
  if ((space as Partial<Object3D> | null)?.isObject3D) return
  throw new Error(`${caller}: \`space\` must be 'local', 'world', 'uv' or an Object3D, got ${describe(space)}.`)
}
