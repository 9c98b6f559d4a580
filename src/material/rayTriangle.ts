import { Vector3, type Ray } from 'three'

/**
 * Meets a ray with triangles, so that it slips through no edge or corner that triangles share, however far away it
 * starts: both decide by the same products, which differ in sign only.
 *
 * The algorithm is that of S. Woop, C. Benthin and I. Wald, "Watertight Ray/Triangle Intersection", JCGT 2 (1), 2013.
 */
export class RayTriangle {
  /** How far along the ray, in lengths of its direction. */
  distance = NaN
  /** Weights of the corners. */
  readonly weights = new Vector3()
  private readonly origin = new Float64Array(3)
  /** The axis of the ray's largest component, and the two others. */
  private z = 0
  private x = 1
  private y = 2
  private shearX = 0
  private shearY = 0
  private scale = 1

  setRay({ origin, direction }: Ray): void {
    const d = direction.toArray()
    const lengths = d.map(Math.abs)
    this.z = lengths.indexOf(Math.max(...lengths))
    this.x = (this.z + 1) % 3
    this.y = (this.z + 2) % 3
    this.shearX = d[this.x] / d[this.z]
    this.shearY = d[this.y] / d[this.z]
    this.scale = 1 / d[this.z]
    origin.toArray(this.origin)
  }

  /**
   * @param positions - three numbers a vertex
   * @returns whether the ray meets the triangle of three vertices, from whichever side
   */
  meets(positions: Float64Array, a: number, b: number, c: number): boolean {
    const { origin, x, y, z, shearX, shearY } = this
    const za = positions[3 * a + z] - origin[z]
    const zb = positions[3 * b + z] - origin[z]
    const zc = positions[3 * c + z] - origin[z]
    const xa = positions[3 * a + x] - origin[x] - shearX * za
    const ya = positions[3 * a + y] - origin[y] - shearY * za
    const xb = positions[3 * b + x] - origin[x] - shearX * zb
    const yb = positions[3 * b + y] - origin[y] - shearY * zb
    const xc = positions[3 * c + x] - origin[x] - shearX * zc
    const yc = positions[3 * c + y] - origin[y] - shearY * zc
    const u = xc * yb - yc * xb
    const v = xa * yc - ya * xc
    const w = xb * ya - yb * xa
    const isInside = (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)
    const sum = u + v + w
    if (!isInside || sum === 0) return false
    this.weights.set(u / sum, v / sum, w / sum)
    this.distance = this.scale * (this.weights.x * za + this.weights.y * zb + this.weights.z * zc)
    return this.distance >= 0
  }
}
