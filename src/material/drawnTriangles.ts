import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute, Mesh } from 'three'
import type { ChangeWatch } from './changeWatch'
import type { Displaceable } from './checkDisplaceTarget'
import { isMorphed } from './restPose'

/** Vertices of the triangles that are drawn, three each. */
export function drawnTriangles(geometry: BufferGeometry): ArrayLike<number> {
  const { index, attributes } = geometry
  const all = index?.array ?? Uint32Array.from({ length: attributes.position.count }, (_, i) => i)
  const start = firstDrawn(geometry)
  const end = Math.min(all.length, start + geometry.drawRange.count)
  return all.subarray(start, end - ((end - start) % 3))
}

/** The same for a mesh: of one with several materials, those that have one of them. */
export function coveredTriangles({ geometry, material }: Mesh): ArrayLike<number> {
  const all = drawnTriangles(geometry)
  if (!Array.isArray(material)) return all
  const groups = geometry.groups.filter(({ materialIndex = 0 }) => material[materialIndex])
  const first = firstDrawn(geometry)
  return Uint32Array.from(all).filter((_, i) => {
    const at = first + i - (i % 3)
    return groups.some(({ start, count }) => start <= at && at < start + count)
  })
}

/** Where they begin among all vertices, or among those of the index. */
export function firstDrawn({ drawRange }: BufferGeometry): number {
  return Math.max(0, drawRange.start)
}

/** Sees all that the undisplaced triangles of a geometry depend on. */
export function watchGeometry(watch: ChangeWatch, geometry: BufferGeometry): void {
  const { index, drawRange } = geometry
  const { position, normal, uv } = geometry.attributes as Partial<typeof geometry.attributes>
  watch.see(geometry)
  watch.see(drawRange.start)
  watch.see(drawRange.count)
  watchAttribute(watch, position)
  watchAttribute(watch, normal)
  watchAttribute(watch, uv)
  watchAttribute(watch, index ?? undefined)
  for (const { start, count, materialIndex } of geometry.groups) watch.seeAll([start, count, materialIndex ?? 0])
}

/** The same for an object, which may be morphed. */
export function watchRest(watch: ChangeWatch, mesh: Displaceable): void {
  watchGeometry(watch, mesh.geometry)
  if (mesh.morphTargetInfluences && isMorphed(mesh)) watch.seeAll(mesh.morphTargetInfluences)
}

function watchAttribute(watch: ChangeWatch, attribute: BufferAttribute | InterleavedBufferAttribute | undefined): void {
  watch.see(attribute)
  if (attribute) watch.see('data' in attribute ? attribute.data.version : attribute.version)
}
