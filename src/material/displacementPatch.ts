import type { IUniform, Material } from 'three'
import { hashText } from '../hashText'
import type { DisplacementShader } from './displacementShader'
import type { FieldTables } from './fieldTables'
import { forwardUniforms } from './fieldUniforms'
import { DISPLACEMENT_POINTS, insertTexts, type DisplacementPoint } from './hookPoints'
import { hasPixelNormals, MATERIAL_ROWS, materialRow } from './materialRows'
import type { Patch, Shader } from './patchMaterial'

export const PATCH_NAME = 'perlin-displace'

const ALL_POINTS = Object.keys(DISPLACEMENT_POINTS) as DisplacementPoint[]
const PIXEL_POINTS: readonly DisplacementPoint[] = ['pixelDeclarations', 'beforeNormal', 'afterNormal']

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

export function createDisplacementPatch(shader: DisplacementShader, tables: FieldTables): DisplacementPatch {
  let current = shader
  const key = keyOf(shader)
  const uniforms = {
    ...forwardUniforms(Object.keys(shader.uniforms), () => current.uniforms),
    ...(shader.unit.tables.length > 0 && tables.uniforms)
  }
  return {
    key,
    // What paints looks at where this has put the vertex.
    order: 1,
    uniforms,
    apply(target, material) {
      insertTexts(target, DISPLACEMENT_POINTS, textsFor(target, material, current), `displace: ${material.type}`)
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

function textsFor(target: Shader, material: Material, { texts, pixelNormals }: DisplacementShader) {
  // A shadow material of the user's own, made from three's shader, is like three's.
  const { points } = materialRow(material) ?? MATERIAL_ROWS.MeshDepthMaterial
  const atPixels = pixelNormals && hasPixelNormals(material)
  const used: Partial<Record<DisplacementPoint, string>> = {}
  for (const name of points) {
    if (atPixels || !PIXEL_POINTS.includes(name)) used[name] = texts[name]
  }
  if (!atPixels) return used
  // What the object is, which three says to vertex shaders only.
  const instance = target.instancing || target.batching ? '#define PERLIN_INSTANCE vPerlinInstance\n' : ''
  const skin = target.skinning ? '#define PERLIN_SKIN\n' : ''
  used.declarations = `#define PERLIN_PIXEL_NORMALS\n${texts.declarations}`
  used.pixelDeclarations = `${instance}${skin}${texts.pixelDeclarations}`
  return used
}

function keyOf(shader: DisplacementShader): string {
  return hashText([shader.pixelNormals, ...ALL_POINTS.map((name) => shader.texts[name])].join('\n'))
}
