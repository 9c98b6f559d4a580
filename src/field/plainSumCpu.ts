import { fadeQuintic } from '../noise/fade'
import { noiseTables } from '../noise/noiseTables'
import { OctaveSum } from '../noise/octaveSum'
import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { FBM } from './fractalRows'
import { LATTICE_SOURCE, type SourceParams } from './latticeSource'
import { isLive, read } from './value'

/**
 * The most common field by far, fBm of one plain noise, in one step instead of three an octave and more: `fractalCpu`
 * gives the same to rounding.
 *
 * @returns the address of the sum; undefined for any other field
 */
export function plainSumCpu(node: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number | undefined {
  const { row, turn, scale } = node.params
  const source = plainSource(node.inputs[0])
  if (row !== FBM || turn || scale !== undefined || scope.footprint !== undefined || !source) return undefined
  const { kind } = source
  const { gradient } = scope
  if (gradient && !kind.evaluateGradient) return undefined
  return gradient || !kind.sumOctaves
    ? octaveByOctave(node.params, source, build, scope)
    : inOneCall(node.params, source, build, scope)
}

/** By the function that the noise has for it. */
function inOneCall(
  { octaves, lacunarity, gain, shift }: FractalParams,
  source: PlainSource,
  build: CpuBuilder,
  scope: CpuScope
): number {
  const { kind, seed, axes, frequency } = source
  const tables = noiseTables(seed)
  const sum = new OctaveSum()
  const { start, ratio, offset, result } = sum
  const [fx, fy = 0, fz = 0, fw = 0] = frequency
  const [px, py = px, pz = px, pw = px] = axes.map((axis) => scope.point + axis)
  // The shift's fourth number, which t reads, is always 0.
  const [ox, oy = ox, oz = ox, ow = ox] = axes.map((axis) => scope.shift + axis)
  const out = build.slot()
  const setOctaves = () => {
    sum.octaves = Math.min(read(octaves), MAX_OCTAVES)
    sum.gain = read(gain)
    // Time is the same in all octaves.
    axes.forEach((axis, k) => (ratio[k] = axis === 3 ? 1 : read(lacunarity)))
  }
  setOctaves()
  axes.forEach((axis, k) => (sum.shift[k] = axis === 3 ? 0 : shift[axis]))
  if ([octaves, gain, lacunarity].some(isLive)) build.step(setOctaves)
  build.step((m) => {
    start[0] = m[px] * fx
    start[1] = m[py] * fy
    start[2] = m[pz] * fz
    start[3] = m[pw] * fw
    offset[0] = m[ox]
    offset[1] = m[oy]
    offset[2] = m[oz]
    offset[3] = m[ow]
    kind.sumOctaves?.(tables, sum)
    m[out] = result[0]
  })
  return out
}

function octaveByOctave(
  { octaves, lacunarity, gain, shift }: FractalParams,
  source: PlainSource,
  build: CpuBuilder,
  scope: CpuScope
): number {
  const { kind, seed, axes, frequency } = source
  const { gradient } = scope
  const tables = noiseTables(seed)
  const [at, one, sum] = [build.slot(), build.slot(), build.slot()]
  const [fx, fy = 0, fz = 0, fw = 0] = frequency
  const [px, py = px, pz = px, pw = px] = axes.map((axis) => scope.point + axis)
  // The shift's fourth number, which t reads, is always 0.
  const [ox, oy = ox, oz = ox, ow = ox] = axes.map((axis) => scope.shift + axis)
  const [sx, sy = 0, sz = 0, sw = 0] = axes.map((axis) => (axis === 3 ? 0 : shift[axis]))
  // Time is the same in all octaves.
  const [tx, ty, tz, tw] = [0, 1, 2, 3].map((k) => axes[k] === 3)
  build.step((m) => {
    const count = Math.min(read(octaves), MAX_OCTAVES)
    const ratio = read(lacunarity)
    const fainter = read(gain)
    const x = m[px] * fx
    const y = m[py] * fy
    const z = m[pz] * fz
    const w = m[pw] * fw
    let total = 0
    let dx = 0
    let dy = 0
    let dz = 0
    let amplitude = 1
    let scale = 1
    for (let k = 0; k < count; k++) {
      m[at] = (tx ? x : x * scale) + m[ox] + sx * k
      m[at + 1] = (ty ? y : y * scale) + m[oy] + sy * k
      m[at + 2] = (tz ? z : z * scale) + m[oz] + sz * k
      m[at + 3] = (tw ? w : w * scale) + m[ow] + sw * k
      const share = amplitude * Math.min(1, count - k)
      if (gradient) {
        kind.evaluateGradient?.(tables, m, at, one)
        dx += share * (tx ? 1 : scale) * m[one + 1]
        dy += share * (ty ? 1 : scale) * m[one + 2]
        dz += share * (tz ? 1 : scale) * m[one + 3]
      } else {
        kind.evaluate(tables, m, at, one)
      }
      total += share * m[one]
      amplitude *= fainter
      scale *= ratio
    }
    m[sum] = total
    if (!gradient) return
    m[sum + 1] = m[sum + 2] = m[sum + 3] = 0
    if (!tx) m[sum + 1 + axes[0]] = dx * fx
    if (!ty) m[sum + 1 + axes[1]] = dy * fy
    if (!tz && axes.length > 2) m[sum + 1 + axes[2]] = dz * fz
  })
  return sum
}

type PlainSource = SourceParams & { readonly seed: Uint8Array; readonly frequency: readonly number[] }

/** Noise of a fixed seed and frequency, with the quintic fade and no period. */
function plainSource(field: Field): PlainSource | undefined {
  if (field.op !== LATTICE_SOURCE) return undefined
  const params = field.params as SourceParams
  const { fade, period, seed, frequency } = params
  if (fade !== fadeQuintic || period.some((p) => p !== 256) || isLive(seed) || frequency.some(isLive)) return undefined
  return params as PlainSource
}
