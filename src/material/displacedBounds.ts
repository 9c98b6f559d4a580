import { Box3, Sphere, Vector3, type Mesh } from 'three'
import type { Interval } from '../field/interval'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'

interface Bounds {
  boundingSphere?: Sphere | null
  boundingBox?: Box3 | null
}

/**
 * Gives a mesh bounds of its own that contain the displaced surface, so that it is culled, and fitted into boxes, as it
 * is drawn. They follow live parameters, and leave the geometry alone, which other meshes may share.
 *
 * @returns a function that takes them off
 */
export function addDisplacedBounds(mesh: Mesh & Bounds, settingsNow: () => DisplaceSettings): () => void {
  const sphere = new Sphere()
  const box = new Box3()
  const removeSphere = overrideWithGetter(mesh, 'boundingSphere', (own) => {
    const { geometry } = mesh
    if (!own && !geometry.boundingSphere) geometry.computeBoundingSphere()
    const rest = own ?? geometry.boundingSphere
    return rest && displaceSphere(sphere.copy(rest), settingsNow())
  })
  const removeBox = overrideWithGetter(mesh, 'boundingBox', (own) => {
    const { geometry } = mesh
    if (!own && !geometry.boundingBox) geometry.computeBoundingBox()
    const rest = own ?? geometry.boundingBox
    return rest && displaceBox(box.copy(rest), settingsNow())
  })
  return () => {
    removeSphere()
    removeBox()
  }
}

/** A getter in place of a property; `compute` gets what the property was, if the mesh had one. Assigning ends it. */
function overrideWithGetter<K extends keyof Bounds>(
  mesh: Bounds,
  name: K,
  compute: (own: Bounds[K]) => Bounds[K]
): () => void {
  const own = Object.getOwnPropertyDescriptor(mesh, name)
  const value = mesh[name]
  const get = () => compute(value)
  const set = (replacement: Bounds[K]) => {
    Object.defineProperty(mesh, name, { value: replacement, writable: true, configurable: true, enumerable: true })
  }
  Object.defineProperty(mesh, name, { get, set, configurable: true, enumerable: true })
  return () => {
    if (Object.getOwnPropertyDescriptor(mesh, name)?.get !== get) return
    if (own) Object.defineProperty(mesh, name, own)
    else Reflect.deleteProperty(mesh, name)
  }
}

function displaceSphere(sphere: Sphere, { along, height }: DisplaceSettings): Sphere {
  const [lo, hi] = height.range()
  const direction = fixedDirection(along)
  if (direction && isBounded([lo, hi])) {
    sphere.center.addScaledVector(direction, (lo + hi) / 2)
    sphere.radius += (hi - lo) / 2
  } else {
    sphere.radius += reach([lo, hi])
  }
  return sphere
}

function displaceBox(box: Box3, { along, height }: DisplaceSettings): Box3 {
  const range = height.range()
  const direction = fixedDirection(along)
  if (!direction || !isBounded(range)) return box.expandByScalar(reach(range))
  const [lowest, highest] = range.map((distance) => direction.clone().multiplyScalar(distance))
  box.min.add(new Vector3().copy(lowest).min(highest))
  box.max.add(lowest.max(highest))
  return box
}

/** A field with a division may have no bounds: then nothing is culled. */
function isBounded([lo, hi]: Interval): boolean {
  return Number.isFinite(lo) && Number.isFinite(hi)
}

/** How far at most a vertex moves, in whatever direction. */
function reach([lo, hi]: Interval): number {
  const distance = Math.max(-lo, hi)
  return Number.isNaN(distance) ? Infinity : distance
}
