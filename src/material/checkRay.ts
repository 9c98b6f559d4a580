import { Ray, Raycaster } from 'three'
import { describe } from '../describe'

/** @throws if it is neither a Raycaster nor a Ray, from which one is made */
export function checkRay(ray: unknown): Raycaster {
  if (ray instanceof Raycaster) return ray
  if (ray instanceof Ray) {
    const raycaster = new Raycaster()
    raycaster.ray.copy(ray)
    return raycaster
  }
  throw new Error(`raycast: the first argument must be a Raycaster or a Ray, got ${describe(ray)}.`)
}
