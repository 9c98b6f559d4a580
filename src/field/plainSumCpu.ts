import { fadeQuintic } from '../noise/fade'
import { noiseTables } from '../noise/noiseTables'
import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { FBM } from './fractalRows'
import { LATTICE_SOURCE, type SourceParams } from './latticeSource'
import { isLive, read } from './value'

/**
 * The most common field by far, fBm of one plain noise without its gradient, in one step instead of three an octave:
 * `fractalCpu` gives the same to rounding.
 *
 * @returns the address of the sum; undefined for any other field
 */
export function plainSumCpu(node: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number | undefined {
  const { row, octaves, lacunarity, gain, shift, turn, scale: factor } = node.params
  const source = plainSource(node.inputs[0])
  if (row !== FBM || turn || factor !== undefined || scope.gradient || scope.footprint !== undefined || !source)
    return undefined
  const { kind, seed, axes, frequency } = source
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
    let amplitude = 1
    let scale = 1
    for (let k = 0; k < count; k++) {
      m[at] = (tx ? x : x * scale) + m[ox] + sx * k
      m[at + 1] = (ty ? y : y * scale) + m[oy] + sy * k
      m[at + 2] = (tz ? z : z * scale) + m[oz] + sz * k
      m[at + 3] = (tw ? w : w * scale) + m[ow] + sw * k
      kind.evaluate(tables, m, at, one)
      total += amplitude * Math.min(1, count - k) * m[one]
      amplitude *= fainter
      scale *= ratio
    }
    m[sum] = total
  })
  return sum
}

/** Noise of a fixed seed and frequency, with the quintic fade and no period. */
function plainSource(field: Field): (SourceParams & { seed: Uint8Array; frequency: readonly number[] }) | undefined {
  if (field.op !== LATTICE_SOURCE) return undefined
  const params = field.params as SourceParams
  const { fade, period, seed, frequency } = params
  if (fade !== fadeQuintic || period.some((p) => p !== 256) || isLive(seed) || frequency.some(isLive)) return undefined
  return params as SourceParams & { seed: Uint8Array; frequency: readonly number[] }
}
