import type { IUniform, Material, ShaderMaterial } from 'three'
import { hashText } from '../hashText'
import type { DisplacementShader } from './displacementShader'
import type { FieldTables } from './fieldTables'
import { forwardUniforms } from './fieldUniforms'
import { DISPLACEMENT_POINTS, insertTexts, type DisplacementPoint } from './hookPoints'
import { hasPixelNormals, materialRow } from './materialRows'
import type { Patch, Shader } from './patchMaterial'

export const PATCH_NAME = 'perlin-displace'

const ALL_POINTS = /*#__PURE__*/ Object.keys(DISPLACEMENT_POINTS) as DisplacementPoint[]
const PIXEL_POINTS: readonly DisplacementPoint[] = ['pixelDeclarations', 'beforeNormal', 'afterNormal']
/** Those that are enough for the positions. */
const POSITION_POINTS = ['declarations', 'offset'] as const

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

/** @param adopt - displaces clones of the material */
export function createDisplacementPatch(
  shader: DisplacementShader,
  tables: FieldTables,
  adopt: (clone: Material) => void
): DisplacementPatch {
  let current = shader
  const key = keyOf(shader)
  const uniforms = {
    ...forwardUniforms(Object.keys(shader.uniforms), () => current.uniforms),
    ...(shader.units[0].tables.length > 0 && tables.uniforms)
  }
  return {
    key,
    // What paints looks at where this has put the vertex.
    order: 1,
    uniforms,
    adopt,
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

/**
 * The line of three's for want of which a ShaderMaterial cannot be displaced, such as one that a shadow or a pass is
 * drawn with. Others have all lines that they need.
 */
export function missingAnchor(material: Material): string | undefined {
  if (materialRow(material)) return undefined
  const { vertexShader = '' } = material as Partial<ShaderMaterial>
  return POSITION_POINTS.map((name) => DISPLACEMENT_POINTS[name].anchor).find(
    (anchor) => vertexShader.split(anchor).length !== 2
  )
}

function textsFor(target: Shader, material: Material, { texts, pixelNormals }: DisplacementShader) {
  const points = materialRow(material)?.points
  // A shader of the user's own is like three's for depth, or has less of it.
  if (!points) return positionTexts(target, texts)
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

function positionTexts({ vertexShader }: Shader, texts: DisplacementShader['texts']) {
  const has = (name: DisplacementPoint) => vertexShader.includes(DISPLACEMENT_POINTS[name].anchor)
  const { declarations, evaluate, normal, offset } = texts
  return {
    declarations,
    ...(has('evaluate') ? { evaluate, offset } : { offset: `${evaluate}\n${offset}` }),
    ...(has('normal') && { normal })
  }
}

function keyOf(shader: DisplacementShader): string {
  return hashText([shader.pixelNormals, ...ALL_POINTS.map((name) => shader.texts[name])].join('\n'))
}
