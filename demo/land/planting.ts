import { Color, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type Material } from 'three'
import type { Standing } from '../scenes/demoScene'
import type { Site } from './sites'

/** What stands at a site now: nothing (0), or something of this size in metres. */
export type SizeAt = (site: Site) => number

/** Instances of one shape that stand on the ground, wherever that is. */
export class Planting {
  readonly mesh: InstancedMesh
  private readonly standing: Site[] = []

  constructor(
    readonly kind: string,
    geometry: BufferGeometry,
    material: Material,
    private readonly sites: readonly Site[],
    colourAt: (site: Site, target: Color) => Color
  ) {
    this.mesh = new InstancedMesh(geometry, material, sites.length)
    this.mesh.name = kind
    this.mesh.castShadow = this.mesh.receiveShadow = true
    // They lie all over the land, which is never out of sight.
    this.mesh.frustumCulled = false
    this.mesh.count = 0
    this.colourAt = colourAt
  }

  private readonly colourAt: (site: Site, target: Color) => Color

  /** Sets every instance on the ground again. `up` leans it, if it leans. */
  plant(sizeAt: SizeAt, heightAt: (x: number, z: number) => number, up?: (x: number, z: number) => Vector3): void {
    const { mesh, standing } = this
    standing.length = 0
    for (const site of this.sites) {
      const size = sizeAt(site)
      if (size <= 0) continue
      position.set(site.x, heightAt(site.x, site.z), site.z)
      if (Number.isNaN(position.y)) continue
      turn.setFromAxisAngle(UP, site.turn)
      if (up) turn.premultiply(lean.setFromUnitVectors(UP, up(site.x, site.z)))
      mesh.setMatrixAt(standing.length, matrix.compose(position, turn, scale.setScalar(size)))
      mesh.setColorAt(standing.length, this.colourAt(site, colour))
      standing.push(site)
    }
    mesh.count = standing.length
    mesh.instanceMatrix.needsUpdate = true
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  }

  /** The foot of each instance as the GPU gets it, and the ground below it. */
  inspect(heightAt: (x: number, z: number) => number): Standing[] {
    return this.standing.map(({ x, z }, i) => {
      this.mesh.getMatrixAt(i, matrix)
      return { kind: this.kind, x, z, base: matrix.elements[13], ground: heightAt(x, z) }
    })
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const UP = new Vector3(0, 1, 0)
const position = new Vector3()
const scale = new Vector3()
const turn = new Quaternion()
const lean = new Quaternion()
const matrix = new Matrix4()
const colour = new Color()
