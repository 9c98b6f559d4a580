import type { Material } from 'three'
import type { Displaceable } from './checkDisplaceTarget'
import { tablesOf, type FieldTables } from './fieldTables'
import { createPaintPatch, PAINT_PATCH, type PaintPatch } from './paintPatch'
import type { PaintSettings } from './paintOptions'
import { createPaintShader, type PaintShader } from './paintShader'
import { addPatch, removePatch } from './patchMaterial'
import { ShadowMaterials } from './shadowMaterials'
import { watchRenderer } from './watchRendering'
import { WeakObjects } from './weakObjects'

/** One text of what is painted, and the patch that puts it in. */
interface Layer {
  shader: PaintShader
  patch: PaintPatch
  readonly adopt: ((clone: Material) => void) | undefined
}

/** What is painted on some materials, and into the shadows of objects that have them. Its settings may be replaced. */
export class MaterialPaint {
  private readonly tables: FieldTables
  private readonly materials: Set<Material>
  private readonly layer: Layer
  /** Only where the opacity is painted. */
  private shadow: (Layer & { readonly materials: ShadowMaterials }) | undefined
  /** Objects, and what undoes the changes to each. */
  private readonly attached = new WeakObjects<Displaceable, { castShadow: () => void; readonly watch: () => void }>()

  /** @param adopt - paints clones of the materials, by themselves */
  constructor(
    materials: readonly Material[],
    public settings: PaintSettings,
    shader: PaintShader,
    adopt: (clone: Material, settings: PaintSettings) => void
  ) {
    this.materials = new Set(materials)
    this.tables = tablesOf(materials)
    this.layer = this.createLayer(shader, (clone) => {
      adopt(clone, this.settings)
    })
    this.addPatches()
    this.updateShadow()
  }

  get uniforms(): PaintPatch['uniforms'] {
    return this.layer.patch.uniforms
  }

  get shadows(): ShadowMaterials | undefined {
    return this.shadow?.materials
  }

  /** Nothing is compiled anew if the text stays the same. */
  replace(settings: PaintSettings, shader: PaintShader): void {
    this.settings = settings
    this.retarget(this.layer, shader)
    this.addPatches()
    this.updateShadow()
  }

  /** Puts the patch back where somebody has replaced its hook; changes nothing else. */
  addPatches(): void {
    for (const material of this.materials) addPatch(material, PAINT_PATCH, this.layer.patch)
  }

  /** Paints the opacity into the shadow of an object, too. */
  attach(object: Displaceable): void {
    if (this.attached.has(object)) return
    const watch = watchRenderer(object, 'paint', 'what is painted on it')
    this.attached.set(object, { castShadow: this.castShadow(object), watch })
  }

  detach(object: Displaceable): void {
    const undo = this.attached.get(object)
    this.attached.delete(object)
    undo?.watch()
    undo?.castShadow()
  }

  /** Makes the material what it was, and after the last one the objects. */
  remove(material: Material): void {
    if (!this.materials.delete(material)) return
    removePatch(material, PAINT_PATCH)
    if (this.materials.size > 0) return
    for (const [object] of this.attached) this.detach(object)
    this.tables.delete(this.layer.shader.units)
    this.dropShadow()
  }

  paints(materials: readonly Material[]): boolean {
    return materials.length === this.materials.size && materials.every((material) => this.has(material))
  }

  has(material: Material): boolean {
    return this.materials.has(material)
  }

  /** Whether nothing is left of it. */
  get isOver(): boolean {
    return this.materials.size === 0
  }

  private createLayer(shader: PaintShader, adopt?: Layer['adopt']): Layer {
    this.tables.add(shader.units)
    return { shader, patch: createPaintPatch(shader, this.tables, adopt), adopt }
  }

  private retarget(layer: Layer, shader: PaintShader): void {
    this.tables.add(shader.units, layer.shader.units)
    layer.shader = shader
    if (!layer.patch.retarget(shader)) layer.patch = createPaintPatch(shader, this.tables, layer.adopt)
  }

  private updateShadow(): void {
    const { shadow } = this
    if (!this.settings.channels.some(({ name }) => name === 'opacity')) {
      if (!shadow) return
      for (const [, undo] of this.attached) {
        undo.castShadow()
        undo.castShadow = NOTHING
      }
      this.dropShadow()
      return
    }
    const shader = createPaintShader(this.settings, true)
    if (shadow) {
      this.retarget(shadow, shader)
      shadow.materials.addPatch(shadow.patch)
      return
    }
    const layer = this.createLayer(shader)
    this.shadow = { ...layer, materials: new ShadowMaterials(PAINT_PATCH, layer.patch) }
    for (const [object, undo] of this.attached) undo.castShadow = this.castShadow(object)
  }

  private castShadow(object: Displaceable): () => void {
    return this.shadow?.materials.attach(object) ?? NOTHING
  }

  private dropShadow(): void {
    if (!this.shadow) return
    this.tables.delete(this.shadow.shader.units)
    this.shadow.materials.dispose()
    this.shadow = undefined
  }
}

const NOTHING = () => undefined
