import { Box3, Sphere, Vector3, type Object3D } from 'three'
import type { Interval } from '../field/interval'
import type { Displaceable } from './checkDisplaceTarget'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'
import { addCompoundBounds, isCompound } from './compoundBounds'

interface Bounds {
  boundingSphere?: Sphere | null
  boundingBox?: Box3 | null
}

/**
 * Gives an object bounds of its own that contain the displaced surface, so that it is culled, and fitted into boxes, as
 * it is drawn. They follow live parameters, and leave the geometry alone, which other objects may share.
 *
 * @returns a function that takes them off
 */
export function addDisplacedBounds(object: Displaceable & Bounds, settingsNow: () => DisplaceSettings): () => void {
  if (isCompound(object)) {
    return addCompoundBounds(object, {
      reach: () => reach(settingsNow().height.range()),
      sphere: (sphere) => displaceSphere(sphere, settingsNow()),
      box: (box) => displaceBox(box, settingsNow())
    })
  }
  const sphere = new Sphere()
  const box = new Box3()
  const removeSphere = overrideWithGetter(object, 'boundingSphere', (own) => {
    const { geometry } = object
    if (!own && !geometry.boundingSphere) geometry.computeBoundingSphere()
    const rest = own ?? geometry.boundingSphere
    return rest && displaceSphere(sphere.copy(rest), settingsNow())
  })
  const removeBox = overrideWithGetter(object, 'boundingBox', (own) => {
    const { geometry } = object
    if (!own && !geometry.boundingBox) geometry.computeBoundingBox()
    const rest = own ?? geometry.boundingBox
    return rest && displaceBox(box.copy(rest), settingsNow())
  })
  return () => {
    removeSphere()
    removeBox()
  }
}

/** A getter in place of a property; `compute` gets what the property was, if the object had one. Assigning ends it. */
function overrideWithGetter<K extends keyof Bounds>(
  object: Object3D & Bounds,
  name: K,
  compute: (own: Bounds[K]) => Bounds[K]
): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name)
  const value = object[name]
  const get = () => compute(value)
  const set = (replacement: Bounds[K]) => {
    Object.defineProperty(object, name, { value: replacement, writable: true, configurable: true, enumerable: true })
  }
  Object.defineProperty(object, name, { get, set, configurable: true, enumerable: true })
  return () => {
    if (Object.getOwnPropertyDescriptor(object, name)?.get !== get) return
    if (own) Object.defineProperty(object, name, own)
    else Reflect.deleteProperty(object, name)
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
