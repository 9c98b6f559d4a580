/** Triangles in a leaf. */
const LEAF_SIZE = 4

/**
 * Triangles along a space-filling curve (Morton order of their centres), and boxes around runs of them: leaves of four
 * triangles, above them boxes of two boxes each, up to a single one. Made once a geometry; displacement moves its boxes
 * but leaves the order, in which neighbours stay neighbours.
 */
export class TriangleTree {
  /** Triangles by their number in the list. */
  readonly order: Uint32Array
  /** Where the boxes of each level begin, leaves first, and where the last ends. */
  readonly starts: readonly number[]
  /** Smallest x, y, z and largest x, y, z of each box. */
  readonly boxes: Float32Array
  /** The largest coordinate. */
  readonly extent: number

  /**
   * @param positions - three numbers a vertex
   * @param triangles - vertex indices, three a triangle
   */
  constructor(
    positions: Float64Array,
    readonly triangles: ArrayLike<number>
  ) {
    const count = triangles.length / 3
    this.extent = positions.reduce((largest, x) => Math.max(largest, Math.abs(x)), 0)
    this.order = mortonOrder(positions, triangles)
    const starts = [0]
    for (let size = Math.ceil(count / LEAF_SIZE); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      starts.push(starts[starts.length - 1] + size)
    }
    this.starts = starts
    this.boxes = new Float32Array(6 * starts[starts.length - 1])
    const leaves = starts[1] ?? 0
    for (let leaf = 0; leaf < leaves; leaf++) this.boundLeaf(leaf, positions, this.boxes)
    for (let level = 1; level < this.levels; level++) {
      for (let j = 0; j < starts[level + 1] - starts[level]; j++) this.boundChildren(level, j, this.boxes)
    }
  }

  get levels(): number {
    return this.starts.length - 1
  }

  /** Calls back for the triangles of a leaf. */
  visitLeaf(leaf: number, visit: (triangle: number) => void): void {
    const end = Math.min(this.order.length, LEAF_SIZE * (leaf + 1))
    for (let i = LEAF_SIZE * leaf; i < end; i++) visit(this.order[i])
  }

  /** Writes the box of a leaf; NaN has no part in it. */
  boundLeaf(leaf: number, positions: Float64Array, boxes: Float32Array): void {
    const { order, triangles } = this
    const end = Math.min(order.length, LEAF_SIZE * (leaf + 1))
    empty(boxes, 6 * leaf)
    for (let i = LEAF_SIZE * leaf; i < end; i++) {
      for (let k = 0; k < 3; k++) {
        const vertex = 3 * triangles[3 * order[i] + k]
        extend(boxes, 6 * leaf, positions, vertex, vertex)
      }
    }
  }

  /** Writes box j of a level from the two below. */
  boundChildren(level: number, j: number, boxes: Float32Array): void {
    const { starts } = this
    const box = 6 * (starts[level] + j)
    const first = starts[level - 1] + 2 * j
    empty(boxes, box)
    for (let child = first; child < Math.min(first + 2, starts[level]); child++) {
      extend(boxes, box, boxes, 6 * child, 6 * child + 3)
    }
  }
}

function empty(boxes: Float32Array, box: number): void {
  boxes.fill(Infinity, box, box + 3).fill(-Infinity, box + 3, box + 6)
}

function extend(boxes: Float32Array, box: number, from: ArrayLike<number>, lo: number, hi: number): void {
  for (let k = 0; k < 3; k++) {
    if (from[lo + k] < boxes[box + k]) boxes[box + k] = from[lo + k]
    if (from[hi + k] > boxes[box + 3 + k]) boxes[box + 3 + k] = from[hi + k]
  }
}

/** 30 bits of code above 23 bits of index are all that a double holds. */
const MAX_TRIANGLES = 2 ** 23

function mortonOrder(positions: Float64Array, triangles: ArrayLike<number>): Uint32Array {
  const count = triangles.length / 3
  const lowest = [Infinity, Infinity, Infinity]
  let size = 0
  for (let i = 0; i < positions.length; i++) lowest[i % 3] = Math.min(lowest[i % 3], positions[i])
  for (let i = 0; i < positions.length; i++) size = Math.max(size, positions[i] - lowest[i % 3])
  const scale = size > 0 ? 1023.99 / (3 * size) : 0
  const keys = new Float64Array(count)
  const unit = Math.max(count, 1)
  for (let t = 0; t < count; t++) {
    let code = 0
    for (let k = 0; k < 3; k++) {
      let sum = -3 * lowest[k]
      for (let c = 0; c < 3; c++) sum += positions[3 * triangles[3 * t + c] + k]
      code |= spread(sum * scale) << k
    }
    keys[t] = unit > MAX_TRIANGLES ? t : code * unit + t
  }
  // Numbers sort much faster than objects: each key is a code and a triangle.
  return Uint32Array.from(keys.sort(), (key) => key % unit)
}

/** The ten bits of an integer, three places apart. */
function spread(value: number): number {
  let bits = value & 1023
  bits = (bits | (bits << 16)) & 0x030000ff
  bits = (bits | (bits << 8)) & 0x0300f00f
  bits = (bits | (bits << 4)) & 0x030c30c3
  return (bits | (bits << 2)) & 0x09249249
}
