import type { Material, ShaderMaterial } from 'three'
import type { DisplacementShader } from './displacementShader'
import type { FieldTables } from './fieldTables'
import { DISPLACEMENT_POINTS, insertTexts, spellMain, type DisplacementPoint } from './hookPoints'
import { materialRow, originalShader } from './materialRows'
import type { Shader } from './patchMaterial'
import { createShaderPatch, type ShaderPatch } from './shaderPatch'

export const PATCH_NAME = 'perlin-displace'

/** Those that are enough for the positions. */
const POSITION_POINTS = ['declarations', 'offset'] as const

/** Displacement as a patch of a material. */
export type DisplacementPatch = ShaderPatch<DisplacementShader>

/** @param adopt - displaces clones of the material */
export function createDisplacementPatch(
  shader: DisplacementShader,
  tables: FieldTables,
  adopt: (clone: Material) => void
): DisplacementPatch {
  // What paints looks at where this has put the vertex.
  return createShaderPatch(shader, tables, -1, insertDisplacement, adopt)
}

function insertDisplacement(target: Shader, material: Material, { texts }: DisplacementShader): void {
  insertTexts(
    target,
    DISPLACEMENT_POINTS,
    textsFor(target, material, texts),
    `displace: ${material.type}`,
    originalShader(material)
  )
}

/**
 * The line of three's for want of which a ShaderMaterial cannot be displaced, such as one that a shadow or a pass is
 * drawn with. Others have all lines that they need.
 */
export function missingAnchor(material: Material): string | undefined {
  if (materialRow(material)) return undefined
  const text = spellMain((material as Partial<ShaderMaterial>).vertexShader ?? '')
  return POSITION_POINTS.map((name) => DISPLACEMENT_POINTS[name].anchor).find(
    (anchor) => text.split(anchor).length !== 2
  )
}

function textsFor(target: Shader, material: Material, texts: DisplacementShader['texts']) {
  const points = materialRow(material)?.points
  // A shader of the user's own is like three's for depth, or has less of it.
  if (!points) return positionTexts(target, texts)
  const used: Partial<Record<DisplacementPoint, string>> = {}
  for (const name of points) if (texts[name] !== undefined) used[name] = texts[name]
  if (used.pixelDeclarations === undefined) return used
  // What the object is, which three says to vertex shaders only.
  const instance = target.instancing || target.batching ? '#define PERLIN_INSTANCE vPerlinInstance\n' : ''
  const skin = target.skinning ? '#define PERLIN_SKIN\n' : ''
  used.declarations = `#define PERLIN_PIXEL_NORMALS\n${texts.declarations}`
  used.pixelDeclarations = `${instance}${skin}${used.pixelDeclarations}`
  return used
}

function positionTexts({ vertexShader }: Shader, texts: DisplacementShader['texts']) {
  const has = (name: DisplacementPoint) => vertexShader.includes(DISPLACEMENT_POINTS[name].anchor)
  const { declarations, evaluate, normal, offset } = texts
  return {
    declarations,
    ...(has('evaluate') ? { evaluate, offset } : { offset: `${evaluate}\n${offset}` }),
    ...(has('normal') && { normal })
  }
}
