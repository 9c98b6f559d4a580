import { Mesh, Vector3 } from 'three'
import type { Displaceable } from './checkDisplaceTarget'

/** Whether morph targets move the vertices of a mesh, or turn their normals, at this moment. */
export function isMorphed({ geometry, morphTargetInfluences }: Displaceable): boolean {
  if (!morphTargetInfluences?.some((influence) => influence !== 0)) return false
  const { position, normal } = geometry.morphAttributes as Partial<typeof geometry.morphAttributes>
  return (position ?? normal) !== undefined
}

/** Vertex i before displacement, and before bones, in the mesh's own space. */
export function restPosition(mesh: Displaceable, i: number, target: Vector3): Vector3 {
  if (isMorphed(mesh)) return Mesh.prototype.getVertexPosition.call(mesh as Mesh, i, target)
  return target.fromBufferAttribute(mesh.geometry.attributes.position, i)
}

/** Normal of vertex i before displacement, of length 1. */
export function restNormal(mesh: Displaceable, i: number, target: Vector3): Vector3 {
  const { geometry, morphTargetInfluences = [] } = mesh
  target.fromBufferAttribute(geometry.attributes.normal, i)
  const { normal: targets } = geometry.morphAttributes as Partial<typeof geometry.morphAttributes>
  if (!targets) return target.normalize()
  const sum = morphTargetInfluences.reduce((total, influence) => total + influence, 0)
  if (!geometry.morphTargetsRelative) target.multiplyScalar(1 - sum)
  targets.forEach((attribute, k) => {
    target.addScaledVector(morph.fromBufferAttribute(attribute, i), morphTargetInfluences[k] ?? 0)
  })
  return target.normalize()
}

const morph = /*#__PURE__*/ new Vector3()
