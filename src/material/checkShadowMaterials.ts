import type { Material } from 'three'
import { nameOf, type Displaceable } from './checkDisplaceTarget'
import { missingAnchor, PATCH_NAME } from './displacementPatch'
import { findPatch } from './patchMaterial'
import { SHADOW_PROPERTIES } from './shadowMaterials'

const SUPPORTED = ['MeshDepthMaterial', 'MeshDistanceMaterial']

/**
 * @param isKnown - whether a material is displaced by a displacement that the object has or is about to leave
 * @throws if a shadow material of the object's own cannot be displaced, or belongs to another displacement
 */
export function checkShadowMaterials(
  object: Displaceable,
  caller: string,
  isKnown: (material: Material) => boolean
): void {
  for (const property of SHADOW_PROPERTIES) {
    const material = object[property]
    if (!material || isKnown(material)) continue
    const subject = `${caller}: the ${property} of ${nameOf(object)}`
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
