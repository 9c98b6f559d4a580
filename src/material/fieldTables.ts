import type { IUniform, Material } from 'three'
import type { GlslUnit } from '../field/glslUnit'
import { TableLayout } from '../field/tableLayout'
import { FIELD_UNIFORMS } from '../noise/uniformNames'
import { countSampled } from './sampledTexture'
import { acquireTables, type TableUniforms } from './tableTextures'

/**
 * The fields of materials that are patched together, and the one pair of table textures that all of them read: a phone
 * has 16 texture units in all, and a material may have any number of fields.
 */
export class FieldTables {
  private readonly units = new Set<GlslUnit>()
  private held: (TableUniforms & { readonly release: () => void }) | undefined
  private mergedInto: FieldTables | undefined

  /** The textures as uniforms. The objects stay when units come and go. */
  readonly uniforms: Readonly<Record<string, IUniform>> = {
    [FIELD_UNIFORMS.permutation]: this.forward('permutation'),
    [FIELD_UNIFORMS.gradients]: this.forward('gradients')
  }

  /** Takes up units, in place of others. */
  add(added: GlslUnit | readonly GlslUnit[], instead: GlslUnit | readonly GlslUnit[] = []): void {
    const { units } = this.merged
    for (const unit of [added].flat()) {
      if (!units.has(unit)) countSampled(unit, 1)
      units.add(unit)
    }
    this.delete(instead)
  }

  /** After the last unit the textures are freed. */
  delete(removed: GlslUnit | readonly GlslUnit[]): void {
    const { units } = this.merged
    for (const unit of [removed].flat()) {
      if (units.delete(unit)) countSampled(unit, -1)
    }
    this.merged.place()
  }

  /** From now on both have the same textures. */
  merge(other: FieldTables): void {
    const [into, from] = [this.merged, other.merged]
    if (into === from) return
    from.mergedInto = into
    for (const unit of from.units) into.units.add(unit)
    into.place()
    from.held?.release()
    from.held = undefined
  }

  private get merged(): FieldTables {
    return this.mergedInto?.merged ?? this
  }

  private place(): void {
    const before = this.held
    const layout = new TableLayout([...this.units].flatMap(({ tables }) => tables))
    this.held = layout.rows.length > 0 ? acquireTables(layout) : undefined
    before?.release()
  }

  private forward(name: keyof TableUniforms): IUniform {
    const held = () => this.merged.held?.[name].value
    return {
      get value() {
        return held()
      }
    } as IUniform
  }
}

const ofMaterials = /*#__PURE__*/ new WeakMap<Material, FieldTables>()

/** The tables of a material, which from now on are those of all the others too. */
export function tablesOf(materials: Iterable<Material>): FieldTables {
  let tables: FieldTables | undefined
  for (const material of materials) {
    const known = ofMaterials.get(material)
    if (tables && known) tables.merge(known)
    tables ??= known ?? new FieldTables()
    if (!known) ofMaterials.set(material, tables)
  }
  return tables ?? new FieldTables()
}
