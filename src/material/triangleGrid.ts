/** Triangles of a mesh seen along one direction, sorted into the cells of a uniform grid for point queries. */
export class TriangleGrid {
  private readonly cellStart: Uint32Array
  private readonly cellTriangles: Uint32Array
  private readonly columns: number
  private readonly rows: number
  /** The rectangle around all vertices. */
  readonly minU: number
  readonly minV: number
  readonly maxU: number
  readonly maxV: number
  private readonly cellSize: number

  /**
   * @param uv - plane coordinates, two numbers a vertex
   * @param triangles - vertex indices, three a triangle
   */
  constructor(
    readonly uv: Float64Array,
    readonly triangles: ArrayLike<number>
  ) {
    let minU = Infinity
    let minV = Infinity
    let maxU = -Infinity
    let maxV = -Infinity
    for (let i = 0; i < uv.length; i += 2) {
      minU = Math.min(minU, uv[i])
      maxU = Math.max(maxU, uv[i])
      minV = Math.min(minV, uv[i + 1])
      maxV = Math.max(maxV, uv[i + 1])
    }
    const count = triangles.length / 3
    // About two triangles a cell, as in a regular sheet; at least a line of cells where the mesh is seen edge-on.
    const area = Math.max(maxU - minU, 1e-9) * Math.max(maxV - minV, 1e-9)
    this.cellSize = Math.max(Math.sqrt((2 * area) / count), Math.max(maxU - minU, maxV - minV) / count)
    this.minU = minU
    this.minV = minV
    this.maxU = maxU
    this.maxV = maxV
    this.columns = Math.max(1, Math.ceil((maxU - minU) / this.cellSize))
    this.rows = Math.max(1, Math.ceil((maxV - minV) / this.cellSize))

    // Cells a triangle's box touches: counted first, then filled in.
    const start = new Uint32Array(this.columns * this.rows + 1)
    const boxes = new Uint32Array(4 * count)
    for (let t = 0; t < count; t++) {
      this.cellsOf(t, boxes)
      this.visitCells(t, boxes, (cell) => void start[cell + 1]++)
    }
    for (let cell = 0; cell < this.columns * this.rows; cell++) start[cell + 1] += start[cell]
    const fill = start.slice()
    this.cellTriangles = new Uint32Array(start[start.length - 1])
    for (let t = 0; t < count; t++) this.visitCells(t, boxes, (cell) => void (this.cellTriangles[fill[cell]++] = t))
    this.cellStart = start
  }

  /** Whether a point is within the rectangle around all triangles, or so near that rounding may have put it outside. */
  mayCover(u: number, v: number): boolean {
    const { minU, minV, maxU, maxV, cellSize } = this
    const margin = 1e-9 * cellSize
    return u >= minU - margin && u <= maxU + margin && v >= minV - margin && v <= maxV + margin
  }

  /** Calls back for every triangle that covers the point, with the weights of its three corners. */
  visitAt(u: number, v: number, visit: (triangle: number, a: number, b: number, c: number) => void): void {
    const { uv, triangles, cellStart, cellTriangles } = this
    const cell = this.clampRow(v) * this.columns + this.clampColumn(u)
    for (let i = cellStart[cell]; i < cellStart[cell + 1]; i++) {
      const triangle = cellTriangles[i]
      const ia = 2 * triangles[3 * triangle]
      const ib = 2 * triangles[3 * triangle + 1]
      const ic = 2 * triangles[3 * triangle + 2]
      const ua = uv[ia] - u
      const va = uv[ia + 1] - v
      const ub = uv[ib] - u
      const vb = uv[ib + 1] - v
      const uc = uv[ic] - u
      const vc = uv[ic + 1] - v
      const area = (ub - ua) * (vc - va) - (uc - ua) * (vb - va)
      if (area === 0) continue
      const a = (ub * vc - uc * vb) / area
      const b = (uc * va - ua * vc) / area
      const c = 1 - a - b
      // A point on a shared edge must not fall through: rounding is some 1e-16 of the weights.
      if (a >= -1e-12 && b >= -1e-12 && c >= -1e-12) visit(triangle, a, b, c)
    }
  }

  /** First and last column and row of a triangle's box. */
  private cellsOf(triangle: number, boxes: Uint32Array): void {
    const { uv, triangles } = this
    const ia = 2 * triangles[3 * triangle]
    const ib = 2 * triangles[3 * triangle + 1]
    const ic = 2 * triangles[3 * triangle + 2]
    boxes[4 * triangle] = this.clampColumn(Math.min(uv[ia], uv[ib], uv[ic]))
    boxes[4 * triangle + 1] = this.clampColumn(Math.max(uv[ia], uv[ib], uv[ic]))
    boxes[4 * triangle + 2] = this.clampRow(Math.min(uv[ia + 1], uv[ib + 1], uv[ic + 1]))
    boxes[4 * triangle + 3] = this.clampRow(Math.max(uv[ia + 1], uv[ib + 1], uv[ic + 1]))
  }

  private visitCells(triangle: number, boxes: Uint32Array, visit: (cell: number) => void): void {
    for (let row = boxes[4 * triangle + 2]; row <= boxes[4 * triangle + 3]; row++) {
      for (let column = boxes[4 * triangle]; column <= boxes[4 * triangle + 1]; column++) {
        visit(row * this.columns + column)
      }
    }
  }

  private clampColumn(u: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor((u - this.minU) / this.cellSize)))
  }

  private clampRow(v: number): number {
    return Math.min(this.rows - 1, Math.max(0, Math.floor((v - this.minV) / this.cellSize)))
  }
}
