import { describe } from '../describe'
import { live } from '../field/live'
import { readArgument } from './argumentReader'
import { isRecord, type Rec } from './isRecord'
import { refuse } from './refuse'

const NONE = { node: [], live: [] }

/** A new live value. @throws with the path */
export function readLive(json: unknown, path: string): { value: unknown } {
  if (!isRecord(json)) return refuse(path, `must be an object with a value, got ${describe(json)}.`)
  const { value: written, ...options } = json
  const value = readValue(written, `${path}.value`)
  const { min, max } = options
  // A value may have left its limits since it was made.
  let start = typeof value === 'number' ? value : 0
  if (typeof min === 'number') start = Math.max(start, min)
  if (typeof max === 'number') start = Math.min(start, max)
  try {
    return { ...live(start, options), value }
  } catch (error) {
    return refuse(`${path}:`, (error as Error).message)
  }
}

function readValue(json: unknown, path: string): unknown {
  if (isRecord(json) && Object.keys(json).sort().join() === 'x,y,z') return readPoint(json, path)
  const value = readArgument(json, path, NONE)
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value) && value.length === 3 && value.every((entry) => typeof entry === 'number')) return value
  return refuse(path, `must be a number, a string, [r, g, b] or { x, y, z }, got ${describe(json)}.`)
}

function readPoint(json: Rec, path: string): Record<string, number> {
  const entries = ['x', 'y', 'z'].map((axis): [string, number] => {
    const value = readArgument(json[axis], `${path}.${axis}`, NONE)
    return typeof value === 'number' ? [axis, value] : refuse(`${path}.${axis}`, `must be a number.`)
  })
  return Object.fromEntries(entries)
}
