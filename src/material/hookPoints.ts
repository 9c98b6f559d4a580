import { REVISION } from 'three'
import type { Shader } from './patchMaterial'

/** A place in a built-in shader. The anchor must occur exactly once. */
export interface HookPoint {
  readonly stage: 'vertexShader' | 'fragmentShader'
  readonly anchor: string
  readonly place: 'before' | 'after'
  /** Shaders that have no such anchor, and need none. */
  readonly optional?: boolean
}

/** Where displacement enters: the recipe holds for every built-in material but sprites. */
export const DISPLACEMENT_POINTS = {
  /** Functions and uniforms. */
  declarations: { stage: 'vertexShader', anchor: 'void main() {', place: 'before' },
  /** The noise, once: the earliest point that all materials share, when morph influences are known. */
  evaluate: { stage: 'vertexShader', anchor: '#include <morphinstance_vertex>', place: 'after' },
  /** Transforms the normal, so that what others have written to it before is kept. Depth materials have none. */
  normal: { stage: 'vertexShader', anchor: '#include <morphnormal_vertex>', place: 'after', optional: true },
  /** Moves the vertex, at rest: skin and instance matrices follow. */
  offset: { stage: 'vertexShader', anchor: '#include <morphtarget_vertex>', place: 'after' }
} as const satisfies Record<string, HookPoint>

/**
 * Puts text at a hook point.
 *
 * @param where - the public function and the material, for errors: 'displace: MeshStandardMaterial'
 * @throws if the anchor is not there, or there more than once: another patch or another version of three has changed it
 */
export function insertAt(shader: Shader, name: string, point: HookPoint, text: string, where: string): void {
  const source = shader[point.stage]
  const parts = source.split(point.anchor)
  if (parts.length === 1 && point.optional) return
  if (parts.length !== 2) {
    throw new Error(
      `${where}: the ${point.stage} has ${parts.length - 1} lines \`${point.anchor}\` where the hook "${name}" needs one ` +
        `(three r${REVISION}). An onBeforeCompile that replaces this line must keep it.`
    )
  }
  const inserted = point.place === 'before' ? `${text}\n${point.anchor}` : `${point.anchor}\n${text}`
  shader[point.stage] = parts.join(inserted)
}
