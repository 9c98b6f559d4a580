import type { Material } from 'three'
import { tablesOf, type FieldTables } from './fieldTables'
import { createPaintPatch, PAINT_PATCH, type PaintPatch } from './paintPatch'
import type { PaintSettings } from './paintOptions'
import type { PaintShader } from './paintShader'
import { addPatch, removePatch } from './patchMaterial'

/** What is painted on some materials. Its settings may be replaced. */
export class MaterialPaint {
  patch: PaintPatch
  private readonly tables: FieldTables
  private readonly materials: Set<Material>

  constructor(
    materials: readonly Material[],
    public settings: PaintSettings,
    private shader: PaintShader
  ) {
    this.materials = new Set(materials)
    this.tables = tablesOf(materials)
    this.tables.add(shader.unit)
    this.patch = createPaintPatch(shader, this.tables)
    this.addPatches()
  }

  /** Nothing is compiled anew if the text stays the same. */
  replace(settings: PaintSettings, shader: PaintShader): void {
    this.tables.add(shader.unit, this.shader.unit)
    this.shader = shader
    this.settings = settings
    if (!this.patch.retarget(shader)) this.patch = createPaintPatch(shader, this.tables)
    this.addPatches()
  }

  /** Puts the patch back where somebody has replaced its hook; changes nothing else. */
  addPatches(): void {
    for (const material of this.materials) addPatch(material, PAINT_PATCH, this.patch)
  }

  /** Makes the material what it was. */
  remove(material: Material): void {
    if (!this.materials.delete(material)) return
    removePatch(material, PAINT_PATCH)
    if (this.materials.size === 0) this.tables.delete(this.shader.unit)
  }

  paints(materials: readonly Material[]): boolean {
    return materials.length === this.materials.size && materials.every((material) => this.materials.has(material))
  }
}
