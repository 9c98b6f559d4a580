import { MeshDepthMaterial, MeshDistanceMaterial, RGBADepthPacking, type Material, type Mesh } from 'three'
import { hashText } from '../hashText'
import { addDisplacedBounds } from './displacedBounds'
import { createDisplacementShader, type DisplacementShader } from './displacementShader'
import type { DisplaceSettings } from './displaceOptions'
import { DISPLACEMENT_POINTS, insertAt, type HookPoint } from './hookPoints'
import { addPatch, removePatch, type Patch } from './patchMaterial'
import { watchRendering } from './watchRendering'

const PATCH_NAME = 'perlin-displace'

/** The displacement of one material and of the meshes that share it. Its settings may be replaced. */
export class MaterialDisplacement {
  readonly depthMaterial: MeshDepthMaterial
  readonly distanceMaterial: MeshDistanceMaterial
  settings: DisplaceSettings
  shader: DisplacementShader
  private patch: Patch
  /** What undoes the changes to each mesh. */
  private readonly attached = new Map<Mesh, () => void>()

  constructor(
    readonly material: Material,
    settings: DisplaceSettings
  ) {
    this.settings = settings
    this.shader = createDisplacementShader(settings)
    this.patch = createPatch(this.shader)
    // Before r182 shadow maps hold packed depth; later versions do not look at the packing.
    this.depthMaterial = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
    this.distanceMaterial = new MeshDistanceMaterial()
    this.addPatches()
  }

  replace(settings: DisplaceSettings): void {
    this.shader = createDisplacementShader(settings)
    this.settings = settings
    this.patch = createPatch(this.shader)
    this.addPatches()
  }

  attach(mesh: Mesh): void {
    if (this.attached.has(mesh)) return
    const restoreDepth = this.replaceShadowMaterial(mesh, 'customDepthMaterial', this.depthMaterial)
    const restoreDistance = this.replaceShadowMaterial(mesh, 'customDistanceMaterial', this.distanceMaterial)
    const removeBounds = addDisplacedBounds(mesh, () => this.settings)
    const stopWatching = watchRendering(mesh, this.material)
    this.attached.set(mesh, () => {
      stopWatching()
      removeBounds()
      restoreDistance()
      restoreDepth()
    })
  }

  detach(mesh: Mesh): void {
    this.attached.get(mesh)?.()
    this.attached.delete(mesh)
  }

  /** Makes the material what it was. */
  dispose(): void {
    removePatch(this.material, PATCH_NAME)
    this.depthMaterial.dispose()
    this.distanceMaterial.dispose()
  }

  private addPatches(): void {
    const shadows = [...this.attached.keys()].flatMap((mesh) => [mesh.customDepthMaterial, mesh.customDistanceMaterial])
    const materials = new Set([this.material, this.depthMaterial, this.distanceMaterial, ...shadows])
    for (const material of materials) if (material) addPatch(material, PATCH_NAME, this.patch)
  }

  /** A shadow material of the user's own is displaced as it is; where there is none, ours stands in. */
  private replaceShadowMaterial(
    mesh: Mesh,
    property: 'customDepthMaterial' | 'customDistanceMaterial',
    ours: Material
  ): () => void {
    const own = Object.getOwnPropertyDescriptor(mesh, property)
    const theirs = mesh[property]
    if (theirs) {
      addPatch(theirs, PATCH_NAME, this.patch)
      return () => {
        removePatch(theirs, PATCH_NAME)
      }
    }
    mesh[property] = ours
    return () => {
      if (own) Object.defineProperty(mesh, property, own)
      else Reflect.deleteProperty(mesh, property)
    }
  }
}

function createPatch(added: DisplacementShader): Patch {
  const points = Object.entries(DISPLACEMENT_POINTS) as [keyof typeof DISPLACEMENT_POINTS, HookPoint][]
  return {
    key: hashText(points.map(([name]) => added[name]).join('')),
    apply(shader, material) {
      for (const [name, point] of points) insertAt(shader, name, point, added[name], `displace: ${material.type}`)
      Object.assign(shader.uniforms, added.uniforms)
    }
  }
}
