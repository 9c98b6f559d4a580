import { Box3, Vector3, type BufferAttribute } from 'three'
import { axesWhere } from '../field/axesWhere'
import { warn } from '../warn'
import { nameOf, type Displaceable } from './checkDisplaceTarget'
import type { DisplaceSettings } from './displaceOptions'

const warned = /*#__PURE__*/ new WeakSet<Displaceable>()

/**
 * A field that varies across a flat sheet instead of along it, as where the mesh has been turned and not its geometry:
 * legal, and surely not meant. Said once an object.
 */
export function warnAboutFlatAxis(object: Displaceable, { field, space }: DisplaceSettings): void {
  if (space !== 'local' || warned.has(object)) return
  const size = new Box3()
    .setFromBufferAttribute(object.geometry.attributes.position as BufferAttribute)
    .getSize(new Vector3())
    .toArray()
  const least = 1e-6 * Math.max(...size)
  const across = namesOf(axesWhere((axis) => size[axis] <= least) & field.axes)
  const along = namesOf(axesWhere((axis) => size[axis] > least) & ~field.axes)
  if (across === '' || along === '') return
  warned.add(object)
  warn(
    'displace',
    `the field varies along ${across}, along which ${nameOf(object)} is flat in its own space, and not along ${along}. ` +
      "Turn the geometry instead of the mesh, geometry.rotateX(-Math.PI / 2), or use space: 'world' or other axes."
  )
}

function namesOf(set: number): string {
  return ['x', 'y', 'z'].filter((_, axis) => set & (1 << axis)).join(' and ')
}
