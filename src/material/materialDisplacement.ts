import type { Material } from 'three'
import type { Displaceable } from './checkDisplaceTarget'
import { addDisplacedBounds } from './displacedBounds'
import { createDisplacementPatch, PATCH_NAME, type DisplacementPatch } from './displacementPatch'
import { createDisplacementShader, type DisplacementShader } from './displacementShader'
import type { DisplaceSettings } from './displaceOptions'
import { tablesOf, type FieldTables } from './fieldTables'
import { OverrideMaterials } from './overrideMaterials'
import { addPatch, removePatch } from './patchMaterial'
import { ShadowMaterials } from './shadowMaterials'
import { watchMaterial, watchObject, watchRenderer } from './watchRendering'

/** One displacement of some materials and of the objects that are drawn with them. Its settings may be replaced. */
export class MaterialDisplacement {
  settings: DisplaceSettings
  patch: DisplacementPatch
  private shader: DisplacementShader
  private readonly tables: FieldTables
  readonly shadows: ShadowMaterials
  private readonly overrides = new OverrideMaterials(() => this.patch)
  readonly materials = new Set<Material>()
  /** What stops watching them. */
  private readonly stopWatching: (() => void)[] = []
  /** What undoes the changes to each object. */
  private readonly attached = new Map<Displaceable, () => void>()

  /** @param adopt - gives clones of the materials a displacement of their own */
  constructor(
    materials: readonly Material[],
    settings: DisplaceSettings,
    private readonly adopt: (clone: Material, settings: DisplaceSettings) => void
  ) {
    this.settings = settings
    this.shader = createDisplacementShader(settings)
    this.tables = tablesOf(materials)
    this.tables.add(this.shader.units)
    this.patch = this.createPatch()
    this.shadows = new ShadowMaterials(PATCH_NAME, this.patch)
    this.add(materials)
  }

  /** Displaces further materials, too. Changes nothing where the patch is in place; a replaced hook is put back. */
  add(materials: readonly Material[]): void {
    for (const material of materials) {
      if (this.materials.has(material)) continue
      this.materials.add(material)
      displacements.set(material, this)
      tablesOf([...this.materials])
      this.stopWatching.push(watchMaterial(material, this.shadows.depth, this.attached))
    }
    this.addPatches()
    this.tellFollowers()
  }

  /** Nothing is compiled anew if the text stays the same: then only the values come from elsewhere. */
  replace(settings: DisplaceSettings): void {
    const before = this.shader
    this.shader = createDisplacementShader(settings)
    this.settings = settings
    this.tables.add(this.shader.units, before.units)
    if (!this.patch.retarget(this.shader)) this.patch = this.createPatch()
    this.addPatches()
    this.tellFollowers()
  }

  /** Once an object. */
  attach(object: Displaceable): void {
    const restoreShadows = this.shadows.attach(object)
    const removeBounds = addDisplacedBounds(object, () => this.settings)
    const stopFollowing = this.overrides.follow(object)
    const stopWatching = watchObject(object, this.materials)
    const stopWatchingRenderer = watchRenderer(object, 'displace', 'displacement')
    this.attached.set(object, () => {
      stopWatchingRenderer()
      stopWatching()
      stopFollowing()
      removeBounds()
      restoreShadows()
    })
  }

  detach(object: Displaceable): void {
    this.attached.get(object)?.()
    this.attached.delete(object)
  }

  /** Makes the materials what they were. */
  dispose(): void {
    for (const stop of this.stopWatching) stop()
    for (const material of this.materials) {
      removePatch(material, PATCH_NAME)
      displacements.delete(material)
    }
    this.shadows.dispose()
    this.overrides.dispose()
    this.tables.delete(this.shader.units)
    this.tellFollowers()
  }

  private tellFollowers(): void {
    for (const material of this.materials) for (const changed of followers.get(material) ?? []) changed()
  }

  private createPatch(): DisplacementPatch {
    return createDisplacementPatch(this.shader, this.tables, (clone) => {
      this.adopt(clone, this.settings)
    })
  }

  private addPatches(): void {
    for (const material of this.materials) addPatch(material, PATCH_NAME, this.patch)
    this.shadows.addPatch(this.patch)
  }
}

const displacements = /*#__PURE__*/ new WeakMap<Material, MaterialDisplacement>()

/** What is to be told when the displacement of a material comes, changes or goes. */
const followers = /*#__PURE__*/ new WeakMap<Material, Set<() => void>>()

/** @returns a function that ends it */
export function followDisplacement(material: Material, changed: () => void): () => void {
  const all = followers.get(material) ?? new Set()
  followers.set(material, all.add(changed))
  return () => void all.delete(changed)
}

/** The present settings of a material's displacement, if it has one. */
export function settingsOfDisplacement(material: Material): DisplaceSettings | undefined {
  return displacements.get(material)?.settings
}
