import { describe } from '../describe'
import { permutationCopy } from '../permutation/permutationCopy'
import { checkField } from './checkField'
import { Field } from './field'
import { isSource } from './latticeSource'
import { made } from './made'
import type { CopiedSeed, LiveSeed, Seed } from './seed'

/**
 * The same field made of other noise: each noise in it reads a table of its own, made from that which it has, live or
 * not. All else, such as frequencies, distances and masks, stays. For the offsets of a warp or the parts of a potential:
 * `warp(f, { x: f, y: reseed(f, 1) })`.
 *
 * From a table p, the copy has p[(p[i] + by) mod 256].
 *
 * @param by - an integer 0 … 255; each gives another copy
 * @throws if the field has no noise in it, so that its copies would be equal
 */
export function reseed(field: Field, by: number): Field {
  checkField(field, 'reseed')
  if (!Number.isInteger(by) || by < 0 || by > 255) {
    throw new Error(`reseed: \`by\` must be an integer 0…255, got ${describe(by)}.`)
  }
  return reseedFor('reseed', 'field', field, by)
}

/** The same on behalf of another function, whose argument the field is. */
export function reseedFor(caller: string, argument: string, root: Field, by: number): Field {
  const copies = new Map<Field, Field>()

  function copyOf(node: Field): Field {
    if (isSource(node)) return new Field(node.op, [], { ...node.params, seed: copySeed(node.params.seed, by) })
    const inputs = node.inputs.map(visit)
    return inputs.every((input, i) => input === node.inputs[i]) ? node : new Field(node.op, inputs, node.params)
  }

  function visit(node: Field): Field {
    let copy = copies.get(node)
    if (!copy) copies.set(node, (copy = copyOf(node)))
    return copy
  }

  const copy = visit(root)
  if (copy !== root) return made(copy, 'reseed', { field: root, by })
  throw new Error(
    `${caller}: \`${argument}\` has no noise in it, so that a copy would be the same. Make others yourself.`
  )
}

const known = /*#__PURE__*/ new WeakMap<LiveSeed | CopiedSeed, Map<number, CopiedSeed>>()

function copySeed(seed: Seed, by: number): Seed {
  if (seed instanceof Uint8Array) return permutationCopy(seed, by)
  let copies = known.get(seed)
  if (!copies) known.set(seed, (copies = new Map<number, CopiedSeed>()))
  let copy = copies.get(by)
  if (!copy) {
    copy = {
      copyOf: seed,
      by,
      get value() {
        return seed.value
      }
    }
    copies.set(by, copy)
  }
  return copy
}
