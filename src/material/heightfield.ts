import { Matrix4, Quaternion, Vector3 } from 'three'
import { checkKeys } from '../checkKeys'
import { describe } from '../describe'
import { surfaceOf, type DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import { diagonalOf, gridOf } from './planGrid'
import type { PlanView } from './planView'

/** Options of `heightfield`. */
export interface HeightfieldOptions extends SurfaceOptions {
  /**
   * For which engine: Rapier, or cannon-es. The latter wants square cells, and its own rays (not its bodies) miss columns
   * beyond the number of rows; `raycast` does not.
   */
  layout: 'rapier' | 'cannon'
  /**
   * Cells along the mesh's own x axis (along y, if it is displaced along x).
   *
   * @defaultValue those of the mesh, if its vertices form a regular grid
   */
  columns?: number
  /**
   * Cells along the other axis.
   *
   * @defaultValue those of the mesh, if its vertices form a regular grid
   */
  rows?: number
}

interface Placement {
  /** Where the body, or the collider, belongs. */
  readonly position: Vector3
  readonly quaternion: Quaternion
}

/** Arguments of `ColliderDesc.heightfield(nrows, ncols, heights, scale)`, and where the collider belongs. */
export interface RapierHeightfield extends Placement {
  readonly nrows: number
  readonly ncols: number
  readonly heights: Float32Array
  readonly scale: Vector3
}

/** Arguments of `new Heightfield(data, { elementSize })`, and where its body belongs. */
export interface CannonHeightfield extends Placement {
  readonly data: number[][]
  readonly elementSize: number
}

/** What `heightfield` gives, by its `layout`. */
export interface Heightfields {
  readonly rapier: RapierHeightfield
  readonly cannon: CannonHeightfield
}

/** Heights over a rectangle of cells, in the axes of an engine. */
interface Lattice {
  /** Horizontal, of length 1; z = x × up. */
  readonly x: Vector3
  readonly z: Vector3
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly depth: number
  /** World position of the middle, at the height that heights count from. */
  readonly middle: Vector3
  readonly height: (row: number, column: number) => number
}

export function createHeightfield<L extends keyof Heightfields>(
  surface: DisplacedSurface,
  options: HeightfieldOptions & { layout: L }
): Heightfields[L] {
  const { layout, columns, rows } = checkOptions(options)
  const on = surfaceOf(options, 'heightfield')
  const lattice = latticeOver(surface, surface.verticalView('heightfield'), { columns, rows, on })
  return LAYOUTS[layout](lattice, surface.mesh.name) as Heightfields[L]
}

function checkOptions(options: unknown): HeightfieldOptions {
  const example = "{ layout: 'rapier' }"
  if (typeof options !== 'object' || options === null) {
    throw new Error(`heightfield: options must be an object such as ${example}, got ${describe(options)}.`)
  }
  checkKeys(options, ['layout', 'columns', 'rows', 'on'], 'heightfield')
  const checked = options as HeightfieldOptions
  if (!Object.hasOwn(LAYOUTS, checked.layout)) {
    throw new Error(`heightfield: \`layout\` must be 'rapier' or 'cannon', got ${describe(checked.layout)}.`)
  }
  for (const name of ['columns', 'rows'] as const) {
    const cells = checked[name]
    if (cells === undefined || (Number.isInteger(cells) && cells > 0)) continue
    throw new Error(`heightfield: \`${name}\` must be a positive integer, got ${describe(cells)}.`)
  }
  return checked
}

/**
 * Both engines divide cells from the corner at the largest z to that at the largest x, as PlaneGeometry does seen from
 * its front; where the mesh does otherwise, the axes are turned by a quarter so that the triangles are the same again.
 */
function latticeOver(
  surface: DisplacedSurface,
  view: PlanView,
  { columns, rows, on = 'mesh' }: Pick<HeightfieldOptions, 'columns' | 'rows' | 'on'>
): Lattice {
  const { triangles } = view
  const name = `mesh '${surface.mesh.name}'`
  const grid = gridOf(triangles)
  const nu = columns ?? grid?.columns
  const nv = rows ?? grid?.rows
  if (nu === undefined || nv === undefined) {
    throw new Error(`heightfield: the vertices of ${name} are no regular grid. Pass columns and rows, to resample it.`)
  }
  const { minU, maxU, minV, maxV } = triangles
  const { world } = surface.vertices
  const flat = (v: Vector3) => new Vector3().copy(v).transformDirection(world).setY(0)
  const [u, v] = [flat(view.u), flat(view.v)]
  if (Math.abs(u.dot(v)) > 1e-6 || Math.min(u.length(), v.length()) < 1 - 1e-6) {
    throw new Error(`heightfield: ${name} is sheared in the world, and a heightfield is a rectangle. Scale it evenly.`)
  }
  const at = (i: number, j: number) => {
    const [pu, pv] = [minU + (i / nu) * (maxU - minU), minV + (j / nv) * (maxV - minV)]
    const height = surface.heightInPlan(view, pu, pv, on)
    if (!Number.isNaN(height)) return height - world.elements[13]
    throw new Error(`heightfield: ${name} has a hole or no corner at (${pu}, ${pv}) of its plan. Use a full rectangle.`)
  }
  const middle = new Vector3().addScaledVector(view.u, (minU + maxU) / 2).addScaledVector(view.v, (minV + maxV) / 2)
  middle.applyMatrix4(world).setY(world.elements[13])
  const scaled = (axis: Vector3) =>
    new Vector3()
      .copy(axis)
      .applyMatrix4(linear.copy(world).setPosition(0, 0, 0))
      .length()
  const [sizeU, sizeV] = [(maxU - minU) * scaled(view.u), (maxV - minV) * scaled(view.v)]
  const z = new Vector3().crossVectors(u, UP)
  const side = Math.sign(z.dot(v))
  const inV = (j: number) => (side > 0 ? j : nv - j)
  if (diagonalOf(triangles) * side > 0) {
    const turned = { columns: nv, rows: nu, width: sizeV, depth: sizeU, x: z, z: new Vector3().copy(u).negate() }
    return { ...turned, middle, height: (row, column) => at(nu - row, inV(column)) }
  }
  const size = { columns: nu, rows: nv, width: sizeU, depth: sizeV }
  return { ...size, x: u, z, middle, height: (row, column) => at(column, inV(row)) }
}

const UP = /*#__PURE__*/ new Vector3(0, 1, 0)
const linear = /*#__PURE__*/ new Matrix4()

const LAYOUTS = {
  rapier({ x, z, columns, rows, width, depth, middle, height }: Lattice): RapierHeightfield {
    const heights = new Float32Array((rows + 1) * (columns + 1))
    for (let column = 0; column <= columns; column++) {
      for (let row = 0; row <= rows; row++) heights[column * (rows + 1) + row] = height(row, column)
    }
    const quaternion = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, UP, z))
    return { nrows: rows, ncols: columns, heights, scale: new Vector3(width, 1, depth), position: middle, quaternion }
  },

  /** Heights are along z there, and data of the first index along x: x, y, z are our z, x, y. */
  cannon({ x, z, columns, rows, width, depth, middle, height }: Lattice, name: string): CannonHeightfield {
    const [elementSize, other] = [width / columns, depth / rows]
    if (Math.abs(elementSize - other) > 1e-6 * elementSize) {
      throw new Error(
        `heightfield: cells of cannon's must be square, and those of mesh '${name}' measure ${elementSize} × ${other}. ` +
          'Pass columns and rows that make them so.'
      )
    }
    const data = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => height(row, column))
    )
    const position = middle.addScaledVector(x, -width / 2).addScaledVector(z, -depth / 2)
    const quaternion = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(z, x, UP))
    return { data, elementSize, position, quaternion }
  }
} as const satisfies Record<keyof Heightfields, (lattice: Lattice, name: string) => Placement>
