import { ColorField } from './colorField'
import type { ColorLike } from './colorValue'
import { isLive } from './value'

/** A colour as `made` keeps it: as it was written, but a copy of a Color. */
export function recordedColor(color: ColorField | ColorLike): unknown {
  if (typeof color !== 'object' || color instanceof ColorField || isLive(color) || !('r' in color)) return color
  return [color.r, color.g, color.b]
}
