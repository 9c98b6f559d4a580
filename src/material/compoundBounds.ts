import { Box3, Matrix4, Sphere, type BatchedMesh, type InstancedMesh, type Object3D, type SkinnedMesh } from 'three'
import { overrideProperty } from './overrideProperty'
import { eachPlacement } from './placements'

/** Meshes that compute bounds of their own, from many placements of their vertices. */
type Compound = InstancedMesh | SkinnedMesh | BatchedMesh

interface Flags {
  isInstancedMesh?: boolean
  isSkinnedMesh?: boolean
  isBatchedMesh?: boolean
}

/** How displacement widens bounds. */
export interface Widening {
  /** How far at most a vertex moves. */
  readonly reach: () => number
  /** Widens bounds in the geometry's own space. */
  readonly sphere: (sphere: Sphere) => Sphere
  readonly box: (box: Box3) => Box3
}

export function isCompound(object: Object3D): object is Compound {
  const { isInstancedMesh, isSkinnedMesh, isBatchedMesh } = object as Flags
  return Boolean(isInstancedMesh ?? isSkinnedMesh ?? isBatchedMesh)
}

/**
 * Lets the mesh compute its own bounds as before, and widens them when they are read, by how far a vertex moves times
 * the largest scale among its placements.
 *
 * @returns a function that takes the widening off
 */
export function addCompoundBounds(mesh: Compound, { reach, sphere, box }: Widening): () => void {
  let atRest = false
  let scale: number | undefined
  const way = () => reach() * (scale ??= largestScale(mesh))

  /** Runs a method of the mesh with bounds as they are without displacement. */
  function resting<T>(run: () => T): T {
    const before = atRest
    atRest = true
    try {
      return run()
    } finally {
      atRest = before
    }
  }

  function computing(method: 'computeBoundingSphere' | 'computeBoundingBox'): () => void {
    const original = mesh[method].bind(mesh)
    return overrideProperty(mesh, method, () => {
      scale = undefined
      resting(original)
    }).restore
  }

  const isAtRest = () => atRest
  const [wideSphere, wideBox] = [new Sphere(), new Box3()]
  const undo = [
    widen(mesh, 'boundingSphere', isAtRest, (rest: Sphere) => {
      wideSphere.copy(rest)
      if (!rest.isEmpty()) wideSphere.radius += way()
      return wideSphere
    }),
    widen(mesh, 'boundingBox', isAtRest, (rest: Box3) => {
      wideBox.copy(rest)
      return rest.isEmpty() ? wideBox : wideBox.expandByScalar(way())
    }),
    computing('computeBoundingSphere'),
    computing('computeBoundingBox')
  ]
  if ('getBoundingSphereAt' in mesh) {
    // Each of the batch is culled by itself.
    const [sphereAt, boxAt] = [mesh.getBoundingSphereAt.bind(mesh), mesh.getBoundingBoxAt.bind(mesh)]
    undo.push(
      overrideProperty(mesh, 'getBoundingSphereAt', (id, target) => {
        const found = resting(() => sphereAt(id, target))
        return found && !atRest ? sphere(found) : found
      }).restore,
      overrideProperty(mesh, 'getBoundingBoxAt', (id, target) => {
        const found = resting(() => boxAt(id, target))
        return found && !atRest ? box(found) : found
      }).restore
    )
  }
  return () => {
    for (const remove of undo) remove()
  }
}

/** A property that is read widened, but holds what is assigned to it by the mesh itself. Others' assignments end it. */
function widen<T extends Sphere | Box3>(
  mesh: Compound,
  name: 'boundingSphere' | 'boundingBox',
  isAtRest: () => boolean,
  compute: (rest: T) => T
): () => void {
  const plain = { writable: true, configurable: true, enumerable: true }
  let rest = mesh[name] as T | null
  const get = () => (rest && !isAtRest() ? compute(rest) : rest)
  const set = (value: T | null) => {
    // null asks for new ones.
    if (isAtRest() || value === null) rest = value
    else Object.defineProperty(mesh, name, { value, ...plain })
  }
  Object.defineProperty(mesh, name, { get, set, configurable: true, enumerable: true })
  return () => {
    if (Object.getOwnPropertyDescriptor(mesh, name)?.get !== get) return
    Object.defineProperty(mesh, name, { value: rest, ...plain })
  }
}

const matrix = /*#__PURE__*/ new Matrix4()

/** By how much the instances, the bones, or the members of the batch are scaled at most. */
function largestScale(mesh: Compound): number {
  if ('skeleton' in mesh) {
    const { bones, boneInverses } = mesh.skeleton
    return bones.reduce((largest, bone, i) => {
      matrix.multiplyMatrices(mesh.bindMatrixInverse, bone.matrixWorld).multiply(boneInverses[i])
      return Math.max(largest, matrix.multiply(mesh.bindMatrix).getMaxScaleOnAxis())
    }, 1)
  }
  let largest = 0
  eachPlacement(mesh, (placement) => {
    largest = Math.max(largest, placement.getMaxScaleOnAxis())
  })
  return largest
}
