import type { IUniform } from 'three'
import type { GlslUnit } from '../field/glslUnit'
import { SampleGrid } from '../field/sampleGrid'
import type { FieldTables } from './fieldTables'
import { sampledUniform } from './sampledTexture'

/** All that a unit reads, as three takes it: the table textures, if it has noise, and live values. */
export function fieldUniforms(unit: GlslUnit, tables: FieldTables): Record<string, IUniform> {
  return { ...(unit.tables.length > 0 && tables.uniforms), ...liveUniforms(unit) }
}

/**
 * Uniforms of live values and of sampled data, as three takes them: the same objects for every program, so that none
 * goes stale.
 */
export function liveUniforms({ uniforms }: GlslUnit): Record<string, IUniform> {
  return Object.fromEntries(
    Array.from(uniforms, ([source, name]): [string, IUniform] => [
      name,
      source.value instanceof SampleGrid ? sampledUniform(source.value) : (source as IUniform)
    ])
  )
}

/** Uniforms that have their values from others, which may be exchanged while programs keep the objects. */
export function forwardUniforms(
  names: readonly string[],
  current: () => Readonly<Record<string, IUniform>>
): Record<string, IUniform> {
  return Object.fromEntries(
    names.map((name): [string, IUniform] => [
      name,
      {
        get value(): unknown {
          return current()[name].value as unknown
        },
        set value(value) {
          current()[name].value = value
        }
      }
    ])
  )
}
