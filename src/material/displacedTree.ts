import type { Ray } from 'three'
import type { DisplacedVertices } from './displacedVertices'
import { fixedDirection } from './displaceOptions'
import { EMPTY_TREE, treeOf } from './geometryTree'
import { isMorphed } from './restPose'
import type { TriangleTree } from './triangleTree'

/**
 * Finds the triangles near a ray. Boxes are those of the undisplaced mesh, widened by the bounds of the field, which
 * costs nothing when a live value changes. Those that a ray enters are fitted to the displaced vertices, and so are
 * those above when both below them are: later rays find them so, until something changes.
 */
export class DisplacedTree {
  private tree: TriangleTree = EMPTY_TREE
  private fitted = new Float32Array(0)
  /** The epochs of the vertices in which boxes were fitted. */
  private stamps = new Uint32Array(0)
  private readonly origin = new Float64Array(3)
  private readonly inverse = new Float64Array(3)
  /** What to add to the six sides of a box: of the undisplaced mesh, or fitted. */
  private readonly widening = new Float64Array(6)
  private readonly slack = new Float64Array(6)
  private limit = Infinity
  private fits = true
  private visit: (triangle: number) => number = () => Infinity

  constructor(private readonly vertices: DisplacedVertices) {}

  /** Three vertices a triangle. */
  get triangles(): ArrayLike<number> {
    return this.tree.triangles
  }

  /**
   * Calls back for triangles that the ray may hit, nearer ones first, as far as boxes tell.
   *
   * @param ray - in the mesh's own space
   * @param limit - how far along the ray
   * @param on - 'field' if the surface between the vertices is meant, which fitted boxes need not contain
   * @param visit - returns how far the ray goes from then on, Infinity for as far as before
   */
  cast(ray: Ray, limit: number, on: 'mesh' | 'field', visit: (triangle: number) => number): void {
    this.tree = treeOf(this.vertices.mesh.geometry)
    const { starts, levels } = this.tree
    const count = starts[levels]
    if (count === 0) return
    // Another tree of the same size comes with another epoch.
    if (this.stamps.length !== count) {
      this.stamps = new Uint32Array(count)
      this.fitted = new Float32Array(6 * count)
    }
    ray.origin.toArray(this.origin)
    ray.direction.toArray(this.inverse)
    for (let k = 0; k < 3; k++) this.inverse[k] = this.inverse[k] === 0 ? Infinity : 1 / this.inverse[k]
    // Less than where a ray enters what it misses.
    this.limit = Math.min(limit, Number.MAX_VALUE)
    this.fits = on === 'mesh'
    this.visit = visit
    this.widen()
    if (this.entry(levels - 1, 0) <= this.limit) this.descend(levels - 1, 0)
  }

  private descend(level: number, j: number): void {
    if (level === 0) {
      this.enterLeaf(j)
      return
    }
    const below = this.tree.starts[level] - this.tree.starts[level - 1]
    const hasTwo = 2 * j + 1 < below
    const [one, two] = [this.entry(level - 1, 2 * j), hasTwo ? this.entry(level - 1, 2 * j + 1) : Infinity]
    const nearer = two < one ? 1 : 0
    if (Math.min(one, two) <= this.limit) this.descend(level - 1, 2 * j + nearer)
    if (Math.max(one, two) <= this.limit && hasTwo) this.descend(level - 1, 2 * j + 1 - nearer)
    if (this.fits) this.fitAbove(level, j, hasTwo)
  }

  private enterLeaf(leaf: number): void {
    const { tree, vertices, stamps } = this
    if (this.fits && stamps[leaf] !== vertices.epoch) {
      tree.visitLeaf(leaf, (triangle) => {
        for (let k = 0; k < 3; k++) vertices.compute(tree.triangles[3 * triangle + k])
      })
      tree.boundLeaf(leaf, vertices.positions, this.fitted)
      stamps[leaf] = vertices.epoch
      // The extent may have grown.
      this.setSlack()
      if (this.entry(0, leaf) > this.limit) return
    }
    tree.visitLeaf(leaf, (triangle) => {
      this.limit = Math.min(this.limit, this.visit(triangle))
    })
  }

  private fitAbove(level: number, j: number, hasTwo: boolean): void {
    const { stamps, tree, vertices } = this
    const node = tree.starts[level] + j
    const child = tree.starts[level - 1] + 2 * j
    if (stamps[node] === vertices.epoch || stamps[child] !== vertices.epoch) return
    if (hasTwo && stamps[child + 1] !== vertices.epoch) return
    tree.boundChildren(level, j, this.fitted)
    stamps[node] = vertices.epoch
  }

  /** Where the ray enters a box, Infinity if it does not. */
  private entry(level: number, j: number): number {
    const { origin, inverse } = this
    const node = this.tree.starts[level] + j
    const isFitted = this.fits && this.stamps[node] === this.vertices.epoch
    const boxes = isFitted ? this.fitted : this.tree.boxes
    const margin = isFitted ? this.slack : this.widening
    let enter = 0
    let leave = this.limit
    for (let k = 0; k < 3; k++) {
      const a = (boxes[6 * node + k] + margin[k] - origin[k]) * inverse[k]
      const b = (boxes[6 * node + 3 + k] + margin[3 + k] - origin[k]) * inverse[k]
      // NaN, of a ray in the plane of a side, is no reason to miss: then no comparison holds.
      if (a > b) {
        if (b > enter) enter = b
        if (a < leave) leave = a
      } else {
        if (a > enter) enter = a
        if (b < leave) leave = b
      }
    }
    return enter <= leave ? enter : Infinity
  }

  /** Boxes are float32, whose rounding errs by 2^-24 at most; rays by much less. */
  private setSlack(): void {
    const { extent } = this.vertices
    const error = 2 ** -22 * Math.max(extent, this.tree.extent) + 1e-14 * Math.max(...this.origin.map(Math.abs))
    this.slack.fill(-error, 0, 3).fill(error, 3)
  }

  private widen(): void {
    this.setSlack()
    const { mesh, settings } = this.vertices
    const [lo, hi] = settings.height.range()
    const direction = fixedDirection(settings.along)
    const reach = Math.max(-lo, hi)
    // Only positions tell where morphing and bones bring a mesh: then each leaf is fitted by the first ray.
    const unknown = isMorphed(mesh) || 'isSkinnedMesh' in mesh || !Number.isFinite(reach)
    for (let k = 0; k < 3; k++) {
      const d = direction?.getComponent(k) ?? 1
      const [least, most] = direction ? [Math.min(lo * d, hi * d), Math.max(lo * d, hi * d)] : [-reach, reach]
      this.widening[k] = unknown ? -Infinity : least + this.slack[k]
      this.widening[3 + k] = unknown ? Infinity : most + this.slack[3 + k]
    }
  }
}
