import { REVISION, type Line, type Material, type Mesh, type Points, type Sprite } from 'three'
import { describe } from '../describe'
import type { DisplaceSettings } from './displaceOptions'
import { checkAnchor, DISPLACEMENT_POINTS } from './hookPoints'
import { MATERIAL_ROWS, materialRow, needsNormals, type MaterialRow, shaderOf } from './materialRows'
import { checkPatchable } from './checkPatchable'

/** What can be displaced: meshes of every kind, points and lines. */
export type Displaceable = Mesh | Points | Line

interface Flags {
  isMaterial?: boolean
  isSprite?: boolean
  isMesh?: boolean
  isPoints?: boolean
  isLine?: boolean
  isInstancedMesh?: boolean
  isBatchedMesh?: boolean
}

/** The object and the different materials that `displace` was given. */
export function checkDisplaceTarget(target: unknown): { object?: Displaceable; materials: readonly Material[] } {
  const { isMaterial, isSprite } = (target ?? {}) as Flags
  // To be refused for its material, as a material alone is.
  if (isSprite) checkMaterial((target as Sprite).material)
  if (isMaterial) {
    checkMaterial(target as Material)
    return { materials: [target as Material] }
  }
  if (!isDisplaceable(target)) {
    throw new Error(
      `displace: the first argument must be a Mesh, Points, a Line or a material, got ${describe(target)}.`
    )
  }
  const materials = materialsOf(target)
  if (materials.length === 0) {
    throw new Error(`displace: ${nameOf(target)} has an empty array of materials. Set its material first.`)
  }
  materials.forEach(checkMaterial)
  return { object: target, materials }
}

/** Each material once. */
export function materialsOf(object: Displaceable): readonly Material[] {
  const { material } = object
  return Array.isArray(material) ? [...new Set(material)] : [material]
}

/** The same question of each, at every draw: without an array. */
export function someMaterial({ material }: Displaceable, holds: (material: Material) => boolean): boolean {
  return Array.isArray(material) ? material.some(holds) : holds(material)
}

/** 'mesh 'land'' */
export function nameOf(object: Displaceable): string {
  const { isPoints, isLine } = object as Flags
  return `${isPoints ? 'points' : isLine ? 'line' : 'mesh'} '${object.name}'`
}

/** Its class; `type` is 'Mesh' for two more. */
export function typeOf(object: Displaceable): string {
  const { isInstancedMesh, isBatchedMesh } = object as Flags
  return isInstancedMesh ? 'InstancedMesh' : isBatchedMesh ? 'BatchedMesh' : object.type
}

/** @throws if the object lacks what its displacement needs */
export function checkObject(object: Displaceable, { along, space, normals }: DisplaceSettings, caller: string): void {
  if (!isDisplaceable(object)) {
    throw new Error(`${caller}: the argument must be a Mesh, Points or a Line, got ${describe(object)}.`)
  }
  const name = nameOf(object)
  const geometry = object.geometry as Mesh['geometry'] | undefined
  if (!geometry?.attributes.position) {
    const cure = (object as Flags).isBatchedMesh
      ? 'Call addGeometry first.'
      : `Set ${name.split(' ')[0]}.geometry first.`
    throw new Error(`${caller}: ${name} has no geometry with positions. ${cure}`)
  }
  checkUv(object, space, caller)
  if (geometry.attributes.normal) return
  const materials = materialsOf(object)
  const lit = materials.find(needsNormals)
  if (along !== 'normal' && !lit && !(normals === 'pixel' && space !== 'uv')) return
  const cure = (object as Flags).isMesh
    ? 'Call geometry.computeVertexNormals() first.'
    : "Set the attribute 'normal', or displace along an axis or 'radial'."
  throw new Error(`${caller}: the geometry of ${name} has no normals. ${cure}`)
}

/** @throws if the space reads uv, and the geometry has none */
export function checkUv(object: Displaceable, space: DisplaceSettings['space'], caller: string): void {
  if (space !== 'uv' || object.geometry.attributes.uv) return
  throw new Error(
    `${caller}: the geometry of ${nameOf(object)} has no uv, which the space 'uv' reads. Set the attribute first.`
  )
}

export function isDisplaceable(target: unknown): target is Displaceable {
  const { isMesh, isPoints, isLine } = (target ?? {}) as Flags
  return Boolean(isMesh ?? isPoints ?? isLine)
}

/** What to do instead, by a property that tells the kind of material. */
const INSTEAD = [
  ['isSpriteMaterial', 'A sprite has no vertices of its own to move: use Points, or a plane.'],
  ['isLineMaterial', 'Its lines are rectangles that its own shader makes: use a Line with a LineBasicMaterial.'],
  ['isShaderMaterial', 'Call the noise in its own vertex shader, with registerChunks() and perlinUniforms().'],
  ['isNodeMaterial', 'A WebGLRenderer displaces its own materials, such as MeshStandardMaterial.']
] as const

function checkMaterial(material: Material | null | undefined): void {
  if (!material?.isMaterial) throw new Error(`displace: ${describe(material)} is no material. Set one first.`)
  const row = materialRow(material)
  if (!row) {
    const flags = material as unknown as Record<string, unknown>
    const cure = INSTEAD.find(([flag]) => flags[flag])?.[1] ?? `Supported are ${Object.keys(MATERIAL_ROWS).join(', ')}.`
    throw new Error(`displace: a ${material.type} cannot be displaced. ${cure}`)
  }
  checkShader(material, row)
}

/** Now, rather than when the material is drawn: other libraries replace three's shaders, and versions differ. */
function checkShader(material: Material, row: MaterialRow): void {
  const { shader, points } = row
  const where = `displace: ${material.type}`
  const texts = shaderOf(row)
  if (!texts) {
    throw new Error(
      `${where}: three r${REVISION} has no shader '${shader[0]}'. Use a version that this one was made for.`
    )
  }
  for (const point of points) checkAnchor(texts, DISPLACEMENT_POINTS[point], point, where)
  checkPatchable(material, where)
}
