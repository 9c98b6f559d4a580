import { Matrix4, Vector3 } from 'three'
import { read } from '../field/value'
import { warn } from '../warn'
import type { Displaceable } from './checkDisplaceTarget'
import type { DisplaceSettings } from './displaceOptions'
import { spaceMatrix } from './spaceMatrix'

const warned = /*#__PURE__*/ new WeakSet<Displaceable>()

/** A mesh of fewer vertices is coarse on purpose. */
const FEWEST = 2000
const SAMPLES = 64

/**
 * Noise most of which is finer than the vertices lie apart: they hit it at random, and the surface is all spikes. Legal,
 * and surely not meant. Said once a mesh.
 */
export function warnAboutDetail(mesh: Displaceable, settings: DisplaceSettings): void {
  const { height, time, footprint, normals, space } = settings
  if (!('isMesh' in mesh) || space === 'uv' || footprint !== 0 || normals === 'pixel' || warned.has(mesh)) return
  const { position } = mesh.geometry.attributes
  const indices = mesh.geometry.index
  if (position.count < FEWEST) return
  warned.add(mesh)
  mesh.updateWorldMatrix(true, false)
  const toSpace = spaceMatrix(space, mesh.matrixWorld, new Matrix4())
  const a = new Vector3()
  const b = new Vector3()
  const [t, triangles] = [read(time), Math.floor((indices ?? position).count / 3)]
  const values: number[] = []
  let fine = 0
  for (let k = 0; k < SAMPLES; k++) {
    const corner = 3 * Math.floor(((k + 0.5) * triangles) / SAMPLES)
    const [i, j] = [corner, corner + 1].map((at) => indices?.getX(at) ?? at)
    a.fromBufferAttribute(position, i).applyMatrix4(toSpace)
    b.fromBufferAttribute(position, j).applyMatrix4(toSpace)
    const value = height.sample(a.x, a.y, a.z, t)
    fine += (value - height.sample(a.x, a.y, a.z, t, a.distanceTo(b))) ** 2
    values.push(value)
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / SAMPLES
  const all = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  if (!(fine > 0.5 * all)) return
  warn(
    'displace',
    `most of the field is finer than the vertices of mesh '${mesh.name}' lie apart, so it shows as spikes. Give the mesh ` +
      "more segments or the field a lower frequency, or footprint and normals: 'pixel' to have the detail in the light."
  )
}
