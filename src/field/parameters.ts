import type { LiveOptions } from './live'
import { howMade } from './made'
import { isLive } from './value'

/** A number, seed or colour in a field, as a panel or an editor shows it. */
export interface Parameter extends LiveOptions {
  /** Functions and arguments from the outermost in, such as 'fit.fbm.octaves' or 'mix.a.perlin2.frequency'. */
  readonly path: string
  /** The present value. */
  readonly value: unknown
  /** The object whose `value` changes it; none: it is compiled in. */
  readonly live?: { value: unknown }
}

/** Arguments that are measured, or tables. */
const HIDDEN = ['typical', 'permutation', 'fade', 'source']

/**
 * All parameters of a graph of fields, outermost first. What is shared is listed once.
 *
 * @param root - a field, or fields and values by names, with which their paths begin
 */
export function listParameters(root: object): Parameter[] {
  const list: Parameter[] = []
  const seen = new Set<unknown>()

  function visitField(field: object, before: string): boolean {
    const made = howMade(field)
    if (!made) return false
    if (seen.has(field)) return true
    seen.add(field)
    const path = before === '' ? made.name : `${before}.${made.name}`
    for (const [key, arg] of Object.entries(made.args)) {
      // A function of one field needs no name for it.
      visit(arg, key === 'field' || key === 'f' ? path : `${path}.${key}`, key)
    }
    return true
  }

  function visit(arg: unknown, path: string, key: string): void {
    if (typeof arg === 'number' || (typeof arg === 'string' && isNamedParameter(key))) list.push({ path, value: arg })
    if (typeof arg !== 'object' || arg === null) return
    if (isColor(key) && Array.isArray(arg)) {
      list.push({ path, value: arg })
      return
    }
    if (visitField(arg, path)) return
    if (isLive(arg)) {
      if (!seen.has(arg)) list.push(liveParameter(path, arg))
      seen.add(arg)
    } else if (!HIDDEN.includes(key)) {
      for (const [name, entry] of Object.entries(arg)) visit(entry, `${path}.${name}`, name)
    }
  }

  if (!visitField(root, '')) for (const [name, entry] of Object.entries(root)) visit(entry, name, name)
  return list
}

/** Seeds and colours may be strings; other strings are choices of form. */
function isNamedParameter(key: string): boolean {
  return key === 'seed' || isColor(key)
}

function isColor(key: string): boolean {
  return key === 'color' || key === 'base'
}

function liveParameter(path: string, live: { value: unknown } & LiveOptions): Parameter {
  const { label, min, max, step, unit } = live
  return {
    path,
    get value() {
      return live.value
    },
    live,
    ...(label !== undefined && { label }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(unit !== undefined && { unit })
  }
}
