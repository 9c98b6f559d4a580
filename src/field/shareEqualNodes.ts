import { Field } from './field'
import { copyMade } from './made'

/**
 * The same graphs with equal nodes made one, so that each is evaluated once a point. Nodes are equal if operator, inputs
 * and parameters are; live values, permutations and other objects are equal only if they are the same object.
 */
export function shareEqualNodes(roots: readonly Field[]): Field[] {
  const ids = new Map<unknown, number>()
  const shared = new Map<Field, Field>()
  const byKey = new Map<string, Field>()

  function idOf(thing: unknown): number {
    let id = ids.get(thing)
    if (id === undefined) ids.set(thing, (id = ids.size))
    return id
  }

  function keyOf(param: unknown): string {
    if (typeof param === 'number') return Object.is(param, -0) ? '-0' : String(param)
    if (typeof param === 'string') return JSON.stringify(param)
    if (Array.isArray(param)) return `[${param.map(keyOf).join()}]`
    if (typeof param === 'object' && param !== null) return `#${idOf(param)}`
    return String(param)
  }

  function visit(node: Field): Field {
    const known = shared.get(node)
    if (known) return known
    const inputs = node.inputs.map(visit)
    const params = Object.entries(node.params as object).map(([name, param]) => `${name}:${keyOf(param)}`)
    const key = `${idOf(node.op)}(${inputs.map(idOf).join()};${params.join()})`
    let result = byKey.get(key)
    if (!result) {
      const unchanged = inputs.every((input, i) => input === node.inputs[i])
      byKey.set(key, (result = unchanged ? node : copyMade(node, new Field(node.op, inputs, node.params))))
    }
    shared.set(node, result)
    return result
  }

  return roots.map(visit)
}
