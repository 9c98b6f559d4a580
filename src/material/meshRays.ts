import { Matrix4, Ray, Raycaster, type InstancedMesh, type Intersection, type Mesh } from 'three'
import { describe } from '../describe'
import { surfaceOf, type DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import { overrideProperty } from './overrideProperty'
import { SurfaceRaycast } from './surfaceRaycast'

/** Casts rays on a displaced mesh and its instances. */
export class MeshRays {
  private readonly surfaceRaycast: SurfaceRaycast

  constructor(private readonly surface: DisplacedSurface) {
    this.surfaceRaycast = new SurfaceRaycast(surface.vertices)
  }

  nearest(ray: Raycaster | Ray, options?: SurfaceOptions): Intersection<Mesh> | undefined {
    const on = surfaceOf(options, 'raycast')
    const raycaster = checkRay(ray)
    let nearest: Intersection<Mesh> | undefined
    this.forEachInstance((instanceId) => {
      const direction = on === 'field' ? this.directionOfField() : undefined
      const hit = this.surfaceRaycast.nearest(raycaster, direction)
      if (hit && !(nearest && nearest.distance <= hit.distance)) nearest = withInstance(hit, instanceId)
    })
    return nearest
  }

  all(raycaster: Raycaster, intersects: Intersection[]): void {
    this.forEachInstance((instanceId) => {
      const first = intersects.length
      this.surfaceRaycast.all(raycaster, intersects)
      for (const hit of intersects.slice(first)) withInstance(hit, instanceId)
    })
  }

  /**
   * Lets three's Raycaster meet the displaced mesh. A raycast method of the user's own stays: it may be there to say
   * that the mesh is not to be picked.
   *
   * @returns a function that undoes it
   */
  override(): () => void {
    const { mesh } = this.surface
    if (Object.hasOwn(mesh, 'raycast')) return () => undefined
    return overrideProperty(mesh, 'raycast', (raycaster, intersects) => {
      this.all(raycaster, intersects)
    }).restore
  }

  private forEachInstance(visit: (instanceId?: number) => void): void {
    const { mesh, vertices } = this.surface
    if (!isInstanced(mesh)) {
      vertices.update()
      visit()
      return
    }
    for (let i = 0; i < mesh.count; i++) {
      mesh.getMatrixAt(i, instance)
      vertices.update(instance)
      visit(i)
    }
  }

  private directionOfField() {
    const { mesh } = this.surface
    const view = 'isSkinnedMesh' in mesh ? undefined : this.surface.planView()
    if (view) return view.direction
    throw new Error(
      `raycast: the vertices of mesh '${mesh.name}' do not all move in one direction, so the field between them cannot ` +
        "be hit. Use on: 'mesh'."
    )
  }
}

const instance = /*#__PURE__*/ new Matrix4()

function isInstanced(mesh: Mesh): mesh is InstancedMesh {
  return 'isInstancedMesh' in mesh
}

function withInstance<T extends Intersection>(hit: T, instanceId: number | undefined): T {
  if (instanceId !== undefined) hit.instanceId = instanceId
  return hit
}

function checkRay(ray: unknown): Raycaster {
  if (ray instanceof Raycaster) return ray
  if (ray instanceof Ray) {
    const raycaster = new Raycaster()
    raycaster.ray.copy(ray)
    return raycaster
  }
  throw new Error(`raycast: the first argument must be a Raycaster or a Ray, got ${describe(ray)}.`)
}
