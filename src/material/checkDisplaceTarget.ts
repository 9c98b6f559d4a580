import type { Material, Mesh } from 'three'
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

/** Meshes whose vertices move by more than a matrix and morph targets. */
const UNSUPPORTED_MESHES = ['InstancedMesh', 'SkinnedMesh', 'BatchedMesh'] as const

/** @throws if the mesh lacks what displacement needs */
export function checkMesh(mesh: Mesh, caller: string): void {
  const flags = mesh as Partial<Record<`is${(typeof UNSUPPORTED_MESHES)[number] | 'Mesh'}`, boolean>> | null
  if (!flags?.isMesh) throw new Error(`${caller}: the argument must be a Mesh, got ${describe(mesh)}.`)
  const name = `mesh '${mesh.name}'`
  const kind = UNSUPPORTED_MESHES.find((type) => flags[`is${type}`])
  if (kind) throw new Error(`${caller}: ${name} is of type ${kind}, which cannot be displaced yet. Use a Mesh.`)
  const geometry = mesh.geometry as Mesh['geometry'] | undefined
  if (!geometry?.attributes.position) {
    throw new Error(`${caller}: ${name} has no geometry with positions. Set mesh.geometry first.`)
  }
  if (!geometry.attributes.normal) {
    throw new Error(`${caller}: the geometry of ${name} has no normals. Call geometry.computeVertexNormals() first.`)
  }
}

function checkMaterial(material: Material | null | undefined): void {
  if (material && SUPPORTED.includes(material.type)) return
  throw new Error(
    `displace: ${material ? `a ${material.type}` : describe(material)} cannot be displaced; supported are ` +
      `${SUPPORTED.join(' and ')}. For a ShaderMaterial use the chunks.`
  )
}
