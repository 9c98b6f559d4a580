import { isLive } from './value'

/** How a field was made, in the words of the public function: what `parameters` lists and `toJSON` writes. */
export interface Made {
  /** Name of the function. */
  readonly name: string
  /** Its arguments by name, those in an options object among them. */
  readonly args: Readonly<Record<string, unknown>>
}

const records = /*#__PURE__*/ new WeakMap<object, Made>()

/** Notes how a field was made. Returns the field. */
export function made<T extends object>(field: T, name: string, args: Readonly<Record<string, unknown>>): T {
  records.set(field, { name, args: entryCopies(args) })
  return field
}

/** For a node that stands for another one. */
export function copyMade<T extends object>(from: object, to: T): T {
  const record = records.get(from)
  if (record) records.set(to, record)
  return to
}

export function howMade(field: object): Made | undefined {
  return records.get(field)
}

/** What a later change by the caller does not reach; live values, fields and functions stay the objects they are. */
function snapshot(thing: unknown): unknown {
  if (typeof thing !== 'object' || thing === null || isLive(thing)) return thing
  if (ArrayBuffer.isView(thing)) return Array.from(thing as Uint8Array)
  if (Array.isArray(thing)) return thing.map(snapshot)
  if ('x' in thing && 'y' in thing && 'z' in thing) return [thing.x, thing.y, thing.z].map(snapshot)
  if (Object.getPrototypeOf(thing) !== Object.prototype) return thing
  return entryCopies(thing)
}

/** Without options that are left out: `null` is one, too. */
function entryCopies(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, snapshot(value)]]
    )
  )
}
