import type { IUniform, Material } from 'three'
import { hashText } from '../hashText'
import type { DisplacementShader } from './displacementShader'
import {
  DISPLACEMENT_POINTS,
  insertAt,
  PIXEL_NORMAL_POINTS,
  type DisplacementPoint,
  type HookPoint
} from './hookPoints'
import type { Patch } from './patchMaterial'

export const PATCH_NAME = 'perlin-displace'

const VERTEX_POINTS = Object.entries(DISPLACEMENT_POINTS) as [DisplacementPoint, HookPoint][]
const ALL_POINTS = [...VERTEX_POINTS, ...(Object.entries(PIXEL_NORMAL_POINTS) as [DisplacementPoint, HookPoint][])]

/** Displacement as a patch of a material. */
export interface DisplacementPatch extends Patch {
  /** The same objects for every program, so that none goes stale. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /**
   * Takes the values of the uniforms from another shader from now on.
   *
   * @returns false, and changes nothing, if that shader has another text
   */
  retarget(next: DisplacementShader): boolean
}

export function createDisplacementPatch(shader: DisplacementShader): DisplacementPatch {
  let current = shader
  const key = keyOf(shader)
  const names = Object.keys(shader.uniforms)
  const uniforms = Object.fromEntries(names.map((name) => [name, forward(() => current.uniforms[name])]))
  return {
    key,
    uniforms,
    apply(target, material) {
      const points = current.pixelNormals && isLit(material) ? ALL_POINTS : VERTEX_POINTS
      for (const [name, point] of points)
        insertAt(target, name, point, current.texts[name], `displace: ${material.type}`)
      // Not into the object itself: that of a ShaderMaterial is its user's, and would keep ours.
      target.uniforms = { ...target.uniforms, ...uniforms }
    },
    retarget(next) {
      if (keyOf(next) !== key) return false
      current = next
      return true
    }
  }
}

function keyOf(shader: DisplacementShader): string {
  return hashText(ALL_POINTS.map(([name]) => shader.texts[name]).join(''))
}

/** Unlike what draws shadows, of three's or the user's own, which has no normals to show. */
function isLit(material: Material): boolean {
  return 'isMeshStandardMaterial' in material
}

/** A uniform that has its value from another one. */
function forward(target: () => IUniform<unknown>): IUniform {
  return {
    get value(): unknown {
      return target().value
    },
    set value(value) {
      target().value = value
    }
  }
}
