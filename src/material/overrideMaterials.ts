import { DoubleSide, type Material, type Scene, type WebGLRenderer } from 'three'
import { warn } from '../warn'
import { nameOf, type Displaceable } from './checkDisplaceTarget'
import { missingAnchor, PATCH_NAME } from './displacementPatch'
import { inheritMaterial } from './inheritMaterial'
import { isWebGL } from './isWebGL'
import { overrideProperty } from './overrideProperty'
import { addPatch, findPatch, type Patch } from './patchMaterial'

/**
 * Draws displaced objects displaced in passes that have one material for all objects of a scene, its `overrideMaterial`:
 * ambient occlusion, outlines, depth of field. Each object is drawn with an heir of that material, which has the patch.
 */
export class OverrideMaterials {
  private readonly heirs = new Map<Material, { readonly heir: Material; readonly drop: () => void }>()
  private readonly refused = new WeakSet<Material>()

  /** @param patch - the present one */
  constructor(private readonly patch: () => Patch) {}

  /** @returns a function that stops it */
  follow(object: Displaceable): () => void {
    const previous = object.onBeforeRender
    let stopped = false
    const { restore } = overrideProperty(
      object,
      'onBeforeRender',
      (renderer, scene, camera, geometry, material, group) => {
        previous.call(object, renderer, scene, camera, geometry, material, group)
        // Where a BatchedMesh casts a shadow, older versions of three give no scene.
        const override = (scene as Scene | null)?.overrideMaterial
        if (stopped || override !== material || !isWebGL(renderer)) return
        const heir = this.heirOf(material, object)
        if (heir) drawInstead(renderer, object, material, heir)
      }
    )
    return () => {
      // A later callback may go on calling ours.
      stopped = true
      restore()
    }
  }

  dispose(): void {
    for (const { drop } of this.heirs.values()) drop()
  }

  private heirOf(material: Material, object: Displaceable): Material | undefined {
    // Its user displaces it for all objects.
    if (findPatch(material, PATCH_NAME)) return undefined
    const missing = missingAnchor(material)
    if (missing !== undefined) {
      this.refuse(material, object, missing)
      return undefined
    }
    const { heir } = this.heirs.get(material) ?? this.createHeir(material)
    addPatch(heir, PATCH_NAME, this.patch())
    return heir
  }

  private createHeir(material: Material) {
    const heir = inheritMaterial(material)
    const drop = () => {
      material.removeEventListener('dispose', drop)
      this.heirs.delete(material)
      // What renderers listen to. Not dispose(), in which the pass may free things of its own.
      heir.dispatchEvent({ type: 'dispose' })
    }
    material.addEventListener('dispose', drop)
    const entry = { heir, drop }
    this.heirs.set(material, entry)
    return entry
  }

  private refuse(material: Material, object: Displaceable, missing: string): void {
    if (this.refused.has(material)) return
    this.refused.add(material)
    warn(
      'displace',
      `${nameOf(object)} is drawn undisplaced where scene.overrideMaterial is a ${material.type} whose vertex shader ` +
        `lacks \`${missing}\`. Keep this line of three's in it, or hide the object in this pass.`
    )
  }
}

/** Has the draw of an object that comes next use another material. Nothing but that draw notices. */
function drawInstead(renderer: WebGLRenderer, drawn: Displaceable, material: Material, heir: Material): void {
  const draw = renderer.renderBufferDirect
  // The two sides of a transparent material are drawn one after the other.
  let left = material.transparent && material.side === DoubleSide && !material.forceSinglePass ? 2 : 1
  const { restore } = overrideProperty(
    renderer,
    'renderBufferDirect',
    (camera, scene, geometry, given, object, group) => {
      const meant = object === drawn && given === material
      if (meant && --left === 0) restore()
      draw.call(renderer, camera, scene, geometry, meant ? heir : given, object, group)
    }
  )
}
