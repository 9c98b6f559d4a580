import { MeshDepthMaterial, MeshDistanceMaterial, RGBADepthPacking, type Material } from 'three'
import type { Displaceable } from './checkDisplaceTarget'
import { followNeeds } from './followNeeds'
import { inheritMaterial } from './inheritMaterial'
import { overrideProperty } from './overrideProperty'
import { addPatch, removePatch, type Patch } from './patchMaterial'

export const SHADOW_PROPERTIES = ['customDepthMaterial', 'customDistanceMaterial'] as const

/** Per object: how each of those that patch its shadow materials begins anew when another one has left. */
const patchers = /*#__PURE__*/ new WeakMap<Displaceable, Set<() => void>>()

/** Materials that stand in for a user's own, or for none. */
const standIns = /*#__PURE__*/ new WeakSet<Material>()

/**
 * The materials with which the objects of one displacement, or of what is painted, cast shadows. An heir stands in for a
 * shadow material of the user's own, which other objects may have, too; where there is none, ours does.
 */
export class ShadowMaterials {
  /** Ours, for directional and spot lights. Before r182 shadow maps hold packed depth; later, nobody looks at that. */
  readonly depth = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  /** Ours, for point lights. */
  readonly distance = new MeshDistanceMaterial()
  /** Of users' own. */
  private readonly heirs = new Map<Material, Material>()
  /** Those of other patchers of the same objects, and how many of them have each. */
  private readonly theirs = new Map<Material, number>()

  constructor(
    private readonly patchName: string,
    private patch: Patch
  ) {
    for (const material of [this.depth, this.distance]) {
      followNeeds(material)
      standIns.add(material)
    }
    this.addPatch(patch)
  }

  dispose(): void {
    this.depth.dispose()
    this.distance.dispose()
    // What renderers listen to. Not dispose(), in which a subclass may free things of its own.
    for (const heir of this.heirs.values()) heir.dispatchEvent({ type: 'dispose' })
  }

  /** Patches all of them. */
  addPatch(patch: Patch): void {
    this.patch = patch
    for (const material of [this.depth, this.distance, ...this.heirs.values(), ...this.theirs.keys()]) {
      addPatch(material, this.patchName, patch)
    }
  }

  /** @returns a function that makes the shadow materials of the object what they were */
  attach(object: Displaceable): () => void {
    let undo = this.patchObject(object)
    const again = () => {
      undo()
      undo = this.patchObject(object)
    }
    const others = patchers.get(object) ?? new Set()
    patchers.set(object, others.add(again))
    return () => {
      others.delete(again)
      undo()
      // What was shared with the others may have gone.
      for (const begin of others) begin()
    }
  }

  private patchObject(object: Displaceable): () => void {
    const restore = SHADOW_PROPERTIES.map((property) => {
      const present = object[property]
      if (present && this.standsIn(present)) return () => undefined
      if (present && standIns.has(present)) return this.share(present)
      const ours = property === 'customDepthMaterial' ? this.depth : this.distance
      return overrideProperty(object, property, present ? this.heirOf(present) : ours).restore
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

  /** Whether a material is among those that are patched. */
  has(material: Material): boolean {
    return this.standsIn(material) || this.theirs.has(material)
  }

  private standsIn(material: Material): boolean {
    return this.isOurs(material) || [...this.heirs.values()].includes(material)
  }

  private isOurs(material: Material): boolean {
    return material === this.depth || material === this.distance
  }

  private heirOf(material: Material): Material {
    const known = this.heirs.get(material)
    if (known) return known
    const heir = inheritMaterial(material)
    standIns.add(heir)
    this.heirs.set(material, heir)
    addPatch(heir, this.patchName, this.patch)
    return heir
  }

  private share(material: Material): () => void {
    const count = this.theirs.get(material) ?? 0
    this.theirs.set(material, count + 1)
    if (count === 0) addPatch(material, this.patchName, this.patch)
    return () => {
      const left = (this.theirs.get(material) ?? 0) - 1
      this.theirs.set(material, left)
      if (left > 0) return
      this.theirs.delete(material)
      removePatch(material, this.patchName)
    }
  }
}
