import { Vector3, type BufferGeometry } from 'three'
import { ChangeWatch } from './changeWatch'
import { drawnTriangles, watchGeometry } from './drawnTriangles'
import { TriangleTree } from './triangleTree'

interface Made {
  readonly watch: ChangeWatch
  tree: TriangleTree
}

export const EMPTY_TREE = /*#__PURE__*/ new TriangleTree(new Float64Array(0), [])

const trees = /*#__PURE__*/ new WeakMap<BufferGeometry, Made>()

/** The tree of a geometry's undisplaced triangles, for all its meshes; made again when they have changed. */
export function treeOf(geometry: BufferGeometry): TriangleTree {
  let entry = trees.get(geometry)
  if (!entry) trees.set(geometry, (entry = { watch: new ChangeWatch(), tree: EMPTY_TREE }))
  watchGeometry(entry.watch, geometry)
  if (entry.watch.hasChanged()) entry.tree = createTree(geometry)
  return entry.tree
}

function createTree(geometry: BufferGeometry): TriangleTree {
  const { position } = geometry.attributes
  const positions = new Float64Array(3 * position.count)
  const vertex = new Vector3()
  for (let i = 0; i < position.count; i++) vertex.fromBufferAttribute(position, i).toArray(positions, 3 * i)
  return new TriangleTree(positions, drawnTriangles(geometry))
}
