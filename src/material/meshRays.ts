import type { InstancedMesh, Intersection, Mesh, Ray, Raycaster } from 'three'
import { checkRay } from './checkRay'
import { surfaceOf, type DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import { eachPlacement } from './placements'
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

  private forEachInstance(visit: (instanceId?: number) => void): void {
    const { mesh, vertices } = this.surface
    if (!isInstanced(mesh)) {
      vertices.update()
      visit()
      return
    }
    eachPlacement(mesh, (matrix, id) => {
      vertices.update(matrix)
      visit(id)
    })
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

function isInstanced(mesh: Mesh): mesh is InstancedMesh {
  return 'isInstancedMesh' in mesh
}

function withInstance<T extends Intersection>(hit: T, instanceId: number | undefined): T {
  if (instanceId !== undefined) hit.instanceId = instanceId
  return hit
}
