import type { Material, Mesh, ShaderMaterial } from 'three'
import { PATCH_NAME } from './displacementPatch'
import { DISPLACEMENT_POINTS } from './hookPoints'
import { findPatch } from './patchMaterial'
import { SHADOW_PROPERTIES } from './shadowMaterials'

const SUPPORTED = ['MeshDepthMaterial', 'MeshDistanceMaterial']

/**
 * @param isKnown - whether a material is displaced by a displacement that the mesh has or is about to leave
 * @throws if a shadow material of the mesh's own cannot be displaced, or belongs to another displacement
 */
export function checkShadowMaterials(mesh: Mesh, caller: string, isKnown: (material: Material) => boolean): void {
  for (const property of SHADOW_PROPERTIES) {
    const material = mesh[property]
    if (!material || isKnown(material)) continue
    const subject = `${caller}: the ${property} of mesh '${mesh.name}'`
    const missing = missingAnchor(material)
    if (missing !== undefined) {
      throw new Error(
        `${subject} is a ${material.type} whose vertex shader lacks \`${missing}\`, so its shadow cannot be displaced. ` +
          `Use a ${SUPPORTED.join(' or ')}, or keep this line of three's.`
      )
    }
    if (findPatch(material, PATCH_NAME)) {
      throw new Error(`${subject} is displaced already, with another material. Give the mesh one of its own.`)
    }
  }
}

function missingAnchor(material: Material): string | undefined {
  if (SUPPORTED.includes(material.type)) return undefined
  const { vertexShader = '' } = material as Partial<ShaderMaterial>
  return Object.values(DISPLACEMENT_POINTS).find(({ anchor }) => !vertexShader.includes(anchor))?.anchor
}
