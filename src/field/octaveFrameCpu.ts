import type { CpuBuilder, CpuScope, Step } from './cpuProgram'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import type { Matrix3 } from './octaveTurn'
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
  return {
    scope: build.scope(outer, q, { periodScale, shift: shifted }),
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
  const t = turnsOfOctaves(turn)
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
    carry(m: Float64Array, result: number, out: number) {
      const [x, y, z] = [m[result + 1], m[result + 2], m[result + 3]]
      m[out + 1] = t[at] * x + t[at + 3] * y + t[at + 6] * z
      m[out + 2] = t[at + 1] * x + t[at + 4] * y + t[at + 7] * z
      m[out + 3] = t[at + 2] * x + t[at + 5] * y + t[at + 8] * z
    }
  }
}

/** The powers of a matrix, one after the other, from the unit matrix on. */
function turnsOfOctaves(turn: Matrix3): Float64Array {
  const turns = new Float64Array(9 * MAX_OCTAVES)
  turns[0] = turns[4] = turns[8] = 1
  for (let i = 9; i < turns.length; i++) {
    const row = 3 * Math.floor((i % 9) / 3)
    const before = i - (i % 9) - 9 + (i % 3)
    turns[i] = turn[row] * turns[before] + turn[row + 1] * turns[before + 3] + turn[row + 2] * turns[before + 6]
  }
  return turns
}
