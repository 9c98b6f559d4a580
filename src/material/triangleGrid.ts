/** Triangles of a mesh seen along one direction, sorted into the cells of a uniform grid for point queries. */
export class TriangleGrid {
  private readonly cellStart: Uint32Array
  private readonly cellTriangles: Uint32Array
  private readonly columns: number
  private readonly rows: number
  private readonly minU: number
  private readonly minV: number
  private readonly cellSize: number

  /**
   * @param uv - plane coordinates, two numbers a vertex
   * @param triangles - vertex indices, three a triangle
   */
  constructor(
    private readonly uv: Float64Array,
    private readonly triangles: ArrayLike<number>
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
    this.columns = Math.max(1, Math.ceil((maxU - minU) / this.cellSize))
    this.rows = Math.max(1, Math.ceil((maxV - minV) / this.cellSize))

    const start = new Uint32Array(this.columns * this.rows + 1)
    for (let t = 0; t < count; t++) this.visitCells(t, (cell) => void start[cell + 1]++)
    for (let cell = 0; cell < this.columns * this.rows; cell++) start[cell + 1] += start[cell]
    const fill = start.slice()
    this.cellTriangles = new Uint32Array(start[start.length - 1])
    for (let t = 0; t < count; t++) this.visitCells(t, (cell) => void (this.cellTriangles[fill[cell]++] = t))
    this.cellStart = start
  }

  /** Calls back for every triangle that covers the point, with the weights of its three corners. */
  visitAt(u: number, v: number, visit: (triangle: number, a: number, b: number, c: number) => void): void {
    const column = this.clampColumn(u)
    const row = this.clampRow(v)
    const cell = row * this.columns + column
    for (let i = this.cellStart[cell]; i < this.cellStart[cell + 1]; i++) {
      const triangle = this.cellTriangles[i]
      const [ua, va, ub, vb, uc, vc] = this.corners(triangle)
      const area = (ub - ua) * (vc - va) - (uc - ua) * (vb - va)
      if (area === 0) continue
      const a = ((ub - u) * (vc - v) - (uc - u) * (vb - v)) / area
      const b = ((uc - u) * (va - v) - (ua - u) * (vc - v)) / area
      const c = 1 - a - b
      // A point on a shared edge must not fall through: rounding is some 1e-16 of the weights.
      if (a >= -1e-12 && b >= -1e-12 && c >= -1e-12) visit(triangle, a, b, c)
    }
  }

  private visitCells(triangle: number, visit: (cell: number) => void): void {
    const [ua, va, ub, vb, uc, vc] = this.corners(triangle)
    const column1 = this.clampColumn(Math.max(ua, ub, uc))
    const row1 = this.clampRow(Math.max(va, vb, vc))
    for (let row = this.clampRow(Math.min(va, vb, vc)); row <= row1; row++) {
      for (let column = this.clampColumn(Math.min(ua, ub, uc)); column <= column1; column++) {
        visit(row * this.columns + column)
      }
    }
  }

  private readonly scratch: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]

  private corners(triangle: number): [number, number, number, number, number, number] {
    const { uv, triangles, scratch } = this
    for (let k = 0; k < 3; k++) {
      const vertex = triangles[3 * triangle + k]
      scratch[2 * k] = uv[2 * vertex]
      scratch[2 * k + 1] = uv[2 * vertex + 1]
    }
    return scratch
  }

  private clampColumn(u: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor((u - this.minU) / this.cellSize)))
  }

  private clampRow(v: number): number {
    return Math.min(this.rows - 1, Math.max(0, Math.floor((v - this.minV) / this.cellSize)))
  }
}
