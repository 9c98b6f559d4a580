import { Matrix3, Vector3 } from 'three'
import { read } from '../field/value'
import { SMALLEST_RADIUS, type DisplacedVertices } from './displacedVertices'
import { restNormal, restPosition } from './restPose'

/**
 * Normal of a displaced vertex in the mesh's own space, of length 1, as the vertex shader computes it: in the space 'uv',
 * where a vertex does not know the slope, that of the undisplaced one.
 */
export function displacedNormal(vertices: DisplacedVertices, i: number, target: Vector3): Vector3 {
  const { mesh, settings } = vertices
  const { height, along, curvature, space, time } = settings
  const vertex = restPosition(mesh, i, rest)
  const d = vertices.directionAt(i, vertex, direction)
  const p = vertices.fieldPoint(i, vertex, inSpace)
  const offset = height.sampleGradient(p.x, p.y, p.z, gradient, read(time))
  slope.fromArray(gradient).applyMatrix3(toLocal.setFromMatrix4(vertices.toSpace).transpose())
  if (space === 'uv') slope.set(0, 0, 0)
  let stretch = 1
  if (along === 'normal') stretch += read(curvature) * offset
  if (along === 'radial') {
    const bend = offset / Math.max(vertex.length(), SMALLEST_RADIUS)
    stretch += bend
    slope.addScaledVector(d, -bend)
  }
  restNormal(mesh, i, target)
  const rise = d.dot(target)
  return target
    .multiplyScalar(stretch + slope.dot(d))
    .addScaledVector(slope, -rise)
    .normalize()
}

const rest = /*#__PURE__*/ new Vector3()
const inSpace = /*#__PURE__*/ new Vector3()
const direction = /*#__PURE__*/ new Vector3()
const slope = /*#__PURE__*/ new Vector3()
const gradient: [number, number, number] = [0, 0, 0]
const toLocal = /*#__PURE__*/ new Matrix3()
