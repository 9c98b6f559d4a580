import {
  JSON_LIMITS,
  JSON_PARTS,
  type ArgumentJson,
  type FieldJson,
  type LiveJson,
  type LiveReference,
  type NodeJson,
  type NodeReference
} from './fieldJson'
import type { LiveOptions } from './live'
import { howMade, type Made } from './made'
import type { SampleGrid } from './sampleGrid'
import { isLive } from './value'

/**
 * A graph as the calls that made it.
 *
 * @throws with the path of what JSON cannot hold
 */
export function fieldToJson(root: object): FieldJson {
  const nodes: NodeJson[] = []
  const live: LiveJson[] = []
  const known = new Map<object, NodeReference | LiveReference>()

  function write(arg: unknown, path: string): ArgumentJson {
    if (typeof arg !== 'object' || arg === null) return plain(arg, path)
    const reference = known.get(arg)
    if (reference) return reference
    const made = howMade(arg)
    if (made) {
      const node = writeNode(made, path)
      return keep(arg, { node: nodes.push(node) - 1 }, nodes, JSON_LIMITS.nodes, path)
    }
    if (isLive(arg)) {
      return keep(arg, { live: live.push(writeLive(arg, path)) - 1 }, live, JSON_LIMITS.live, path)
    }
    if (Array.isArray(arg)) {
      check(arg.length <= JSON_LIMITS.list, path, `has more than ${JSON_LIMITS.list} entries`)
      return arg.map((entry, i) => write(entry, `${path}[${i}]`))
    }
    const parts = Object.entries(arg)
    check(
      parts.every(([name]) => JSON_PARTS.includes(name)),
      path,
      'is code or another object that JSON cannot hold'
    )
    return Object.fromEntries(parts.map(([name, part]) => [name, write(part, `${path}.${name}`)]))
  }

  function keep<T extends NodeReference | LiveReference>(
    thing: object,
    reference: T,
    list: readonly unknown[],
    limit: number,
    path: string
  ): T {
    check(list.length <= limit, path, `is one of more than ${limit} nodes or live values`)
    known.set(thing, reference)
    return reference
  }

  function writeNode({ name, args }: Made, before: string): NodeJson {
    const path = before === '' ? name : `${before}.${name}`
    const written = Object.entries(args).map(([key, arg]) => [
      key,
      key === 'source'
        ? writeSamples(arg as SampleGrid, path)
        : // A function of one field needs no name for it.
          write(arg, key === 'field' || key === 'f' ? path : `${path}.${key}`)
    ])
    return { type: name, ...Object.fromEntries(written) } as NodeJson
  }

  check(howMade(root) !== undefined, 'the field', 'was made by none of the public functions')
  write(root, '')
  return { 'three-perlin': 1, ...(live.length > 0 && { live }), nodes }
}

function plain(value: unknown, path: string): ArgumentJson {
  if (typeof value === 'number') {
    check(Number.isFinite(value), path, `is ${value}, which JSON cannot hold`)
    return Object.is(value, -0) ? { number: '-0' } : value
  }
  if (typeof value === 'string') {
    check(value.length <= JSON_LIMITS.text, path, `has more than ${JSON_LIMITS.text} characters`)
    return value
  }
  check(typeof value !== 'function', path, 'is code, which JSON does not hold')
  check(typeof value === 'boolean' || value === null, path, `is a ${typeof value}, which JSON cannot hold`)
  return value
}

/** A copy of its present value; of three's objects their numbers. */
function writeLive(live: { readonly value: unknown } & LiveOptions, path: string): LiveJson {
  const { value, label, min, max, step, unit } = live
  return {
    value: liveValue(value, path),
    ...(typeof label === 'string' && { label }),
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
    ...(Number.isFinite(step) && Number(step) > 0 && { step }),
    ...(typeof unit === 'string' && { unit })
  }
}

function liveValue(value: unknown, path: string): ArgumentJson {
  if (typeof value !== 'object' || value === null) return plain(value, path)
  if ('r' in value && 'g' in value && 'b' in value) return liveValue([value.r, value.g, value.b], path)
  if (Array.isArray(value)) return value.map((entry) => plain(entry, path))
  const { x, y, z } = value as Readonly<Record<string, unknown>>
  return { x: plain(x, path), y: plain(y, path), z: plain(z, path) }
}

function writeSamples(grid: SampleGrid, path: string): ArgumentJson {
  check(grid.data.length <= JSON_LIMITS.samples, path, `has more than ${JSON_LIMITS.samples} samples`)
  return grid.toJSON()
}

function check(holds: boolean, path: string, text: string): asserts holds {
  if (!holds) throw new Error(`toJSON: \`${path}\` ${text}. Leave it out.`)
}
