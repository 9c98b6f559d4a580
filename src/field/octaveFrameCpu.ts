import type { CpuBuilder, CpuScope, Step } from './cpuProgram'
import type { FractalParams } from './fractalParams'
import { octaveTurns, type Matrix3 } from './octaveTurn'
import { read } from './value'

/** How an octave's coordinates lie to those of its fractal: scaled, turned, shifted. */
export interface OctaveFrameCpu {
  /** Where the field is evaluated in an octave. */
  readonly scope: CpuScope
  /** To the first octave. */
  readonly reset: Step
  /** Writes the octave's point, period scale and shift. */
  readonly enter: Step
  /** To the next octave. */
  readonly advance: Step
  /** Pushes the step that takes a result's gradient back to the fractal's coordinates. Returns the new address. */
  carry(result: number): number
}

export function octaveFrameCpu(params: FractalParams, build: CpuBuilder, outer: CpuScope): OctaveFrameCpu {
  const { lacunarity, shift, turn } = params
  const [sx, sy, sz] = shift
  const p = outer.point
  const [q, periodScale, shifted, scale] = [build.slot(), build.slot(), build.slot(), build.slot()]
  const turned = turn && turnSteps(turn, p, q)
  const width = outer.footprint
  const footprint = width === undefined ? undefined : build.slot()
  return {
    scope: build.scope(outer, q, { periodScale, shift: shifted, footprint }),
    reset(m) {
      m[scale] = 1
      for (let k = 0; k < 3; k++) m[shifted + k] = m[outer.shift + k]
      turned?.reset()
    },
    enter(m) {
      const s = m[scale]
      if (turned) {
        turned.enter(m)
        for (let k = 0; k < 3; k++) m[q + k] *= s
      } else {
        m[q] = m[p] * s
        m[q + 1] = m[p + 1] * s
        m[q + 2] = m[p + 2] * s
      }
      m[q + 3] = m[p + 3]
      m[periodScale] = m[outer.periodScale] * s
      if (width === undefined || footprint === undefined) return
      for (let k = 0; k < 3; k++) m[footprint + k] = s * (turned ? turned.width(m, width, k) : m[width + k])
    },
    advance(m) {
      m[scale] *= read(lacunarity)
      // Sums of binary fractions, and so exact.
      m[shifted] += sx
      m[shifted + 1] += sy
      m[shifted + 2] += sz
      turned?.advance()
    },
    carry(result) {
      if (!outer.gradient) return result
      const out = build.slot()
      build.step((m) => {
        m[out] = m[result]
        if (turned) turned.carry(m, result, out)
        else for (let k = 1; k < 4; k++) m[out + k] = m[result + k]
        for (let k = 1; k < 4; k++) m[out + k] *= m[scale]
      })
      return out
    }
  }
}

/** q = T p with the rotation T of the octave, and the gradient back through its transpose. */
function turnSteps(turn: Matrix3, p: number, q: number) {
  const t = octaveTurns(turn)
  let at = 0
  return {
    reset() {
      at = 0
    },
    enter(m: Float64Array) {
      const [x, y, z] = [m[p], m[p + 1], m[p + 2]]
      m[q] = t[at] * x + t[at + 1] * y + t[at + 2] * z
      m[q + 1] = t[at + 3] * x + t[at + 4] * y + t[at + 5] * z
      m[q + 2] = t[at + 6] * x + t[at + 7] * y + t[at + 8] * z
    },
    advance() {
      at += 9
    },
    /** Component k of |T| by a footprint. */
    width(m: Float64Array, from: number, k: number) {
      const row = at + 3 * k
      return Math.abs(t[row]) * m[from] + Math.abs(t[row + 1]) * m[from + 1] + Math.abs(t[row + 2]) * m[from + 2]
    },
    carry(m: Float64Array, result: number, out: number) {
      const [x, y, z] = [m[result + 1], m[result + 2], m[result + 3]]
      m[out + 1] = t[at] * x + t[at + 3] * y + t[at + 6] * z
      m[out + 2] = t[at + 1] * x + t[at + 4] * y + t[at + 7] * z
      m[out + 3] = t[at + 2] * x + t[at + 5] * y + t[at + 8] * z
    }
  }
}
