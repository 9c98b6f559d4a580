import conesToLinearGlsl from '../../glsl/conesToLinear.glsl'
import type { ColorOperator } from './colorOperator'
import { colorExpression, type ColorValue } from './colorValue'
import { conesToLinear } from './conesToLinear'
import { CONSTANT } from './constantRow'
import type { Field } from './field'
import { floatLiteral } from './floatLiteral'
import type { GlslBuilder } from './glslProgram'
import type { Rgb } from './parseColor'

/** Stops that are no farther apart make an edge. */
const LEAST_WIDTH = 1e-30

export interface RampParams {
  readonly colors: readonly ColorValue[]
  /** Whether the colours are roots of cone responses. */
  readonly cones: boolean
}

/** Of its fields, the first runs along the stops, which are the others. */
export const RAMP: ColorOperator<RampParams> = {
  name: 'ramp',
  cpu({ params: { colors, cones } }, build, { fields: [x, ...stops] }) {
    const out = build.slot()
    const last = stops.length - 1
    const sources = colors.map((color) => ('value' in color ? color : { value: color }))
    build.step((m) => {
      const at = m[x]
      let i = 0
      let lo = m[stops[0]]
      let weight = 0
      while (i < last) {
        // Live stops that cross: one below its predecessor counts as if it were at the same place.
        const hi = Math.max(lo, m[stops[i + 1]])
        // NaN stops here, too, and goes on as the weight.
        if (!(at >= hi)) {
          weight = Math.max((at - lo) / Math.max(hi - lo, LEAST_WIDTH), 0)
          break
        }
        lo = hi
        i++
      }
      mix(m, out, sources[i].value, sources[Math.min(i + 1, last)].value, weight)
      if (cones) conesToLinear(m, out)
    })
    return out
  },
  glsl({ inputs, params: { colors, cones } }, build, { fields: [x, ...stops] }) {
    let mixed = colorExpression(colors[0], build)
    let lo: Stop = { text: stops[0], number: plainNumber(inputs[1]) }
    for (let i = 1; i < stops.length; i++) {
      const hi = nextStop(lo, { text: stops[i], number: plainNumber(inputs[i + 1]) }, build)
      const weight = weightExpression(x, lo, hi, build)
      mixed = build.define('vec3', 'c', `mix(${mixed}, ${colorExpression(colors[i], build)}, ${weight})`)
      lo = hi
    }
    if (!cones) return mixed
    build.use(conesToLinearGlsl)
    return build.define('vec3', 'c', `perlinConesToLinear(${mixed})`)
  }
}

function mix(m: Float64Array, out: number, below: Rgb, above: Rgb, weight: number): void {
  m[out] = below[0] * (1 - weight) + above[0] * weight
  m[out + 1] = below[1] * (1 - weight) + above[1] * weight
  m[out + 2] = below[2] * (1 - weight) + above[2] * weight
}

interface Stop {
  readonly text: string
  /** As float32, if it is compiled in. */
  readonly number?: number
}

function plainNumber({ op, params }: Field): number | undefined {
  const value = op === CONSTANT ? (params as { value: unknown }).value : undefined
  return typeof value === 'number' ? Math.fround(value) : undefined
}

/** Plain numbers ascend already. */
function nextStop(lo: Stop, stop: Stop, build: GlslBuilder): Stop {
  if (lo.number !== undefined && stop.number !== undefined) return stop
  return { text: build.define('float', 's', `max(${lo.text}, ${stop.text})`) }
}

function weightExpression(x: string, lo: Stop, hi: Stop, build: GlslBuilder): string {
  const edge = `step(${hi.text}, ${x})`
  if (lo.number !== undefined && hi.number !== undefined) {
    const width = Math.fround(hi.number - lo.number)
    return width > LEAST_WIDTH ? `clamp((${x} - ${lo.text}) / ${floatLiteral(width)}, 0.0, 1.0)` : edge
  }
  const width = build.define('float', 'd', `${hi.text} - ${lo.text}`)
  return `${width} > ${floatLiteral(LEAST_WIDTH)} ? clamp((${x} - ${lo.text}) / ${width}, 0.0, 1.0) : ${edge}`
}
