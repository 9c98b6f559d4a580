import { ShaderLib, type Material, type ShaderMaterial } from 'three'
import type { DisplacementPoint, ShaderTexts } from './hookPoints'

/** A built-in material, as displacement sees it. */
export interface MaterialRow {
  /** The name of its shader in ShaderLib; other versions of three have the second. */
  readonly shader: readonly [string, string?]
  /** The hook points that its shader has. */
  readonly points: readonly DisplacementPoint[]
  /**
   * What it does with a geometry that has no normals: 'unlit' needs none, 'flat' makes them of the triangles unless it
   * has a normal map, 'undefined' does so only with flat shading, and gives nonsense otherwise.
   */
  readonly withoutNormals: 'unlit' | 'flat' | 'undefined'
}

const POSITIONS = ['declarations', 'evaluate', 'offset'] as const
const NORMALS = ['declarations', 'evaluate', 'normal', 'offset'] as const
const PIXELS = [...NORMALS, 'pixelDeclarations', 'beforeNormal', 'afterNormal'] as const

/** By type: that is how three finds the shader, for subclasses too. */
export const MATERIAL_ROWS = {
  MeshBasicMaterial: { shader: ['basic'], points: NORMALS, withoutNormals: 'unlit' },
  MeshLambertMaterial: { shader: ['lambert'], points: PIXELS, withoutNormals: 'flat' },
  MeshPhongMaterial: { shader: ['phong'], points: PIXELS, withoutNormals: 'flat' },
  MeshStandardMaterial: { shader: ['physical'], points: PIXELS, withoutNormals: 'flat' },
  MeshPhysicalMaterial: { shader: ['physical'], points: PIXELS, withoutNormals: 'flat' },
  MeshToonMaterial: { shader: ['toon'], points: PIXELS, withoutNormals: 'undefined' },
  MeshMatcapMaterial: { shader: ['matcap'], points: PIXELS, withoutNormals: 'undefined' },
  MeshNormalMaterial: { shader: ['normal'], points: PIXELS, withoutNormals: 'undefined' },
  MeshDepthMaterial: { shader: ['depth'], points: NORMALS, withoutNormals: 'unlit' },
  MeshDistanceMaterial: { shader: ['distance', 'distanceRGBA'], points: NORMALS, withoutNormals: 'unlit' },
  ShadowMaterial: { shader: ['shadow'], points: NORMALS, withoutNormals: 'unlit' },
  PointsMaterial: { shader: ['points'], points: POSITIONS, withoutNormals: 'unlit' },
  LineBasicMaterial: { shader: ['basic'], points: NORMALS, withoutNormals: 'unlit' },
  LineDashedMaterial: { shader: ['dashed'], points: POSITIONS, withoutNormals: 'unlit' }
} as const satisfies Record<string, MaterialRow>

/** The row of a material; none if it is not built in. */
export function materialRow(material: Material): MaterialRow | undefined {
  return Object.hasOwn(MATERIAL_ROWS, material.type)
    ? MATERIAL_ROWS[material.type as keyof typeof MATERIAL_ROWS]
    : undefined
}

/** The shader that three gives a material, before any hook; none if it is not built in. */
export function originalShader(material: Material): ShaderTexts | undefined {
  const row = materialRow(material)
  return row && shaderOf(row)
}

/** Whether the material is drawn wrongly where the geometry has no normals. */
export function needsNormals(material: Material): boolean {
  const { flatShading, normalMap } = material as { flatShading?: boolean; normalMap?: object | null }
  const way = materialRow(material)?.withoutNormals ?? 'unlit'
  if (way === 'unlit' || flatShading) return false
  return way === 'undefined' || Boolean(normalMap)
}

/** The shader of a row, as this version of three has it. */
export function shaderOf({ shader }: MaterialRow): ShaderTexts | undefined {
  const library = ShaderLib as Partial<Record<string, Pick<ShaderMaterial, 'vertexShader' | 'fragmentShader'>>>
  return shader.map((name = '') => library[name]).find(Boolean)
}
