import {
  type IUniform,
  type Material,
  type Mesh,
  type MeshDepthMaterial,
  type MeshDistanceMaterial,
  type Vector3
} from 'three'
import type { Field } from '../field/field'
import { checkDisplaceTarget, checkMesh } from './checkDisplaceTarget'
import { checkShadowMaterials } from './checkShadowMaterials'
import { checkDisplaceOptions, sameSettings, type DisplaceOptions } from './displaceOptions'
import { DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import { MaterialDisplacement } from './materialDisplacement'
import { warnAboutAxis } from './warnAboutAxis'

/** A displaced mesh. Its functions are bound: they can be taken out and passed on. */
export interface Displacement {
  /**
   * World height of the surface at world (x, z), as it is drawn now: of the highest triangle there.
   *
   * @returns NaN beside the mesh
   * @throws if the displacement is not vertical in the world, or there is no mesh
   */
  readonly heightAt: (x: number, z: number, options?: SurfaceOptions) => number
  /**
   * World normal of the surface at world (x, z), of length 1, pointing to the side that the triangle faces.
   *
   * @param target - receives the normal; a new vector if there is none
   * @returns NaN components beside the mesh
   * @throws if the displacement is not vertical in the world, or there is no mesh
   */
  readonly normalAt: (x: number, z: number, target?: Vector3, options?: SurfaceOptions) => Vector3
  /**
   * Displaces another mesh that has the same material: shadows and bounds follow, and it gets queries of its own.
   *
   * @throws if the mesh has another material, or no positions or normals
   */
  readonly attach: (mesh: Mesh) => Displacement
  /** Casts displaced shadows of directional and spot lights; set on attached meshes, for you to set where there is none. */
  readonly depthMaterial: MeshDepthMaterial
  /** The same for point lights. */
  readonly distanceMaterial: MeshDistanceMaterial
  /** The uniform objects that all programs of the material share. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** Undoes the displacement of this mesh, and, after the last mesh, that of the material, to the letter. */
  readonly dispose: () => void
}

/** Per material: its displacement, and a handle for each mesh, or for the material alone. */
const displaced = /*#__PURE__*/ new WeakMap<Material, Displaced>()

interface Displaced {
  readonly displacement: MaterialDisplacement
  readonly handles: Map<Mesh | undefined, Displacement>
}

/** What a mesh is attached to; it may have been given another material since. */
const attachedTo = /*#__PURE__*/ new WeakMap<Mesh, Displaced>()

/**
 * Displaces a mesh by a field in the vertex shader. Normals and tangents are exact, shadows and culling follow, and the
 * CPU knows where the surface is. The same call again changes nothing; with another field or other options it replaces
 * the displacement of the material, for all meshes that share it. Clones of the material are displaced as well.
 *
 * @param target - a mesh with a MeshStandardMaterial or MeshPhysicalMaterial, or such a material alone
 * @param field - height in units of the mesh
 * @throws if an argument cannot be displaced or an option is wrong; nothing has been changed then
 */
export function displace(target: Mesh | Material, field: Field, options: DisplaceOptions = {}): Displacement {
  const { mesh, material } = checkDisplaceTarget(target)
  const settings = checkDisplaceOptions(field, options)
  const known = displaced.get(material)
  if (mesh) checkShadowMaterials(mesh, 'displace', knownTo(mesh, known))
  if (known && sameSettings(known.displacement.settings, settings)) known.displacement.addPatches()
  else known?.displacement.replace(settings)
  const entry = known ?? { displacement: new MaterialDisplacement(material, settings), handles: new Map() }
  displaced.set(material, entry)
  return handleFor(entry, mesh)
}

/** Whether a shadow material belongs to the displacement that a mesh gets, or to the one that it leaves. */
function knownTo(mesh: Mesh, entry: Displaced | undefined): (material: Material) => boolean {
  const entries = [entry, attachedTo.get(mesh)]
  return (material) => entries.some((known) => known?.displacement.shadows.has(material))
}

function handleFor(entry: Displaced, mesh: Mesh | undefined): Displacement {
  if (mesh) warnAboutAxis(mesh, entry.displacement.settings)
  let handle = entry.handles.get(mesh)
  if (!handle) entry.handles.set(mesh, (handle = createHandle(entry, mesh)))
  return handle
}

function createHandle(entry: Displaced, mesh: Mesh | undefined): Displacement {
  const { displacement, handles } = entry
  const { material, depthMaterial, distanceMaterial } = displacement
  const surface = mesh && new DisplacedSurface(mesh, () => displacement.settings)

  function surfaceOf(caller: string): DisplacedSurface {
    if (surface) return surface
    throw new Error(`${caller}: a material alone has no surface. Call attach(mesh), and ask what it returns.`)
  }

  const handle: Displacement = {
    heightAt: (x, z, options) => surfaceOf('heightAt').heightAt(x, z, options),
    normalAt: (x, z, target, options) => surfaceOf('normalAt').normalAt(x, z, target, options),
    attach(other) {
      checkAttached(other, entry)
      return handleFor(entry, other)
    },
    depthMaterial,
    distanceMaterial,
    get uniforms() {
      return displacement.patch.uniforms
    },
    dispose() {
      if (handles.get(mesh) !== handle) return
      handles.delete(mesh)
      if (mesh) {
        displacement.detach(mesh)
        attachedTo.delete(mesh)
      }
      if (handles.size > 0) return
      displacement.dispose()
      displaced.delete(material)
    }
  }
  if (mesh) {
    attachedTo.get(mesh)?.handles.get(mesh)?.dispose()
    attachedTo.set(mesh, entry)
    displacement.attach(mesh)
  }
  return handle
}

function checkAttached(mesh: Mesh, entry: Displaced): void {
  const { material } = entry.displacement
  if (displaced.get(material) !== entry) {
    throw new Error('attach: this displacement has been disposed. Call displace again.')
  }
  checkMesh(mesh, 'attach')
  if (mesh.material !== material) {
    throw new Error(
      `attach: mesh '${mesh.name}' has another material than the displaced one. Give it that, or call displace.`
    )
  }
  checkShadowMaterials(mesh, 'attach', knownTo(mesh, entry))
}
