import { checkField } from './checkField'
import { describe } from '../describe'
import { Field } from './field'
import { isFractal } from './fractal'
import { made } from './made'
import { ORIGIN } from './originRow'
import { checkVector3, type Vector3Like, type Vector3Values } from './vector3Values'

/** A point, or a live one: a Vector3 in `value` may be changed or replaced at any time. */
export type OriginLike =
  Vector3Like | { readonly value: { readonly x: number; readonly y: number; readonly z: number } }

/**
 * For worlds too large for the GPU's float32: the field about a point far away, f(p + at), computed from there in
 * doubles. Keep the scene near 0, and give the world position of the scene's zero; when the scene is re-centred, change
 * that. At 10⁷ units, values on the GPU are as exact as 128 cells from 0 (8·10⁻⁶ of a cell).
 *
 * Each octave of each noise folds the point into its period on the CPU, so only noise, and what is made of noise, has
 * an origin: not `coordinate`, `distance` or `mirror`.
 *
 * @param at - `[x, y, z]` (each may be live), a Vector3 (copied), or `{ value: Vector3 }`, live
 * @throws if the field needs the point itself, or has a fractal in a fractal
 */
export function origin(field: Field, at: OriginLike): Field {
  checkField(field, 'origin')
  if (!field.foldable) {
    throw new Error(
      `origin: \`${unfoldable(field).op.name}\` in the field needs the point itself and cannot have an origin too large ` +
        'for float32. Apply origin to the noise in it alone.'
    )
  }
  if (fractalDepth(field) > 1) {
    throw new Error(
      'origin: the field has a fractal in a fractal, whose octaves cannot fold an origin. Apply one alone.'
    )
  }
  return made(new Field(ORIGIN, [field], { at: originValues(at) }), 'origin', { field, at })
}

function originValues(at: OriginLike): Vector3Values {
  if (!isLiveVector(at)) return checkVector3(at, 'origin', 'at')
  if (typeof at.value !== 'object' || (at.value as unknown) === null || !('x' in at.value)) {
    throw new Error(`origin: \`at\` must have a Vector3 in its \`value\`, got ${describe(at.value)}.`)
  }
  checkVector3(at.value, 'origin', 'at')
  return [live(() => at.value.x), live(() => at.value.y), live(() => at.value.z)]
}

function isLiveVector(at: OriginLike): at is Exclude<OriginLike, Vector3Like> {
  return typeof at === 'object' && (at as unknown) !== null && 'value' in at
}

function live(compute: () => number): { readonly value: number } {
  return {
    get value() {
      return compute()
    }
  }
}

function unfoldable(field: Field): Field {
  const inner = field.inputs.find(({ foldable }) => !foldable)
  return inner ? unfoldable(inner) : field
}

/** How many fractals lie in one another at most. */
function fractalDepth(root: Field): number {
  const depths = new Map<Field, number>()

  function visit(node: Field): number {
    let depth = depths.get(node)
    if (depth === undefined) {
      depth = Math.max(0, ...node.inputs.map(visit)) + (isFractal(node) ? 1 : 0)
      depths.set(node, depth)
    }
    return depth
  }

  return visit(root)
}
