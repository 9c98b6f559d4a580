import { Vector3, type BufferAttribute } from 'three'
import { warn } from '../warn'
import type { Displaceable } from './checkDisplaceTarget'
import { fixedDirection, type DisplaceSettings } from './displaceOptions'

const warned = /*#__PURE__*/ new WeakSet<Displaceable>()

/** Vertices of a flat sheet that move within the sheet: legal, and surely not meant. Said once a mesh. */
export function warnAboutAxis(mesh: Displaceable, { along }: DisplaceSettings): void {
  // Points and lines have no faces that could lie in the way.
  if (!('isMesh' in mesh)) return
  const direction = fixedDirection(along)
  const normals = mesh.geometry.attributes.normal as BufferAttribute | undefined
  if (!direction || !normals?.count || warned.has(mesh)) return
  const normal = new Vector3()
  for (let i = 0; i < normals.count; i++) {
    if (Math.abs(normal.fromBufferAttribute(normals, i).dot(direction)) > 1e-3) return
  }
  warned.add(mesh)
  warn(
    'displace',
    `\`along\` lies within the sheet of mesh '${mesh.name}', so nothing rises. A PlaneGeometry faces z: ` +
      "use geometry.rotateX(-Math.PI / 2) for a ground in x and z, or along 'normal'."
  )
}
