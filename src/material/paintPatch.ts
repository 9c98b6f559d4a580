import type { IUniform, Material } from 'three'
import { hashText } from '../hashText'
import type { FieldTables } from './fieldTables'
import { forwardUniforms } from './fieldUniforms'
import { insertTexts } from './hookPoints'
import { WIDEN, type PaintShader } from './paintShader'
import type { Patch } from './patchMaterial'

export const PAINT_PATCH = 'perlin-paint'

/** Paint as a patch of a material. */
export interface PaintPatch extends Patch {
  readonly uniforms: Readonly<Record<string, IUniform>>
  /**
   * Takes the values of the uniforms from another shader from now on.
   *
   * @returns false, and changes nothing, if that shader has another text
   */
  retarget(next: PaintShader): boolean
}

/** @param adopt - paints clones of the material */
export function createPaintPatch(
  shader: PaintShader,
  tables: FieldTables,
  adopt?: (clone: Material) => void
): PaintPatch {
  let current = shader
  const key = keyOf(shader)
  const uniforms = {
    ...forwardUniforms(Object.keys(shader.uniforms), () => current.uniforms),
    ...(shader.unit.tables.length > 0 && tables.uniforms)
  }
  return {
    key,
    order: 0,
    uniforms,
    adopt,
    apply(target, material) {
      const texts = { ...current.texts }
      if (!('roughness' in material)) Reflect.deleteProperty(texts, WIDEN)
      insertTexts(target, current.points, texts, `paint: ${material.type}`)
      target.uniforms = { ...target.uniforms, ...uniforms }
    },
    retarget(next) {
      if (keyOf(next) !== key) return false
      current = next
      return true
    }
  }
}

function keyOf({ texts }: PaintShader): string {
  return hashText(Object.entries(texts).flat().join('\n'))
}
