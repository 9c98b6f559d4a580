import type { IUniform, Material, MeshDepthMaterial, MeshDistanceMaterial } from 'three'
import type { Field } from '../field/field'
import { listParameters, type Parameter } from '../field/parameters'
import { checkDisplaceTarget, checkObject, materialsOf, nameOf, type Displaceable } from './checkDisplaceTarget'
import { checkShadowMaterials } from './checkShadowMaterials'
import { checkDisplaceOptions, sameSettings, type DisplaceOptions, type DisplaceSettings } from './displaceOptions'
import { MaterialDisplacement } from './materialDisplacement'
import { groupQueries, objectQueries, type SurfaceQueries } from './surfaceQueries'
import { warnAboutAxis } from './warnAboutAxis'
import { warnAboutDetail } from './warnAboutDetail'
import { warnAboutFlatAxis } from './warnAboutFlatAxis'

/** A displaced object. Its functions are bound: they can be taken out and passed on. */
export interface Displacement extends SurfaceQueries {
  /**
   * Displaces another object that has the same material: shadows and bounds follow, and it gets queries of its own.
   *
   * @throws if the object has another material, or lacks positions or normals
   */
  readonly attach: (object: Displaceable) => Displacement
  /** Casts displaced shadows of directional and spot lights; set on attached objects, for you to set where there is none. */
  readonly depthMaterial: MeshDepthMaterial
  /** The same for point lights. */
  readonly distanceMaterial: MeshDistanceMaterial
  /** All numbers, seeds and colours of the field and of the options, with paths such as 'field.fbm.octaves', 'amplitude'. */
  readonly parameters: () => Parameter[]
  /** The uniform objects that all programs of the material share. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /**
   * Undoes the displacement of this object, and, after the last one, that of the materials, to the letter. The handle
   * of a material alone undoes that of all objects as well. Its queries throw from then on.
   */
  readonly dispose: () => void
}

/** Per material: its displacement, and a handle for each object, or for the materials alone. */
const displaced = /*#__PURE__*/ new WeakMap<Material, Displaced>()

interface Displaced {
  readonly displacement: MaterialDisplacement
  readonly handles: Map<Displaceable | undefined, Displacement>
}

/** What an object is attached to; it may have been given another material since. */
const attachedTo = /*#__PURE__*/ new WeakMap<Displaceable, Displaced>()

/**
 * Displaces a mesh, points or a line by a field in the vertex shader. Normals and tangents are exact, shadows and
 * culling follow, and the CPU knows where the surface is. The same call again changes nothing; with another field or
 * other options it replaces the displacement of the material, for all objects that share it. Clones of the material are
 * displaced as well, from then on by themselves. An object with several materials has all of them displaced alike.
 *
 * Instances, the members of a batch, and skinned vertices are displaced in the space of their geometry, before their
 * matrices. The dashes of a line keep the length that they have on the undisplaced line.
 *
 * @param target - an object with one of three's own materials, sprites excepted, or such a material alone
 * @param field - height in units of the mesh
 * @throws if an argument cannot be displaced or an option is wrong; nothing has been changed then
 */
export function displace(target: Displaceable | Material, field: Field, options: DisplaceOptions = {}): Displacement {
  const { object, materials } = checkDisplaceTarget(target)
  const settings = checkDisplaceOptions(field, options)
  const known = findDisplaced(materials)
  if (object) checkShadowMaterials(object, 'displace', knownTo(object, known))
  // Other settings are for all that share the material.
  for (const attached of new Set([object, ...(known?.handles.keys() ?? [])])) {
    if (attached) checkObject(attached, settings, 'displace')
  }
  const entry = known ?? createEntry(materials, settings)
  if (known) {
    if (!sameSettings(known.displacement.settings, settings)) known.displacement.replace(settings)
    known.displacement.add(materials)
  }
  for (const material of materials) displaced.set(material, entry)
  return handleFor(entry, object)
}

