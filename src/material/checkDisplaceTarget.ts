import type { BatchedMesh, InstancedMesh, Material, Mesh, SkinnedMesh } from 'three'
import { describe } from '../describe'

/** Materials whose shaders the hook points are tested with. */
const SUPPORTED = ['MeshStandardMaterial', 'MeshPhysicalMaterial']

/** The mesh and the material that `displace` was given. */
export function checkDisplaceTarget(target: unknown): { mesh?: Mesh; material: Material } {
  const { isMaterial, isMesh } = (target ?? {}) as { isMaterial?: boolean; isMesh?: boolean }
  if (isMaterial) {
    checkMaterial(target as Material)
    return { material: target as Material }
  }
  if (!isMesh) {
    throw new Error(`displace: the first argument must be a Mesh or a material, got ${describe(target)}.`)
  }
  const mesh = target as Mesh
  const { material } = mesh
  if (Array.isArray(material)) {
    throw new Error(
      `displace: mesh '${mesh.name}' has an array of ${material.length} materials, which cannot be displaced yet. ` +
        'Split the mesh by material.'
    )
  }
  checkMaterial(material)
  checkMesh(mesh, 'displace')
  return { mesh, material }
}

/** @throws if the mesh lacks what displacement needs */
export function checkMesh(mesh: Mesh, caller: string): void {
  const name = `mesh '${mesh.name}'`
  const kinds = mesh as Partial<InstancedMesh & SkinnedMesh & BatchedMesh>
  if (kinds.isInstancedMesh || kinds.isSkinnedMesh || kinds.isBatchedMesh) {
    throw new Error(`${caller}: ${name} is ${describe(mesh)}, which cannot be displaced yet. Use a Mesh.`)
  }
  const geometry = mesh.geometry as Mesh['geometry'] | undefined
  if (!geometry?.attributes.position) {
    throw new Error(`${caller}: ${name} has no geometry with positions. Set mesh.geometry first.`)
  }
  if (!geometry.attributes.normal) {
    throw new Error(`${caller}: the geometry of ${name} has no normals. Call geometry.computeVertexNormals() first.`)
  }
}

function checkMaterial(material: Material): void {
  if (SUPPORTED.includes(material.type)) return
  throw new Error(
    `displace: a ${material.type} cannot be displaced; supported are ${SUPPORTED.join(' and ')}. ` +
      'For a ShaderMaterial use the chunks.'
  )
}
