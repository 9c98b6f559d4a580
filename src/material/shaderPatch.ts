import type { IUniform, Material } from 'three'
import type { GlslUnit } from '../field/glslUnit'
import { hashText } from '../hashText'
import { addUniforms } from './addUniforms'
import type { FieldTables } from './fieldTables'
import { forwardUniforms } from './fieldUniforms'
import type { Patch, Shader } from './patchMaterial'

/** Text with fields in it, for hook points of a material's shaders. */
export interface FieldShader {
  /** By the names of the hook points. */
  readonly texts: Readonly<Record<string, string>>
  /** The same objects for every program, so that none goes stale. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** The fields, as the stages have them. */
  readonly units: readonly GlslUnit[]
}

/** A patch that puts such text in. */
export interface ShaderPatch<T extends FieldShader> extends Patch {
  /** The uniform objects that all programs share, those of the tables included. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /**
   * Takes the values of the uniforms from another shader from now on.
   *
   * @returns false, and changes nothing, if that shader has another text
   */
  retarget(next: T): boolean
}

/**
 * @param order - as Patch has it
 * @param insert - puts the texts into the target
 * @param adopt - what clones of the material get; without, the patch itself
 */
export function createShaderPatch<T extends FieldShader>(
  shader: T,
  tables: FieldTables,
  order: number,
  insert: (target: Shader, material: Material, shader: T) => void,
  adopt?: (clone: Material) => void
): ShaderPatch<T> {
  let current = shader
  const key = keyOf(shader)
  const uniforms = {
    ...forwardUniforms(Object.keys(shader.uniforms), () => current.uniforms),
    ...(shader.units.some((unit) => unit.tables.length > 0) && tables.uniforms)
  }
  return {
    key,
    order,
    uniforms,
    adopt,
    apply(target, material) {
      insert(target, material, current)
      addUniforms(target, material, uniforms)
    },
    retarget(next) {
      if (keyOf(next) !== key) return false
      current = next
      return true
    }
  }
}

function keyOf({ texts }: FieldShader): string {
  return hashText(Object.entries(texts).flat().join('\n'))
}
