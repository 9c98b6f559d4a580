import { Vector3 } from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { assertDifferentiable } from '../field/assertDifferentiable'
import { bandLimit } from '../field/bandLimit'
import { Field, toField, type FieldLike } from '../field/field'
import { checkValue, FINITE, type Live, type Value } from '../field/value'
import { checkSpace, type Space } from './checkSpace'
import { checkTime } from './checkTime'

/** Direction of displacement, in the mesh's own axes; a vector is normalised. */
export type Along = 'normal' | 'radial' | 'x' | 'y' | 'z' | Vector3

/** Options of `displace`. */
export interface DisplaceOptions {
  /**
   * Factor on the field: a number, live or not, or a field.
   *
   * @defaultValue 1
   */
  amplitude?: FieldLike
  /**
   * Where to: along the vertex normals, away from the mesh's origin ('radial'), or in one direction of the mesh's axes.
   *
   * @defaultValue 'normal'
   */
  along?: Along
  /**
   * Whose coordinates the field gets: the mesh's own, the world's (a pattern that continues across meshes and stays
   * when they move), those of any object, or (u, v, 0) of the geometry's `uv`. The world's position is that of the
   * instance, of instanced and batched meshes, and that of the bind pose, of skinned ones: the pattern sticks to the
   * skin. The displacement itself is always in the mesh's own units.
   *
   * @defaultValue 'local'
   */
  space?: Space
  /**
   * The field's t, in its own unit: `{ value }`, to be advanced by you.
   *
   * @defaultValue \{ value: 0 \}
   */
  time?: Live
  /**
   * Curvature of the undisplaced surface, 1 / radius, in the mesh's own units: makes normals exact on a sphere that is
   * displaced along its normals. May be live.
   *
   * @defaultValue 0
   */
  curvature?: Value
  /**
   * Where the exact normals are computed: at the vertices, or at every pixel, which shows in the light what is finer
   * than the mesh, at the cost of another evaluation. In the space 'uv' only the pixels know how the coordinates lie on
   * the surface; tangents, and the way of a displacementMap, stay those of the undisplaced surface there. Materials
   * without light ignore it.
   *
   * @defaultValue 'vertex'; 'pixel' in the space 'uv'
   */
  normals?: 'vertex' | 'pixel'
  /**
   * Distance of neighbouring vertices, in units of the space: noise that is finer fades from the shape, where single
   * vertices would only hit it at random. With `normals: 'pixel'` it is still in the light. May be live.
   *
   * @defaultValue 0
   */
  footprint?: Value
}

/** Checked options, and the field with its amplitude. */
export interface DisplaceSettings {
  readonly field: Field
  readonly amplitude: FieldLike
  /** field · amplitude, as far as vertices can show it. */
  readonly height: Field
  /** The same in full detail, for normals at pixels. */
  readonly relief: Field
  readonly along: Along
  readonly space: Space
  readonly time: Live
  /** Whether the time is ours: then it does not tell settings apart. */
  readonly ownTime: boolean
  readonly curvature: Value
  readonly footprint: Value
  readonly normals: 'vertex' | 'pixel'
}

export function checkDisplaceOptions(field: Field, options: DisplaceOptions): DisplaceSettings {
  if (!(field instanceof Field)) {
    throw new Error(`displace: the second argument must be a field such as perlin3(), got ${describe(field)}.`)
  }
  checkOptions(
    options,
    ['amplitude', 'along', 'space', 'time', 'curvature', 'normals', 'footprint'],
    'displace',
    '{ amplitude: 2 }'
  )
  const {
    amplitude = 1,
    along = 'normal',
    space = 'local',
    time = { value: 0 },
    curvature = 0,
    footprint = 0,
    normals = space === 'uv' ? 'pixel' : 'vertex'
  } = options
  if (!(amplitude instanceof Field)) checkValue(amplitude, 'displace', 'amplitude', FINITE)
  checkValue(curvature, 'displace', 'curvature')
  checkValue(footprint, 'displace', 'footprint', { min: 0, text: 'a number from 0' })
  checkAlong(along)
  checkSpace(space, 'displace')
  checkTime(time, 'displace')
  if (normals !== 'vertex' && normals !== 'pixel') {
    throw new Error(`displace: \`normals\` must be 'vertex' or 'pixel', got ${describe(normals)}.`)
  }
  if (space === 'uv' && normals === 'vertex') {
    throw new Error(
      "displace: `normals` must be 'pixel' in the space 'uv', got 'vertex'. A vertex does not know how uv lies on the surface."
    )
  }
  const relief = amplitude === 1 ? field : field.mul(toField(amplitude, 'displace'))
  assertDifferentiable(relief, 'displace')
  return {
    field,
    amplitude,
    height: footprint === 0 ? relief : bandLimit(relief, footprint),
    relief,
    footprint,
    along: copyAlong(along),
    space,
    time,
    ownTime: options.time === undefined,
    curvature,
    normals
  }
}

/** Whether both settings give the same displacement, so that nothing needs to change. */
export function sameSettings(a: DisplaceSettings, b: DisplaceSettings): boolean {
  const sameAlong =
    a.along === b.along || (typeof a.along === 'object' && typeof b.along === 'object' && a.along.equals(b.along))
  return (
    sameAlong &&
    a.field === b.field &&
    a.amplitude === b.amplitude &&
    a.space === b.space &&
    (a.time === b.time || (a.ownTime && b.ownTime)) &&
    a.curvature === b.curvature &&
    a.footprint === b.footprint &&
    a.normals === b.normals
  )
}

function checkAlong(along: unknown): void {
  if (['normal', 'radial', 'x', 'y', 'z'].includes(along as string)) return
  const length = (along as Vector3 | null)?.isVector3 ? (along as Vector3).length() : NaN
  if (length > 0 && Number.isFinite(length)) return
  throw new Error(
    `displace: \`along\` must be 'normal', 'radial', 'x', 'y', 'z' or a Vector3 other than 0, got ${describe(along)}.`
  )
}

function copyAlong(along: Along): Along {
  return typeof along === 'object' ? along.clone().normalize() : along
}

const AXES = {
  x: /*#__PURE__*/ new Vector3(1, 0, 0),
  y: /*#__PURE__*/ new Vector3(0, 1, 0),
  z: /*#__PURE__*/ new Vector3(0, 0, 1)
} as const

/**
 * The one direction in which all vertices move, in the mesh's axes, not to be changed; none for 'normal' and 'radial'.
 * Culling asks for it at every draw: nothing is allocated.
 */
export function fixedDirection(along: Along): Readonly<Vector3> | undefined {
  if (typeof along === 'object') return along
  return along === 'normal' || along === 'radial' ? undefined : AXES[along]
}
