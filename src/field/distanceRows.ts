import { axesWhere } from './axesWhere'
import type { UnitVector } from './direction'
import { vectorExpression, type Vector3Values } from './vector3Values'
import type { Operator } from './operator'
import { read } from './value'

/** Keeps the gradient at distance 0 at 0. */
const LEAST_DISTANCE = 1e-30

/** From a point, or from the line through it in a direction. */
export const DISTANCE: Operator<{ readonly through: Vector3Values; readonly axis?: UnitVector }> = {
  name: 'distance',
  foldable: false,
  cpu({ params: { through, axis } }, build, scope) {
    const [cx, cy, cz] = through
    const [ax, ay, az] = axis ?? [0, 0, 0]
    const p = scope.point
    const out = build.slot()
    build.step((m) => {
      let x = m[p] - read(cx)
      let y = m[p + 1] - read(cy)
      let z = m[p + 2] - read(cz)
      const along = x * ax + y * ay + z * az
      x -= along * ax
      y -= along * ay
      z -= along * az
      m[out] = Math.sqrt(x * x + y * y + z * z)
      if (!scope.gradient) return
      const divisor = Math.max(m[out], LEAST_DISTANCE)
      m[out + 1] = x / divisor
      m[out + 2] = y / divisor
      m[out + 3] = z / divisor
    })
    return out
  },
  glsl({ params: { through, axis } }, build, scope) {
    let d = build.fresh('d')
    build.line(`vec3 ${d} = ${scope.point} - ${vectorExpression(through, build)};`)
    if (axis) {
      const whole = d
      const direction = vectorExpression(axis, build)
      d = build.fresh('d')
      build.line(`vec3 ${d} = ${whole} - dot(${whole}, ${direction}) * ${direction};`)
    }
    const value = build.fresh('v')
    build.line(`float ${value} = length(${d});`)
    if (!scope.gradient) return { value }
    const gradient = build.fresh('g')
    build.line(`vec3 ${gradient} = ${d} / max(${value}, 1e-30);`)
    return { value, gradient }
  },
  // A line along an axis takes no notice of that.
  axes: ({ params: { axis } }) => axesWhere((k) => axis === undefined || Math.abs(axis[k]) !== 1),
  range: () => [0, Infinity]
}

/** From a plane, positive on the side of its normal. */
export const PLANE_DISTANCE: Operator<{ readonly through: Vector3Values; readonly normal: UnitVector }> = {
  name: 'distance',
  foldable: false,
  cpu({ params: { through, normal } }, build, scope) {
    const [cx, cy, cz] = through
    const [nx, ny, nz] = normal
    const p = scope.point
    const out = build.slot()
    build.step((m) => {
      m[out] = (m[p] - read(cx)) * nx + (m[p + 1] - read(cy)) * ny + (m[p + 2] - read(cz)) * nz
      m[out + 1] = nx
      m[out + 2] = ny
      m[out + 3] = nz
    })
    return out
  },
  glsl({ params: { through, normal } }, build, scope) {
    const direction = vectorExpression(normal, build)
    const value = build.fresh('v')
    build.line(`float ${value} = dot(${scope.point} - ${vectorExpression(through, build)}, ${direction});`)
    return { value, gradient: scope.gradient ? direction : undefined }
  },
  axes: ({ params: { normal } }) => axesWhere((k) => normal[k] !== 0),
  range: () => [-Infinity, Infinity]
}
