import { Vector3, type Matrix4 } from 'three'
import type { DisplacedSurface } from './displacedSurface'
import { diagonalOf, gridOf } from './planGrid'
import type { PlanView } from './planView'

/** Heights over a rectangle of cells in the world, in the axes of an engine. */
export interface Lattice {
  /** Horizontal, of length 1; z = x × up. */
  readonly x: Vector3
  readonly z: Vector3
  readonly columns: number
  readonly rows: number
  /** Sizes along x and z. */
  readonly width: number
  readonly depth: number
  /** World position of the middle, at the height that heights count from. */
  readonly middle: Vector3
  readonly height: (row: number, column: number) => number
}

export interface LatticeOptions {
  readonly columns?: number
  readonly rows?: number
  readonly on: 'mesh' | 'field'
}

export const UP = /*#__PURE__*/ new Vector3(0, 1, 0)

/**
 * The heights of a sheet for a physics engine. Engines divide a cell from its corner at the largest z to that at the
 * largest x, as PlaneGeometry does, seen from its front; where the mesh does otherwise, the axes are turned by a
 * quarter, so that the triangles are the same again.
 *
 * @throws if the displacement is not vertical, or the sheet is no rectangle, or no grid and no cells are given
 */
export function heightLattice(surface: DisplacedSurface, options: LatticeOptions): Lattice {
  const view = surface.verticalView('heightfield')
  const name = `mesh '${surface.mesh.name}'`
  const [nu, nv] = cellsOf(view, options, name)
  const { minU, minV, maxU, maxV } = view.triangles
  const { u, v, sizeU, sizeV } = axesOf(view, surface.vertices.world, name)
  const base = surface.vertices.world.elements[13]
  const at = (i: number, j: number) => {
    const [pu, pv] = [minU + (i / nu) * (maxU - minU), minV + (j / nv) * (maxV - minV)]
    const height = surface.heightInPlan(view, pu, pv, options.on)
    if (!Number.isNaN(height)) return height - base
    throw new Error(
      `heightfield: ${name} has no height at (${pu}, ${pv}) of its plan. Use a sheet that is a full rectangle in its own axes.`
    )
  }
  const middle = new Vector3().addScaledVector(view.u, (minU + maxU) / 2).addScaledVector(view.v, (minV + maxV) / 2)
  middle.applyMatrix4(surface.vertices.world).setY(base)
  const z = new Vector3().crossVectors(u, UP)
  const side = Math.sign(z.dot(v))
  const inV = (j: number) => (side > 0 ? j : nv - j)
  if (diagonalOf(view.triangles) * side > 0) {
    const turned = { columns: nv, rows: nu, width: sizeV * (maxV - minV), depth: sizeU * (maxU - minU) }
    return { ...turned, x: z, z: u.negate(), middle, height: (row, column) => at(nu - row, inV(column)) }
  }
  const size = { columns: nu, rows: nv, width: sizeU * (maxU - minU), depth: sizeV * (maxV - minV) }
  return { ...size, x: u, z, middle, height: (row, column) => at(column, inV(row)) }
}

/** As given, or those of the mesh. */
function cellsOf({ triangles }: PlanView, { columns, rows }: LatticeOptions, name: string): [number, number] {
  const grid = columns === undefined || rows === undefined ? gridOf(triangles) : undefined
  const [nu, nv] = [columns ?? grid?.columns, rows ?? grid?.rows]
  if (nu !== undefined && nv !== undefined) return [nu, nv]
  throw new Error(`heightfield: the vertices of ${name} are no regular grid. Pass columns and rows, to resample it.`)
}

/** The axes of the plan in the world, of length 1, and how long a unit along them is there. */
function axesOf(view: PlanView, world: Matrix4, name: string) {
  const linear = world.clone().setPosition(0, 0, 0)
  const [u, v] = [view.u, view.v].map((axis) => axis.clone().applyMatrix4(linear).setY(0))
  const [sizeU, sizeV] = [u.length(), v.length()]
  u.normalize()
  v.normalize()
  if (Math.abs(u.dot(v)) < 1e-6) return { u, v, sizeU, sizeV }
  throw new Error(`heightfield: ${name} is sheared in the world, and a heightfield is a rectangle. Scale it evenly.`)
}
