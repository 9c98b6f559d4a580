import { Matrix4, Quaternion, Vector3 } from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { surfaceOf, type DisplacedSurface, type SurfaceOptions } from './displacedSurface'
import { heightLattice, UP, type Lattice } from './heightLattice'

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

export function createHeightfield<L extends keyof Heightfields>(
  surface: DisplacedSurface,
  options: HeightfieldOptions & { layout: L }
): Heightfields[L] {
  const { layout, columns, rows } = checkHeightfield(options)
  const on = surfaceOf(options, 'heightfield')
  const lattice = heightLattice(surface, { columns, rows, on })
  return LAYOUTS[layout](lattice, surface.mesh.name) as Heightfields[L]
}

function checkHeightfield(options: unknown): HeightfieldOptions {
  checkOptions(options, ['layout', 'columns', 'rows', 'on'], 'heightfield', "{ layout: 'rapier' }")
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
