import type { Intersection, Mesh, Ray, Raycaster, Vector3 } from 'three'
import { nameOf, typeOf, type Displaceable } from './checkDisplaceTarget'
import { isCompound } from './compoundBounds'
import { DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import type { DisplaceSettings } from './displaceOptions'
import { createHeightfield, type HeightfieldOptions, type Heightfields } from './heightfield'
import { MeshRays } from './meshRays'
import { overrideProperty } from './overrideProperty'
import { VertexRays } from './vertexRays'

/**
 * What the CPU knows of a displaced surface. The handle of a material alone answers for all meshes that are attached to
 * it: with the highest, and with the nearest hit.
 */
export interface SurfaceQueries {
  /**
   * World height of the surface at world (x, z), as it is drawn now: of the highest triangle there.
   *
   * @returns NaN beside the mesh
   * @throws if the displacement is not vertical in the world, or there is no mesh
   */
  readonly heightAt: (x: number, z: number, options?: SurfaceOptions) => number
  /**
   * World normal of the surface at world (x, z), of length 1, pointing to the side that the triangle faces. After
   * `heightAt` of the same point it does not search again.
   *
   * @param target - receives the normal; a new vector if there is none
   * @returns NaN components beside the mesh
   * @throws if the displacement is not vertical in the world, or there is no mesh
   */
  readonly normalAt: (x: number, z: number, target?: Vector3, options?: SurfaceOptions) => Vector3
  /**
   * The nearest hit of a ray on the surface as it is drawn now, whatever the direction of displacement, in the format of
   * three's Raycaster: near, far and the material's side count, layers do not. Its normal is the displaced one.
   * `raycaster.intersectObject(mesh)` gives all hits, unless the mesh has a `raycast` of its own.
   *
   * With `on: 'field'` the ray meets the exact field over the triangles; it is read at eight places on the way over
   * each, so that what is finer may be missed. Points and lines are hit as three does it, within the thresholds of a
   * Raycaster.
   *
   * @param ray - in world coordinates
   * @returns undefined if there is no hit
   * @throws if nothing is attached, or if it is the field that is asked for, and there are no triangles or vertices
   * move in different directions
   */
  readonly raycast: (ray: Raycaster | Ray, options?: SurfaceOptions) => Intersection<Displaceable> | undefined
  /**
   * The ground for a physics engine, as it is drawn now: what the engine's heightfield takes, and where to place it.
   * Heights are those of the vertices if they form a regular grid. So are triangles then: both engines divide cells as
   * PlaneGeometry does. Of a grid that is divided in another way, or has been resampled, only the corners of cells are
   * exact; a cell with corners a, b, c, d in turn is off by at most |a − b + c − d| / 2 inside if its other diagonal
   * was the edge.
   *
   * @throws if the displacement is not vertical in the world, the sheet is no full rectangle in its own axes, or the
   * material alone was asked
   */
  readonly heightfield: <L extends keyof Heightfields>(options: HeightfieldOptions & { layout: L }) => Heightfields[L]
}

/**
 * The queries of one object.
 *
 * @returns also a function that lets three's own Raycaster see the displaced object; what it returns undoes that
 */
export function objectQueries(
  object: Displaceable,
  settingsNow: () => DisplaceSettings
): { queries: SurfaceQueries; overrideRaycast: () => () => void } {
  const surface = hasTriangles(object) ? new DisplacedSurface(object, settingsNow) : undefined
  const rays = surface ? new MeshRays(surface) : new VertexRays(object, settingsNow)

  function sheet(caller: string): DisplacedSurface {
    if (surface && isSheet(object)) return surface
    throw new Error(
      `${caller}: ${nameOf(object)} is of type ${typeOf(object)}, which has no one surface. Ask a Mesh, or the field.`
    )
  }

  const queries: SurfaceQueries = {
    heightAt: (x, z, options) => sheet('heightAt').heightAt(x, z, options),
    normalAt: (x, z, target, options) => sheet('normalAt').normalAt(x, z, target, options),
    heightfield: (options) => createHeightfield(sheet('heightfield'), options),
    raycast: (ray, options) => rays.nearest(ray, options)
  }

  function overrideRaycast(): () => void {
    // A raycast method of the user's own stays: it may be there to say that the object is not to be picked.
    if (Object.hasOwn(object, 'raycast')) return () => undefined
    return overrideProperty(object, 'raycast', (raycaster, intersects) => {
      rays.all(raycaster, intersects)
    }).restore
  }

  return { queries, overrideRaycast }
}

/** The queries of all objects that are attached to a material. */
export function groupQueries(attached: () => Iterable<readonly [Displaceable, SurfaceQueries]>): SurfaceQueries {
  function members(has: (object: Displaceable) => boolean, caller: string): SurfaceQueries[] {
    const found = Array.from(attached()).filter(([object]) => has(object))
    if (found.length > 0) return found.map(([, queries]) => queries)
    throw new Error(`${caller}: a material alone has no surface. Call attach(mesh) first.`)
  }

  function highest(x: number, z: number, options: SurfaceOptions | undefined, caller: string) {
    let best: { queries: SurfaceQueries; height: number } | undefined
    const sheets = members(isSheet, caller)
    for (const queries of sheets) {
      const height = queries.heightAt(x, z, options)
      if (!best || height > best.height || Number.isNaN(best.height)) best = { queries, height }
    }
    return best ?? { queries: sheets[0], height: NaN }
  }

  return {
    heightAt: (x, z, options) => highest(x, z, options, 'heightAt').height,
    normalAt: (x, z, target, options) => highest(x, z, options, 'normalAt').queries.normalAt(x, z, target, options),
    raycast(ray, options) {
      const hits = members(() => true, 'raycast').flatMap((queries) => queries.raycast(ray, options) ?? [])
      return hits.length > 0 ? hits.reduce((a, b) => (b.distance < a.distance ? b : a)) : undefined
    },
    heightfield() {
      throw new Error('heightfield: a material alone has no sheet of its own. Ask what attach(mesh) returns.')
    }
  }
}

/** One placement of a mesh whose vertices nothing else moves. */
function isSheet(object: Displaceable): boolean {
  return 'isMesh' in object && !isCompound(object)
}

/** The geometry of a batch is many geometries, and points and lines have no triangles. */
function hasTriangles(object: Displaceable): object is Mesh {
  return 'isMesh' in object && !('isBatchedMesh' in object)
}
