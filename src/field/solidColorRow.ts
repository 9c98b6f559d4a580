import type { ColorOperator } from './colorOperator'
import { colorExpression, readColor, type ColorValue } from './colorValue'

/** One colour everywhere. */
export const SOLID_COLOR: ColorOperator<{ readonly color: ColorValue }> = {
  name: 'colour',
  cpu({ params: { color } }, build) {
    const out = build.slot()
    build.step((m) => {
      const rgb = readColor(color)
      for (let k = 0; k < 3; k++) m[out + k] = rgb[k]
    })
    return out
  },
  glsl: ({ params: { color } }, build) => colorExpression(color, build)
}
