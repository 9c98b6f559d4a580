import { Box3, BufferAttribute, BufferGeometry, Matrix3, Mesh, Object3D, Sphere, Vector3, type Raycaster } from 'three'
import type { DisplaceOptions, Field } from 'three-perlin'
import { displacedVertex } from './displacedVertex'

/**
 * A plain mesh that has the displaced vertices of another one, and their normals, in doubles: what three's own Raycaster
 * is asked about.
 */
export function drawnMesh(mesh: Mesh, field: Field, options: DisplaceOptions): Mesh {
  mesh.updateWorldMatrix(true, false)
  const { geometry } = mesh
  const { count } = geometry.attributes.position
  const positions = new Float64Array(3 * count)
  const normals = new Float64Array(3 * count)
  const toLocal = mesh.matrixWorld.clone().invert()
  const normalToLocal = new Matrix3().setFromMatrix4(mesh.matrixWorld).transpose()
  for (let i = 0; i < count; i++) {
    const { position, normal } = displacedVertex(mesh, field, options, i)
    position.applyMatrix4(toLocal).toArray(positions, 3 * i)
    normal
      .applyMatrix3(normalToLocal)
      .normalize()
      .toArray(normals, 3 * i)
  }
  const drawn = new Mesh(geometry.clone(), mesh.material)
  drawn.geometry.morphAttributes = {}
  drawn.geometry.setAttribute('position', new BufferAttribute(positions, 3))
  drawn.geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  drawn.geometry.boundingSphere = drawn.geometry.boundingBox = null
  drawn.matrixAutoUpdate = false
  drawn.matrixWorld.copy(mesh.matrixWorld)
  return drawn
}

/** Has three ask whether a ray meets its box, before it asks the children. */
class Boxed extends Object3D {
  constructor(readonly box: Box3) {
    super()
  }

  override raycast({ ray }: Raycaster): false | undefined {
    return ray.intersectsBox(this.box) ? undefined : false
  }
}

/**
 * The same triangles in meshes of a few, below boxes: for more rays than three has the time for otherwise. They must be
 * in rows of squares, as those of PlaneGeometry.
 *
 * @param cells - squares along one side, a power of 2
 */
export function inBoxes({ geometry, material }: Mesh, cells: number): Object3D {
  const { index, attributes } = geometry
  const { position } = attributes

  function squares(column: number, row: number, size: number): { object: Object3D; box: Box3 } {
    if (size > 4) {
      const half = size / 2
      const parts = [0, 1, 2, 3].map((k) => squares(column + half * (k % 2), row + half * (k >> 1), half))
      const box = parts.reduce((all, part) => all.union(part.box), new Box3())
      return { object: new Boxed(box).add(...parts.map((part) => part.object)), box }
    }
    const first = (line: number) => 6 * ((row + line) * cells + column)
    const lines = Array.from({ length: size }, (_, line) => index?.array.slice(first(line), first(line) + 6 * size))
    const vertices = lines.flatMap((line) => Array.from(line ?? []))
    const box = new Box3().setFromPoints(vertices.map((i) => new Vector3().fromBufferAttribute(position, i)))
    const part = new BufferGeometry().setIndex(vertices).setAttribute('position', position)
    // Of the whole, because positions are shared, if three were to compute them.
    part.boundingBox = box
    part.boundingSphere = box.getBoundingSphere(new Sphere())
    return { object: new Mesh(part, material), box }
  }

  return squares(0, 0, cells).object
}
