import { REVISION } from 'three'
import type { Shader } from './patchMaterial'

/** A place in a built-in shader. The anchor must occur exactly once. */
export interface HookPoint {
  readonly stage: 'vertexShader' | 'fragmentShader'
  readonly anchor: string
  readonly place: 'before' | 'after'
}

/** Where displacement enters: the lit materials have all of these, and so have the depth and distance materials. */
export const DISPLACEMENT_POINTS = {
  /** Functions and uniforms. */
  declarations: { stage: 'vertexShader', anchor: 'void main() {', place: 'before' },
  /** The noise, once: the earliest point that all materials share, when morph influences are known. */
  evaluate: { stage: 'vertexShader', anchor: '#include <morphinstance_vertex>', place: 'after' },
  /** Transforms the normal, so that what others have written to it before is kept. */
  normal: { stage: 'vertexShader', anchor: '#include <morphnormal_vertex>', place: 'after' },
  /** Moves the vertex, at rest: skin and instance matrices follow. */
  offset: { stage: 'vertexShader', anchor: '#include <morphtarget_vertex>', place: 'after' }
} as const satisfies Record<string, HookPoint>

/** Where normals are computed in the fragment shader; depth and distance materials have none. */
export const PIXEL_NORMAL_POINTS = {
  /** Functions, uniforms and varyings. */
  pixelDeclarations: { stage: 'fragmentShader', anchor: 'void main() {', place: 'before' },
  /** The normal of the pixel, and a name for it under which the chunk finds it. */
  beforeNormal: { stage: 'fragmentShader', anchor: '#include <normal_fragment_begin>', place: 'before' },
  afterNormal: { stage: 'fragmentShader', anchor: '#include <normal_fragment_begin>', place: 'after' }
} as const satisfies Record<string, HookPoint>

export type DisplacementPoint = keyof typeof DISPLACEMENT_POINTS | keyof typeof PIXEL_NORMAL_POINTS

/**
 * Puts text at a hook point.
 *
 * @param where - the public function and the material, for errors: 'displace: MeshStandardMaterial'
 * @throws if the anchor is not there, or there more than once: another patch or another version of three has changed it
 */
export function insertAt(shader: Shader, name: string, point: HookPoint, text: string, where: string): void {
  const parts = shader[point.stage].split(point.anchor)
  if (parts.length !== 2) {
    throw new Error(
      `${where}: the ${point.stage} has ${parts.length - 1} lines \`${point.anchor}\` where the hook "${name}" needs one ` +
        `(three r${REVISION}). An onBeforeCompile that replaces this line must keep it.`
    )
  }
  const inserted = point.place === 'before' ? `${text}\n${point.anchor}` : `${point.anchor}\n${text}`
  shader[point.stage] = parts.join(inserted)
}
