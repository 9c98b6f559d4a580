import { describe } from '../describe'
import { JSON_LIMITS, JSON_PARTS } from '../field/fieldJson'
import { refuse } from './refuse'
import { isRecord, type Rec } from './isRecord'

/** What references stand for: by kind, those that are read already. */
export interface Referred {
  readonly node: readonly unknown[]
  readonly live: readonly unknown[]
}

/** Lists of objects of lists of colours. */
const MAX_DEPTH = 4

/**
 * An argument as public functions take it, made anew: numbers, strings, lists, live values, fields. Of objects only those
 * that the format knows, so that nothing in a document can pass for one of another kind, such as a fade with code.
 *
 * @throws with the path
 */
export function readArgument(value: unknown, path: string, referred: Referred, depth = 0): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value
  // Between numbers it stands for none; options are left out.
  if (value === null && depth > 0) return value
  if (typeof value === 'string') {
    if (value.length <= JSON_LIMITS.text) return value
    refuse(path, `must not have more than ${JSON_LIMITS.text} characters, got ${value.length}.`)
  }
  if (depth > MAX_DEPTH) refuse(path, 'is nested too deeply.')
  if (Array.isArray(value)) {
    if (value.length > JSON_LIMITS.list) {
      refuse(path, `must not have more than ${JSON_LIMITS.list} entries, got ${value.length}.`)
    }
    return Array.from(value, (entry, i) => readArgument(entry, `${path}[${i}]`, referred, depth + 1))
  }
  if (isRecord(value)) return readObject(value, path, referred, depth)
  return refuse(path, `must be a number, a string, true, false, a list or a reference, got ${describe(value)}.`)
}

function readObject(object: Rec, path: string, referred: Referred, depth: number): unknown {
  const keys = Object.keys(object)
  if (keys.length === 1) {
    const [key] = keys
    if (key === 'number') {
      if (object.number === '-0') return -0
      refuse(`${path}.number`, `must be '-0', got ${describe(object.number)}.`)
    }
    if (key === 'node' || key === 'live') return referTo(object[key], key, path, referred)
  }
  const unknown = keys.find((key) => !JSON_PARTS.includes(key))
  if (unknown !== undefined) {
    refuse(
      path,
      `must be { node }, { live } or have ${JSON_PARTS.join(', ')}, got an object with ${describe(unknown)}.`
    )
  }
  return Object.fromEntries(keys.map((key) => [key, readArgument(object[key], `${path}.${key}`, referred, depth + 1)]))
}

function referTo(index: unknown, kind: keyof Referred, path: string, referred: Referred): unknown {
  const list = referred[kind]
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < list.length) return list[index]
  const what = kind === 'node' ? 'of an earlier node' : 'in the list of live values'
  return refuse(`${path}.${kind}`, `must be the index ${what}, 0…${list.length - 1}, got ${describe(index)}.`)
}
