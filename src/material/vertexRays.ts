import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  Sphere,
  type BatchedMesh,
  type Intersection,
  type Object3D,
  type Ray,
  type Raycaster
} from 'three'
import { nameOf, typeOf, type Displaceable } from './checkDisplaceTarget'
import { checkRay } from './checkRay'
import { surfaceOf, type SurfaceOptions } from './displacedSurface'
import { DisplacedVertices } from './displacedVertices'
import type { DisplaceSettings } from './displaceOptions'
import { eachPlacement } from './placements'

/** Casts rays on points, lines and batches with three's own methods, on a geometry whose vertices are displaced. */
export class VertexRays {
  private readonly vertices: DisplacedVertices<Displaceable>
  private readonly displaced = new BufferGeometry()
  private epoch = -1

  constructor(
    readonly object: Displaceable,
    settingsNow: () => DisplaceSettings
  ) {
    this.vertices = new DisplacedVertices(object, settingsNow)
  }

  /** @throws if it is the field between the vertices that is asked for */
  nearest(ray: Raycaster | Ray, options?: SurfaceOptions): Intersection<Displaceable> | undefined {
    if (surfaceOf(options, 'raycast') === 'field') {
      throw new Error(
        `raycast: the field between the vertices of ${nameOf(this.object)}, of type ${typeOf(this.object)}, cannot be hit. ` +
          "Use on: 'mesh'."
      )
    }
    const hits: Intersection<Displaceable>[] = []
    this.all(checkRay(ray), hits)
    return hits.length > 0 ? hits.reduce((a, b) => (b.distance < a.distance ? b : a)) : undefined
  }

  all(raycaster: Raycaster, intersects: Intersection[]): void {
    if (isBatched(this.object)) this.meetBatch(this.object, raycaster, intersects)
    else this.meetOne(raycaster, intersects)
  }

  private meetOne(raycaster: Raycaster, intersects: Intersection[]): void {
    const { object, vertices, displaced } = this
    vertices.update()
    this.displace(0, object.geometry.attributes.position.count)
    if (vertices.epoch !== this.epoch) displaced.boundingSphere = displaced.boundingBox = null
    this.epoch = vertices.epoch
    // It has everything else of the object, and leaves that as it is.
    const heir = Object.create(object, { geometry: { value: displaced } }) as Displaceable
    const first = intersects.length
    ;(Object.getPrototypeOf(object) as Object3D).raycast.call(heir, raycaster, intersects)
    for (const hit of intersects.slice(first)) hit.object = object
  }

  /** A mesh for each member, because where it is may decide how it is displaced. */
  private meetBatch(batch: BatchedMesh, raycaster: Raycaster, intersects: Intersection[]): void {
    const { displaced, vertices } = this
    const mesh = new Mesh(displaced, batch.material)
    const hits: Intersection[] = []
    eachPlacement(batch, (matrix, batchId) => {
      if (!batch.getVisibleAt(batchId)) return
      const geometryId = batch.getGeometryIdAt(batchId)
      mesh.matrixWorld.multiplyMatrices(batch.matrixWorld, matrix)
      // Wide enough for its displacement.
      displaced.boundingSphere = batch.getBoundingSphereAt(geometryId, bounds)
      if (!raycaster.ray.intersectsSphere(inWorld.copy(bounds).applyMatrix4(mesh.matrixWorld))) return
      const { vertexStart, vertexCount, start, count } = batch.getGeometryRangeAt(geometryId) as Range
      vertices.update(matrix)
      this.displace(vertexStart, vertexStart + vertexCount)
      displaced.setDrawRange(start, count)
      mesh.raycast(raycaster, hits)
      for (const hit of hits) intersects.push(Object.assign(hit, { object: batch, batchId }))
      hits.length = 0
    })
  }

  /** Brings the displaced geometry up to date, for vertices from one to before another. */
  private displace(from: number, to: number): void {
    const { vertices, displaced, object } = this
    const { index, attributes, drawRange, groups } = object.geometry
    for (let i = from; i < to; i++) vertices.compute(i)
    const position = new BufferAttribute(vertices.positions, 3)
    Object.assign(displaced, { index, attributes: { ...attributes, position }, drawRange: { ...drawRange }, groups })
  }
}

interface Range {
  readonly vertexStart: number
  readonly vertexCount: number
  readonly start: number
  readonly count: number
}

function isBatched(object: Displaceable): object is BatchedMesh {
  return 'isBatchedMesh' in object
}

const bounds = /*#__PURE__*/ new Sphere()
const inWorld = /*#__PURE__*/ new Sphere()
