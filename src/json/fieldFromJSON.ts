import { describe } from '../describe'
import type { ColorField } from '../field/colorField'
import type { Field } from '../field/field'
import { JSON_FORMAT, JSON_LIMITS, JSON_VERSION } from '../field/fieldJson'
import { readArgument, type Referred } from './argumentReader'
import { evaluations } from './evaluations'
import { FIELD_ROWS } from './fieldRows'
import { isRecord, type Rec } from './isRecord'
import { readLive } from './liveReader'
import { refuse } from './refuse'
import { readSamples } from './samplesReader'

/** Of nodes for one point: a dozen times what a rich terrain takes. */
const MAX_EVALUATIONS = 100_000

/**
 * Makes a field again from what its `toJSON` wrote: the same values, bit by bit, the same shader. Its live values are
 * new, and shared as they were; `parameters()` lists them.
 *
 * The document may come from anywhere. Nothing in it becomes code: it can do no more than call the public functions with
 * numbers and words, which check them. More than 4096 nodes, or 100 000 evaluations of nodes for one point, are refused.
 *
 * @param json - the text, or what it is parsed to
 * @returns a Field, or a ColorField if that was written
 * @throws naming the part of the document that is wrong, such as `nodes[3].octaves`, and why
 */
export function fieldFromJSON(json: unknown): Field | ColorField {
  const document = typeof json === 'string' ? parse(json) : json
  if (!isRecord(document)) return refuse('the document', `must be an object, got ${describe(document)}.`)
  const { [JSON_FORMAT]: version, live = [], nodes, ...others } = document
  if (version === undefined) refuse('the document', `must have the version "${JSON_FORMAT}": ${JSON_VERSION}.`)
  if (version !== JSON_VERSION) {
    refuse(
      JSON_FORMAT,
      `must be version ${JSON_VERSION}, got ${describe(version)}. Use the version of the package that wrote it.`
    )
  }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) refuse('the document', `has an unknown part ${describe(unknown)}.`)
  const made: (Field | ColorField)[] = []
  const referred: Referred = {
    node: made,
    live: list(live, 'live', JSON_LIMITS.live).map((entry, i) => readLive(entry, `live[${i}]`))
  }
  const known = new Map<object, number>()
  let copied = 0
  for (const [i, node] of list(nodes, 'nodes', JSON_LIMITS.nodes).entries()) {
    const path = `nodes[${i}]`
    const { row, args } = readNode(node, path, referred)
    if (row.copies && typeof args.field === 'object' && args.field !== null) {
      copied += evaluations(args.field, known)
      if (copied > MAX_EVALUATIONS) refuse(path, `would be more than ${MAX_EVALUATIONS} copies of nodes.`)
    }
    try {
      made.push(row.make(args))
    } catch (error) {
      refuse(`${path}:`, (error as Error).message)
    }
  }
  const last = made.at(-1)
  if (!last) return refuse('nodes', 'must have at least one node, got none.')
  if (evaluations(last, known) > MAX_EVALUATIONS) {
    refuse(`nodes[${made.length - 1}]`, `would evaluate more than ${MAX_EVALUATIONS} nodes for one point.`)
  }
  return last
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse('the text', `must be JSON. ${(error as Error).message}`)
  }
}

function list(json: unknown, path: string, limit: number): readonly unknown[] {
  if (!Array.isArray(json)) return refuse(path, `must be a list, got ${describe(json)}.`)
  if (json.length > limit) refuse(path, `must not have more than ${limit} entries, got ${json.length}.`)
  return Array.from(json)
}

function readNode(json: unknown, path: string, referred: Referred) {
  if (!isRecord(json)) return refuse(path, `must be an object with a type, got ${describe(json)}.`)
  const { type, ...args } = json
  if (typeof type !== 'string' || !Object.hasOwn(FIELD_ROWS, type)) {
    return refuse(`${path}.type`, `must be the name of a function that makes fields of data, got ${describe(type)}.`)
  }
  const row = FIELD_ROWS[type]
  const read = Object.entries(args).map(([name, value]) => {
    if (!row.names.includes(name)) {
      const names = row.names.join(', ')
      refuse(path, `has no argument ${describe(name)}: those of ${type} are ${names}.`)
    }
    const at = `${path}.${name}`
    return [name, name === 'source' ? readSamples(value, at) : readArgument(value, at, referred)]
  })
  return { row, args: Object.fromEntries(read) as Rec }
}
