import { describe, expect, test } from 'vitest'
import { TriangleGrid } from '../../src/material/triangleGrid'
import { randomNumbers } from '../support/randomNumbers'

interface Plan {
  uv: number[]
  triangles: number[]
}

const random = randomNumbers(3)

/** Triangles of all sizes, anywhere, over one another, some of them lines or points. */
function soup(count: number, size: () => number): Plan {
  const uv: number[] = []
  for (let t = 0; t < count; t++) {
    const [u, v, extent] = [random() * 10 - 3, random() * 2 + 40, size()]
    for (let k = 0; k < 3; k++) uv.push(u + (random() - 0.5) * extent, v + (random() - 0.5) * extent)
  }
  return { uv, triangles: Array.from({ length: 3 * count }, (_, i) => i) }
}

/** A sheet of squares of width 1, at integers. */
function sheet(columns: number, rows: number): Plan {
  const uv: number[] = []
  const triangles: number[] = []
  for (let v = 0; v <= rows; v++) for (let u = 0; u <= columns; u++) uv.push(u, v)
  for (let v = 0; v < rows; v++) {
    for (let u = 0; u < columns; u++) {
      const a = v * (columns + 1) + u
      const c = a + columns + 1
      triangles.push(a, a + 1, c, c, a + 1, c + 1)
    }
  }
  return { uv, triangles }
}

function covering({ uv, triangles }: Plan, u: number, v: number): number[] {
  const found: number[] = []
  for (let t = 0; t < triangles.length / 3; t++) {
    const corners = [0, 1, 2].map((k) => [uv[2 * triangles[3 * t + k]], uv[2 * triangles[3 * t + k] + 1]])
    const side = (i: number, j: number) =>
      (corners[j][0] - corners[i][0]) * (v - corners[i][1]) - (corners[j][1] - corners[i][1]) * (u - corners[i][0])
    const sides = [side(0, 1), side(1, 2), side(2, 0)]
    const isFlat = Math.abs(sides[0] + sides[1] + sides[2]) === 0
    if (!isFlat && (sides.every((s) => s >= 0) || sides.every((s) => s <= 0))) found.push(t)
  }
  return found
}

function visited(grid: TriangleGrid, u: number, v: number): number[] {
  const found: number[] = []
  grid.visitAt(u, v, (triangle) => found.push(triangle))
  return found.sort((a, b) => a - b)
}

const plans: Record<string, Plan> = {
  'small triangles': soup(500, () => 0.3),
  'triangles of all sizes': soup(300, () => 10 ** (random() * 3 - 2)),
  'one triangle': soup(1, () => 5),
  'a narrow strip': sheet(300, 1),
  'a sheet': sheet(12, 9),
  'triangles seen on edge': { uv: [0, 0, 1, 0, 2, 0, 3, 0, 0, 1, 1, 1], triangles: [0, 1, 2, 1, 2, 3, 0, 4, 5] },
  'no triangle': { uv: [], triangles: [] },
  'one point': { uv: [1, 1, 1, 1, 1, 1], triangles: [0, 1, 2] }
}

describe.each(Object.entries(plans))('%s', (_name, plan) => {
  const grid = new TriangleGrid(Float64Array.from(plan.uv), plan.triangles)

  test('finds what a search of all triangles finds', () => {
    for (let i = 0; i < 500; i++) {
      const [u, v] = i % 2 === 0 ? [random() * 14 - 5, random() * 4 + 39] : [random() * 14 - 1, random() * 11 - 1]
      expect(visited(grid, u, v)).toEqual(covering(plan, u, v))
    }
  })

  test('has nothing where it says that it covers nothing, and does not say that it covers everything', () => {
    let [inside, covered] = [0, 0]
    for (let i = 0; i < 500; i++) {
      const [u, v] = [random() * 14 - 5, random() * 50 - 1]
      const found = visited(grid, u, v).length > 0
      if (grid.mayCover(u, v)) inside++
      else expect(found).toBe(false)
      if (found) covered++
    }
    expect(covered).toBeLessThanOrEqual(inside)
    if (inside > 0) expect(inside).toBeLessThan(500)
  })

  test('gives weights that make the point', () => {
    for (let i = 0; i < 100; i++) {
      const [u, v] = [random() * 10, random() * 9]
      grid.visitAt(u, v, (triangle, a, b, c) => {
        const at = (axis: number) =>
          [a, b, c].reduce((sum, weight, k) => sum + weight * plan.uv[2 * plan.triangles[3 * triangle + k] + axis], 0)
        expect(at(0)).toBeCloseTo(u, 9)
        expect(at(1)).toBeCloseTo(v, 9)
        expect(a + b + c).toBeCloseTo(1, 12)
      })
    }
  })

  test('has nothing at NaN or infinity', () => {
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(visited(grid, bad, 1)).toEqual([])
      expect(visited(grid, 1, bad)).toEqual([])
    }
  })
})

test('lets no point fall through an edge or a corner', () => {
  const grid = new TriangleGrid(Float64Array.from(plans['a sheet'].uv), plans['a sheet'].triangles)
  for (let u = 0; u <= 12; u += 0.25) {
    for (let v = 0; v <= 9; v += 0.25) expect(visited(grid, u, v).length).toBeGreaterThan(0)
  }
})
