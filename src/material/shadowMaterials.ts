import type { Material, Mesh, MeshDepthMaterial, MeshDistanceMaterial } from 'three'
import { PATCH_NAME } from './displacementPatch'
import { overrideProperty } from './overrideProperty'
import { addPatch, removePatch, type Patch } from './patchMaterial'

export const SHADOW_PROPERTIES = ['customDepthMaterial', 'customDistanceMaterial'] as const

/**
 * The materials with which the meshes of one displacement cast shadows. A shadow material of the user's own is
 * displaced as it is; where there is none, ours stands in.
 */
export class ShadowMaterials {
  /** The users' own, and how many meshes have them. */
  private readonly theirs = new Map<Material, number>()

  constructor(
    private readonly depth: MeshDepthMaterial,
    private readonly distance: MeshDistanceMaterial
  ) {}

  /** Displaces all of them. */
  addPatch(patch: Patch): void {
    for (const material of [this.depth, this.distance, ...this.theirs.keys()]) addPatch(material, PATCH_NAME, patch)
  }

  /** @returns a function that makes the shadow materials of the mesh what they were */
  attach(mesh: Mesh, patch: Patch): () => void {
    const restore = SHADOW_PROPERTIES.map((property) => {
      const theirs = mesh[property]
      if (theirs && !this.isOurs(theirs)) return this.share(theirs, patch)
      const ours = property === 'customDepthMaterial' ? this.depth : this.distance
      return theirs ? () => undefined : overrideProperty(mesh, property, ours).restore
    })
    return () => {
      for (const undo of restore) undo()
    }
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
