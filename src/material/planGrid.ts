import type { TriangleGrid } from './triangleGrid'

/** A regular grid of vertices. */
export interface PlanGrid {
  readonly columns: number
  readonly rows: number
}

/** The cells of a sheet, if its vertices lie on evenly spaced lines along u and v. */
export function gridOf({ uv, triangles }: TriangleGrid): PlanGrid | undefined {
  const used = new Set(Array.from(triangles))
  const [columns, rows] = [0, 1].map((axis) => intervals(Float64Array.from(used, (i) => uv[2 * i + axis])))
  if (columns === undefined || rows === undefined || (columns + 1) * (rows + 1) > used.size) return undefined
  return { columns, rows }
}

/**
 * Which diagonal most cells have: positive if it goes from the smallest u and v to the largest, negative if it is the
 * other.
 */
export function diagonalOf({ uv, triangles, minU, maxU, minV, maxV }: TriangleGrid): number {
  // A twelfth of a cell: edges along an axis have less, but for rounding.
  const least = (0.5 * (maxU - minU) * (maxV - minV)) / triangles.length
  let sum = 0
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [2 * triangles[t + k], 2 * triangles[t + ((k + 1) % 3)]]
      const product = (uv[b] - uv[a]) * (uv[b + 1] - uv[a + 1])
      if (Math.abs(product) > least) sum += Math.sign(product)
    }
  }
  return sum
}

/** How many equal intervals there are between the different numbers among some; none if intervals differ. */
function intervals(numbers: Float64Array): number | undefined {
  numbers.sort()
  const size = numbers[numbers.length - 1] - numbers[0]
  if (!(size > 0)) return undefined
  // Vertices of one line may differ by the rounding of float32.
  const lines = numbers.filter((x, i) => i === 0 || x - numbers[i - 1] > 1e-5 * size)
  const even = lines.every((x, i) => Math.abs(x - numbers[0] - (size * i) / (lines.length - 1)) < 1e-5 * size)
  return even ? lines.length - 1 : undefined
}
