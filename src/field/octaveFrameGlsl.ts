import type { FractalParams } from './fractalParams'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import { matrixExpression } from './matrixExpression'

/** How an octave's coordinates lie to those of its fractal: scaled, turned, shifted. */
export interface OctaveFrameGlsl {
  /** Emits the point of octave `k`; returns where the field is evaluated. */
  enter(k: string): GlslScope
  /** Takes a result's gradient back to the fractal's coordinates. */
  carry(result: GlslResult): GlslResult
  /** Emits the way to the next octave. */
  advance(): void
}

/** Emits the variables of the first octave, before the loop. */
export function octaveFrameGlsl(params: FractalParams, build: GlslBuilder, outer: GlslScope): OctaveFrameGlsl {
  const { lacunarity, turn } = params
  const scale = build.fresh('scale')
  build.line(`float ${scale} = 1.0;`)
  const turned = turn && build.fresh('turn')
  if (turned) build.line(`mat3 ${turned} = mat3(1.0);`)
  return {
    enter(k) {
      const q = build.fresh('p')
      const point = turned ? `(${turned} * ${outer.point})` : outer.point
      build.line(`vec3 ${q} = ${point} * ${scale};`)
      const factor = outer.periodScale === undefined ? '' : `${outer.periodScale} * `
      return build.scope(outer, q, {
        periodScale: `${factor}int(${scale})`,
        shift: emitShift(params.shift, k, build, outer)
      })
    },
    carry(result) {
      if (result.gradient === undefined) return { value: result.value }
      const gradient = build.fresh('g')
      build.line(`vec3 ${gradient} = ${scale} * ${turned ? `(${result.gradient} * ${turned})` : result.gradient};`)
      return { value: result.value, gradient }
    },
    advance() {
      build.line(`${scale} *= ${build.value(lacunarity)};`)
      if (turned) build.line(`${turned} = ${matrixExpression(turn, build)} * ${turned};`)
    }
  }
}

/** The vec3 by which sources in octave k are shifted, on top of what enclosing fractals shift them by. */
function emitShift(shift: FractalParams['shift'], k: string, build: GlslBuilder, outer: GlslScope): string | undefined {
  if (shift.every((s) => s === 0)) return outer.shift
  const name = build.fresh('shift')
  const sum = outer.shift === undefined ? '' : `${outer.shift} + `
  build.line(`vec3 ${name} = ${sum}vec3(${shift.map((s) => build.value(s)).join(', ')}) * float(${k});`)
  return name
}
