import { REVISION, type Material } from 'three'
import { describe } from '../describe'
import { isDisplaceable, materialsOf, type Displaceable } from './checkDisplaceTarget'
import { checkAnchor, type ShaderTexts } from './hookPoints'
import { materialRow, shaderOf } from './materialRows'
import { PAINT_CHANNELS, type PaintChannel, type PaintChannelName } from './paintChannels'
import { checkPatchable } from './checkPatchable'
import { WIDEN, type PaintShader } from './paintShader'

/** The object, if there is one, and the different materials that `paint` was given. */
export function checkPaintTarget(target: unknown): { object?: Displaceable; materials: readonly Material[] } {
  if ((target as Partial<Material> | null)?.isMaterial) return { materials: [target as Material] }
  if (!isDisplaceable(target)) {
    throw new Error(`paint: the first argument must be a material, a Mesh, Points or a Line, got ${describe(target)}.`)
  }
  const materials = materialsOf(target)
  if (materials.length > 0 && materials.every((material: Material | null) => material?.isMaterial)) {
    return { object: target, materials }
  }
  throw new Error('paint: the object has no material. Set its material first.')
}

/** @throws if the material, or three's shader for it, lacks what a channel needs */
export function checkPaintable(material: Material, channels: readonly PaintChannelName[], shader: PaintShader): void {
  const where = `paint: ${material.type}`
  const row = materialRow(material)
  if (!row) {
    throw new Error(
      `${where} cannot be painted. For a ShaderMaterial use toGLSL or the chunks; else one of three's own materials.`
    )
  }
  const texts = shaderOf(row)
  if (!texts) throw new Error(`${where}: three r${REVISION} has no shader '${row.shader[0]}'.`)
  for (const name of channels) {
    const { needs }: PaintChannel = PAINT_CHANNELS[name]
    if (!hasChannel(material, texts, PAINT_CHANNELS[name])) {
      const others = Object.entries<PaintChannel>(PAINT_CHANNELS).flatMap(([other, channel]) =>
        hasChannel(material, texts, channel) ? [other] : []
      )
      throw new Error(
        `${where} has no channel \`${name}\` (three r${REVISION}). It has ${others.join(', ') || 'none'}.`
      )
    }
    if (needs !== undefined && !((Reflect.get(material, needs) as number) > 0)) {
      throw new Error(
        `${where}: \`${name}\` needs a \`${needs}\` above 0, so that three compiles it in. Set material.${needs} = 1 first.`
      )
    }
  }
  for (const [name, point] of Object.entries(shader.points)) {
    if (name !== WIDEN || 'roughness' in material) checkAnchor(texts, point, name, where)
  }
  checkPatchable(material, where)
}

function hasChannel(material: Material, texts: ShaderTexts, { point, needs }: PaintChannel): boolean {
  return texts[point.stage].includes(point.anchor) && (needs === undefined || needs in material)
}
