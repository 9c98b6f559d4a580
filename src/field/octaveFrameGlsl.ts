import type { FractalParams } from './fractalParams'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import { magnitudesOf, matrixExpression } from './matrixExpression'
import { octaveTurns } from './octaveTurn'
import type { OriginScope, Triple } from './originScope'
import { read } from './value'

/** How an octave's coordinates lie to those of its fractal: scaled, turned, shifted. */
export interface OctaveFrameGlsl {
  /** Emits the point of octave `k`, of at most `count`; returns where the field is evaluated. */
  enter(k: string, count: number): GlslScope
  /** Takes a result's gradient back to the fractal's coordinates. */
  carry(result: GlslResult): GlslResult
  /** Emits the way to the next octave. */
  advance(): void
}

/** Emits the variables of the first octave, before the loop. */
export function octaveFrameGlsl(params: FractalParams, build: GlslBuilder, outer: GlslScope): OctaveFrameGlsl {
  const { lacunarity, turn } = params
  const scale = build.define('float', 'scale', '1.0')
  const turned = turn && build.define('mat3', 'turn', 'mat3(1.0)')
  return {
    enter(k, count) {
      const point = turned ? `(${turned} * ${outer.point})` : outer.point
      const q = build.define('vec3', 'p', `${point} * ${scale}`)
      const factor = outer.periodScale === undefined ? '' : `${outer.periodScale} * `
      return build.scope(outer, q, {
        periodScale: `${factor}int(${scale})`,
        shift: emitShift(params.shift, k, build, outer),
        footprint: build.scaledFootprint(outer, (width) =>
          turned ? `${scale} * (${magnitudesOf(turned)} * ${width})` : `${scale} * ${width}`
        ),
        origin: outer.origin && octaveOrigin(params, outer.origin, { index: k, count })
      })
    },
    carry(result) {
      if (result.gradient === undefined) return { value: result.value }
      const back = turned ? `(${result.gradient} * ${turned})` : result.gradient
      return {
        value: result.value,
        gradient: build.define('vec3', 'g', `${scale} * ${back}`),
        lost: result.lost && build.define('float', 'lost', `${scale} * ${scale} * ${result.lost}`)
      }
    },
    advance() {
      build.line(`${scale} *= ${build.value(lacunarity)};`)
      if (turned) build.line(`${turned} = ${matrixExpression(turn, build)} * ${turned};`)
    }
  }
}

/** The vec3 by which sources in octave k are shifted, on top of what enclosing fractals shift them by. */
function emitShift(shift: FractalParams['shift'], k: string, build: GlslBuilder, outer: GlslScope): string | undefined {
  // Where there is an origin, sources have this in it.
  if (outer.origin || shift.every((s) => s === 0)) return outer.shift
  const sum = outer.shift === undefined ? '' : `${outer.shift} + `
  return build.define('vec3', 'shift', `${sum}vec3(${shift.map((s) => build.value(s)).join(', ')}) * float(${k})`)
}

/** What the loop does to points, in doubles. */
function octaveOrigin(
  { lacunarity, turn, shift }: FractalParams,
  outer: OriginScope,
  loop: OriginScope['loop']
): OriginScope {
  const turns = turn && octaveTurns(turn)
  return {
    at(k) {
      const scale = read(lacunarity) ** k
      const point = outer.at(0)
      const row = (i: number): number => {
        if (!turns) return scale * point[i]
        const at = 9 * k + 3 * i
        return scale * (turns[at] * point[0] + turns[at + 1] * point[1] + turns[at + 2] * point[2])
      }
      return [row(0), row(1), row(2)]
    },
    shift: (k) => shift.map((s) => s * k) as readonly number[] as Triple,
    periodScale: (k) => Math.round(read(lacunarity) ** k),
    loop
  }
}
