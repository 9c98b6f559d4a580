import { MeshDepthMaterial, MeshDistanceMaterial, RGBADepthPacking, type Material, type Mesh } from 'three'
import { addDisplacedBounds } from './displacedBounds'
import { createDisplacementPatch, PATCH_NAME, type DisplacementPatch } from './displacementPatch'
import { createDisplacementShader, type DisplacementShader } from './displacementShader'
import type { DisplaceSettings } from './displaceOptions'
import { addPatch, removePatch } from './patchMaterial'
import { ShadowMaterials } from './shadowMaterials'
import { watchMaterial, watchMesh } from './watchRendering'

/** The displacement of one material and of the meshes that share it. Its settings may be replaced. */
export class MaterialDisplacement {
  readonly depthMaterial: MeshDepthMaterial
  readonly distanceMaterial: MeshDistanceMaterial
  settings: DisplaceSettings
  patch: DisplacementPatch
  private shader: DisplacementShader
  readonly shadows: ShadowMaterials
  /** What undoes the changes to each mesh. */
  private readonly attached = new Map<Mesh, () => void>()
  private readonly stopWatching: () => void

  constructor(
    readonly material: Material,
    settings: DisplaceSettings
  ) {
    this.settings = settings
    this.shader = createDisplacementShader(settings)
    this.patch = createDisplacementPatch(this.shader)
    // Before r182 shadow maps hold packed depth; later versions do not look at the packing.
    this.depthMaterial = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
    this.distanceMaterial = new MeshDistanceMaterial()
    this.shadows = new ShadowMaterials(this.depthMaterial, this.distanceMaterial)
    this.stopWatching = watchMaterial(material, this.depthMaterial, this.attached)
    this.addPatches()
  }

  /** Nothing is compiled anew if the text stays the same: then only the values come from elsewhere. */
  replace(settings: DisplaceSettings): void {
    const before = this.shader
    this.shader = createDisplacementShader(settings)
    this.settings = settings
    if (!this.patch.retarget(this.shader)) this.patch = createDisplacementPatch(this.shader)
    this.addPatches()
    before.release()
  }

  /** Once a mesh. */
  attach(mesh: Mesh): void {
    const restoreShadows = this.shadows.attach(mesh, this.patch)
    const removeBounds = addDisplacedBounds(mesh, () => this.settings)
    const stopWatching = watchMesh(mesh, this.material)
    this.attached.set(mesh, () => {
      stopWatching()
      removeBounds()
      restoreShadows()
    })
  }

  detach(mesh: Mesh): void {
    this.attached.get(mesh)?.()
    this.attached.delete(mesh)
  }

  /** Makes the material what it was. */
  dispose(): void {
    this.stopWatching()
    removePatch(this.material, PATCH_NAME)
    this.depthMaterial.dispose()
    this.distanceMaterial.dispose()
    this.shader.release()
  }

  /** Changes nothing where the patch is in place; where somebody has replaced its hook it is put back. */
  addPatches(): void {
    addPatch(this.material, PATCH_NAME, this.patch)
    this.shadows.addPatch(this.patch)
  }
}
