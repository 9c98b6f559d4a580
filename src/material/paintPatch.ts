import type { Material } from 'three'
import type { FieldTables } from './fieldTables'
import { insertTexts } from './hookPoints'
import { originalShader } from './materialRows'
import { WIDEN, type PaintShader } from './paintShader'
import type { Shader } from './patchMaterial'
import { createShaderPatch, type ShaderPatch } from './shaderPatch'

export const PAINT_PATCH = 'perlin-paint'

/** Paint as a patch of a material. */
export type PaintPatch = ShaderPatch<PaintShader>

/** @param adopt - paints clones of the material */
export function createPaintPatch(
  shader: PaintShader,
  tables: FieldTables,
  adopt?: (clone: Material) => void
): PaintPatch {
  return createShaderPatch(shader, tables, 0, insertPaint, adopt)
}

function insertPaint(target: Shader, material: Material, { points, texts }: PaintShader): void {
  const used = { ...texts }
  if (!('roughness' in material)) Reflect.deleteProperty(used, WIDEN)
  insertTexts(target, points, used, `paint: ${material.type}`, originalShader(material))
}
