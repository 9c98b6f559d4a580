import type { IUniform, Material, MeshDepthMaterial, MeshDistanceMaterial } from 'three'
import { describe } from '../describe'
import type { Live } from '../field/value'
import { listParameters, type Parameter } from '../field/parameters'
import { checkUv, isDisplaceable, materialsOf, nameOf, type Displaceable } from './checkDisplaceTarget'
import { checkPaintable, checkPaintTarget } from './checkPaintTarget'
import { followDisplacement, settingsOfDisplacement } from './materialDisplacement'
import { MaterialPaint } from './materialPaint'
import {
  checkPaintOptions,
  inheritAgain,
  samePaint,
  type Inherited,
  type PaintChannels,
  type PaintOptions,
  type PaintPreset,
  type PaintSettings
} from './paintOptions'
import { createPaintShader } from './paintShader'

/** What has been painted. Its functions are bound. */
export interface Paint {
  /** The uniform objects that all programs share. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /**
   * Paints the opacity into the shadow of another object that has the same material; objects given to `paint` are
   * attached already.
   *
   * @returns a handle that undoes this alone
   * @throws if the object has another material, or the painting has been disposed
   */
  readonly attach: (object: Displaceable) => Paint
  /** Casts shadows with the painted opacity, of directional and spot lights; none where no opacity is painted. */
  readonly depthMaterial: MeshDepthMaterial | undefined
  /** The same for point lights. */
  readonly distanceMaterial: MeshDistanceMaterial | undefined
  /** All numbers, seeds and colours of all channels, with paths such as 'roughness.fbm.octaves'. */
  readonly parameters: () => Parameter[]
  /** Undoes the painting, or, of what `attach` returned, the attachment alone, to the letter. */
  readonly dispose: () => void
}

interface Painted {
  readonly paint: MaterialPaint
  readonly handle: Paint
  /** For fields that read t where nobody has given a time. */
  readonly time: Live
}

const painted = /*#__PURE__*/ new WeakMap<Material, Painted>()

/**
 * Paints channels of one of three's materials by fields, in the fragment shader: octaves that are finer than a pixel
 * fade out. The same call again changes nothing; with other channels or options it replaces what was painted. Clones of
 * the material are painted as well, from then on by themselves. A material may be painted and displaced, in any order.
 *
 * @param target - a material, or an object, all of whose materials are painted
 * @param channels - fields by channel; or what has them as `channels`, as presets do
 * @throws if a material does not have a channel, or an argument is wrong; nothing has been changed then
 */
export function paint(
  target: Material | Displaceable,
  channels: PaintChannels | PaintPreset,
  options: PaintOptions = {}
): Paint {
  const { object, materials } = checkPaintTarget(target)
  const known = painted.get(materials[0])
  const time = known?.time ?? { value: 0 }
  const settings = checkPaintOptions(channels, options, inheritedBy(materials, time))
  if (object) checkUv(object, settings.space, 'paint')
  const same = known?.paint.paints(materials) ? known : undefined
  if (same && samePaint(same.paint.settings, settings)) {
    same.paint.addPatches()
    if (object) same.paint.attach(object)
    return same.handle
  }
  const shader = createPaintShader(settings)
  const names = settings.channels.map(({ name }) => name)
  for (const material of materials) checkPaintable(material, names, shader)
  if (same) {
    same.paint.replace(settings, shader)
    if (object) same.paint.attach(object)
    return same.handle
  }
  for (const material of materials) painted.get(material)?.paint.remove(material)
  const entry = createEntry(materials, settings, time)
  if (object) entry.paint.attach(object)
  return entry.handle
}

/** What painting takes from the displacement of the materials, where they have one. */
function inheritedBy(materials: readonly Material[], time: Live): Inherited {
  return materials.map(settingsOfDisplacement).find(Boolean) ?? { space: 'local', time }
}

/** From then on it has nothing to do with the original. */
function adoptClone(clone: Material, settings: PaintSettings): void {
  createEntry([clone], settings, { value: 0 })
}

function createEntry(materials: readonly Material[], settings: PaintSettings, time: Live): Painted {
  const made = new MaterialPaint(materials, settings, createPaintShader(settings), adoptClone)
  const stopFollowing = materials.map((material) => {
    const stop = followDisplacement(material, () => {
      // Painted by another call since.
      if (!made.has(material)) {
        stop()
        return
      }
      const next = inheritAgain(made.settings, inheritedBy(materials, time))
      if (!samePaint(made.settings, next)) made.replace(next, createPaintShader(next))
    })
    return stop
  })
  const handle = createHandle(made, () => {
    for (const stop of stopFollowing) stop()
    for (const material of materials) {
      if (painted.get(material)?.handle !== handle) continue
      painted.delete(material)
      made.remove(material)
    }
  })
  const entry = { paint: made, handle, time }
  for (const material of materials) painted.set(material, entry)
  return entry
}

function createHandle(made: MaterialPaint, dispose: () => void): Paint {
  return {
    get uniforms() {
      return made.uniforms
    },
    attach(object) {
      checkAttached(object, made)
      made.attach(object)
      return createHandle(made, () => {
        made.detach(object)
      })
    },
    get depthMaterial() {
      return made.shadows?.depth
    },
    get distanceMaterial() {
      return made.shadows?.distance
    },
    parameters: () =>
      made.settings.channels.flatMap(({ name, field }) =>
        listParameters(field).map((parameter) => Object.assign(parameter, { path: `${name}.${parameter.path}` }))
      ),
    dispose
  }
}

function checkAttached(object: Displaceable, made: MaterialPaint): void {
  if (!isDisplaceable(object)) {
    throw new Error(`attach: the argument must be a Mesh, Points or a Line, got ${describe(object)}.`)
  }
  if (made.isOver) throw new Error('attach: what was painted has been disposed. Call paint again.')
  if (!materialsOf(object).some((material) => made.has(material))) {
    throw new Error(`attach: ${nameOf(object)} has another material than the painted one. Give it that, or call paint.`)
  }
  checkUv(object, made.settings.space, 'attach')
}
