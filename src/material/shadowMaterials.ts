import type { Material, MeshDepthMaterial, MeshDistanceMaterial } from 'three'
import type { Displaceable } from './checkDisplaceTarget'
import { PATCH_NAME } from './displacementPatch'
import { overrideProperty } from './overrideProperty'
import { addPatch, removePatch, type Patch } from './patchMaterial'

export const SHADOW_PROPERTIES = ['customDepthMaterial', 'customDistanceMaterial'] as const

/**
 * The materials with which the objects of one displacement cast shadows. A shadow material of the user's own is
 * displaced as it is; where there is none, ours stands in.
 */
export class ShadowMaterials {
  /** The users' own, and how many objects have them. */
  private readonly theirs = new Map<Material, number>()

  constructor(
    private readonly depth: MeshDepthMaterial,
    private readonly distance: MeshDistanceMaterial
  ) {}

  /** Displaces all of them. */
  addPatch(patch: Patch): void {
    for (const material of [this.depth, this.distance, ...this.theirs.keys()]) addPatch(material, PATCH_NAME, patch)
  }

  /** @returns a function that makes the shadow materials of the object what they were */
  attach(object: Displaceable, patch: Patch): () => void {
    const restore = SHADOW_PROPERTIES.map((property) => {
      const theirs = object[property]
      if (theirs && !this.isOurs(theirs)) return this.share(theirs, patch)
      const ours = property === 'customDepthMaterial' ? this.depth : this.distance
      return theirs ? () => undefined : overrideProperty(object, property, ours).restore
    })
    restore.push(this.hashAsDrawn(object))
    return () => {
      for (const undo of restore) undo()
    }
  }

  /** three copies what cuts holes into a shadow, but for alphaHash. */
  private hashAsDrawn(object: Displaceable): () => void {
    const previous = object.onBeforeShadow
    return overrideProperty(object, 'onBeforeShadow', (renderer, self, camera, light, geometry, shadow, group) => {
      previous.call(object, renderer, self, camera, light, geometry, shadow, group)
      if (!this.isOurs(shadow)) return
      const { material } = object
      // The types take it for an Object3D. There is none where there is one material.
      const { materialIndex = 0 } = (group as unknown as { materialIndex?: number } | null) ?? {}
      shadow.alphaHash = (Array.isArray(material) ? material[materialIndex] : material).alphaHash
    }).restore
  }

  /** Whether a material is among those that this displacement displaces. */
  has(material: Material): boolean {
    return this.isOurs(material) || this.theirs.has(material)
  }

  private isOurs(material: Material): boolean {
    return material === this.depth || material === this.distance
  }

  private share(material: Material, patch: Patch): () => void {
    const count = this.theirs.get(material) ?? 0
    this.theirs.set(material, count + 1)
    if (count === 0) addPatch(material, PATCH_NAME, patch)
    return () => {
      const left = (this.theirs.get(material) ?? 0) - 1
      this.theirs.set(material, left)
      if (left > 0) return
      this.theirs.delete(material)
      removePatch(material, PATCH_NAME)
    }
  }
}