function createEntry(materials: readonly Material[], settings: DisplaceSettings): Displaced {
  return { displacement: new MaterialDisplacement(materials, settings, adoptClone), handles: new Map() }
}

/** From then on it has nothing to do with the original, as three's clones have nothing. */
function adoptClone(clone: Material, settings: DisplaceSettings): void {
  displaced.set(clone, createEntry([clone], settings))
}

/** The displacement that the materials have already. */
function findDisplaced(materials: readonly Material[]): Displaced | undefined {
  const entries = new Set(materials.map((material) => displaced.get(material)))
  entries.delete(undefined)
  const [entry, ...others] = entries
  if (others.length === 0) return entry
  throw new Error(
    `displace: the materials of this object belong to ${entries.size} displacements, and it casts one shadow. Dispose ` +
      'those displacements first, or split the object by material.'
  )
}

/** Whether a shadow material belongs to the displacement that an object gets, or to the one that it leaves. */
function knownTo(object: Displaceable, entry: Displaced | undefined): (material: Material) => boolean {
  const entries = [entry, attachedTo.get(object)]
  return (material) => entries.some((known) => known?.displacement.shadows.has(material))
}

function handleFor(entry: Displaced, object: Displaceable | undefined): Displacement {
  if (object) {
    warnAboutAxis(object, entry.displacement.settings)
    warnAboutDetail(object, entry.displacement.settings)
    warnAboutFlatAxis(object, entry.displacement.settings)
  }
  let handle = entry.handles.get(object)
  if (!handle) entry.handles.set(object, (handle = createHandle(entry, object)))
  return handle
}

function createHandle(entry: Displaced, object: Displaceable | undefined): Displacement {
  const { displacement, handles } = entry
  const { depth, distance } = displacement.shadows
  let isOver = false
  const settingsNow = () => {
    if (!isOver) return displacement.settings
    throw new Error('displace: this displacement has been disposed, so there is no surface. Call displace again.')
  }
  const own = object && objectQueries(object, settingsNow)
  let restoreRaycast: (() => void) | undefined

  const handle: Displacement = {
    ...(own?.queries ?? groupQueries(() => attachedHandles(handles))),
    attach(other) {
      checkAttached(other, entry)
      return handleFor(entry, other)
    },
    depthMaterial: depth,
    distanceMaterial: distance,
    parameters() {
      const { field, amplitude, curvature, footprint } = displacement.settings
      return listParameters({ field, amplitude, curvature, footprint })
    },
    get uniforms() {
      return displacement.patch.uniforms
    },
    dispose() {
      if (handles.get(object) !== handle) return
      if (!object) for (const [, other] of attachedHandles(handles)) other.dispose()
      handles.delete(object)
      isOver = true
      if (object) {
        restoreRaycast?.()
        displacement.detach(object)
        attachedTo.delete(object)
      }
      if (handles.size > 0) return
      displacement.dispose()
      for (const material of displacement.materials) displaced.delete(material)
    }
  }
  if (object) {
    attachedTo.get(object)?.handles.get(object)?.dispose()
    attachedTo.set(object, entry)
    displacement.attach(object)
    restoreRaycast = own?.overrideRaycast()
  }
  return handle
}

function* attachedHandles(handles: Displaced['handles']): Generator<[Displaceable, Displacement]> {
  for (const [object, handle] of handles) if (object) yield [object, handle]
}

function checkAttached(object: Displaceable, entry: Displaced): void {
  const { materials, settings } = entry.displacement
  if (entry.handles.size === 0) {
    throw new Error('attach: this displacement has been disposed. Call displace again.')
  }
  checkObject(object, settings, 'attach')
  if (materialsOf(object).some((material) => !materials.has(material))) {
    throw new Error(
      `attach: ${nameOf(object)} has another material than the displaced one. Give it that, or call displace.`
    )
  }
  checkShadowMaterials(object, 'attach', knownTo(object, entry))
}
