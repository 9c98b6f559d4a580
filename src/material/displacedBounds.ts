import { Box3, Sphere, Vector3, type Mesh } from 'three'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'

/**
 * Gives a mesh bounds of its own that contain the displaced surface, so that it is culled, and fitted into boxes, as it
 * is drawn. They follow live parameters, and leave the geometry alone, which other meshes may share.
 *
 * @returns a function that takes them off
 */
export function addDisplacedBounds(mesh: Mesh, settingsNow: () => DisplaceSettings): () => void {
  const sphere = new Sphere()
  const box = new Box3()
  const corner = new Vector3()
  const accessors = {
    boundingSphere: () => {
      if (!mesh.geometry.boundingSphere) mesh.geometry.computeBoundingSphere()
      if (!mesh.geometry.boundingSphere) return null
      sphere.copy(mesh.geometry.boundingSphere)
      const { along, height } = settingsNow()
      const direction = fixedDirection(along)
      const [lo, hi] = height.range()
      if (direction) {
        sphere.center.addScaledVector(direction, (lo + hi) / 2)
        sphere.radius += (hi - lo) / 2
      } else {
        sphere.radius += Math.max(-lo, hi)
      }
      return sphere
    },
    boundingBox: () => {
      if (!mesh.geometry.boundingBox) mesh.geometry.computeBoundingBox()
      if (!mesh.geometry.boundingBox) return null
      box.copy(mesh.geometry.boundingBox)
      const { along, height } = settingsNow()
      const direction = fixedDirection(along)
      const [lo, hi] = height.range()
      if (direction) {
        const { min, max } = mesh.geometry.boundingBox
        box.expandByPoint(corner.copy(min).addScaledVector(direction, lo))
        box.expandByPoint(corner.copy(max).addScaledVector(direction, lo))
        box.expandByPoint(corner.copy(min).addScaledVector(direction, hi))
        box.expandByPoint(corner.copy(max).addScaledVector(direction, hi))
      } else {
        box.expandByScalar(Math.max(-lo, hi))
      }
      return box
    }
  }
  for (const [name, get] of Object.entries(accessors)) {
    Object.defineProperty(mesh, name, { get, configurable: true, enumerable: true })
  }
  return () => {
    for (const name of Object.keys(accessors)) Reflect.deleteProperty(mesh, name)
  }
}
