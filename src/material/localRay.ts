import { Matrix3, Ray, type Matrix4, type Raycaster } from 'three'

/** A raycaster's ray in a mesh's own space, and how far it goes there. */
export function localRay({ ray, far }: Raycaster, worldToLocal: Matrix4): { ray: Ray; limit: number } {
  const turned = ray.direction.clone().applyMatrix3(new Matrix3().setFromMatrix4(worldToLocal))
  // A little more, because distances are compared in the world.
  const limit = 1.000001 * far * (turned.length() / ray.direction.length())
  return { ray: new Ray().copy(ray).applyMatrix4(worldToLocal), limit }
}
