import { DEFAULT_OCTAVES, MAX_OCTAVES } from '../field/fractalParams'
import { howMade } from '../field/made'
import { FIELD_ROWS } from './fieldRows'
import { isRecord } from './isRecord'

/**
 * How many nodes a field evaluates for one point: each once at each point that domains, warps and octaves lead to. A few
 * dozen nodes can make that any number, and the text of a shader as long.
 *
 * @param known - what was counted before; receives counts
 */
export function evaluations(root: object, known: Map<object, number>): number {
  const before = known.get(root)
  if (before !== undefined) return before
  const seen = new Set<object>()
  let count = 0

  function visit(thing: unknown): void {
    if (typeof thing !== 'object' || thing === null || seen.has(thing)) return
    const made = howMade(thing)
    if (!made) {
      if (Array.isArray(thing) || isRecord(thing)) Object.values(thing).forEach(visit)
      return
    }
    seen.add(thing)
    count++
    const { field, ...args } = made.args
    if (FIELD_ROWS[made.name].elsewhere) count += octavesOf(made.name, args) * evaluations(field as object, known)
    else visit(field)
    visit(args)
  }

  visit(root)
  known.set(root, count)
  return count
}

function octavesOf(name: string, { octaves = DEFAULT_OCTAVES }: { readonly octaves?: unknown }): number {
  if (!FIELD_ROWS[name].names.includes('octaves')) return 1
  return typeof octaves === 'number' ? Math.ceil(octaves) : MAX_OCTAVES
}
