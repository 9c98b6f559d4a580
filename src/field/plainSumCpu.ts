import { fadeQuintic } from '../noise/fade'
import type { NoiseKind } from '../noise/noiseKind'
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
  const { row, octaves, lacunarity, gain, shift, turn, scale } = node.params
  const source = plainSource(node.inputs[0])
  if (row !== FBM || turn || scale !== undefined || scope.footprint !== undefined || !source) return undefined
  const { kind, seed, axes, frequency } = source
  const sum = scope.gradient ? gradientSum(source) : (kind.sumOctaves ?? valueSum(kind))
  if (!sum) return undefined
  const tables = noiseTables(seed)
  const numbers = new Float64Array(22)
  const { START, RATIO, OFFSET, SHIFT, GAIN, OCTAVES, SUM } = OctaveSum
  const components = scope.gradient ? 4 : 1
  const out = build.slot()
  const setOctaves = () => {
    numbers[OCTAVES] = Math.min(read(octaves), MAX_OCTAVES)
    numbers[GAIN] = read(gain)
    // Time is the same in all octaves.
    axes.forEach((axis, k) => (numbers[RATIO + k] = axis === 3 ? 1 : read(lacunarity)))
  }
  setOctaves()
  axes.forEach((axis, k) => (numbers[SHIFT + k] = axis === 3 ? 0 : shift[axis]))
  if ([octaves, gain, lacunarity].some(isLive)) build.step(setOctaves)
  build.step((m) => {
    for (let k = 0; k < axes.length; k++) {
      numbers[START + k] = m[scope.point + axes[k]] * frequency[k]
      // The shift's fourth number, which t reads, is always 0.
      numbers[OFFSET + k] = m[scope.shift + axes[k]]
    }
    sum(tables, numbers)
    for (let c = 0; c < components; c++) m[out + c] = numbers[SUM + c]
  })
  return out
}

type Sum = NonNullable<NoiseKind['sumOctaves']>

function valueSum(kind: NoiseKind): Sum {
  const memory = new Float64Array(5)
  const { GAIN, OCTAVES, SUM } = OctaveSum
  return (tables, numbers) => {
    let amplitude = 1
    numbers[SUM] = 0
    for (let k = 0; k < numbers[OCTAVES]; k++) {
      nextPoint(numbers, k, memory, kind.dimension)
      kind.evaluate(tables, memory, 0, 4)
      numbers[SUM] += amplitude * Math.min(1, numbers[OCTAVES] - k) * memory[4]
      amplitude *= numbers[GAIN]
    }
  }
}

/** With the gradient along x, y, z behind the sum. */
function gradientSum({ kind, axes, frequency }: PlainSource): Sum | undefined {
  const { evaluateGradient, dimension } = kind
  if (!evaluateGradient) return undefined
  const memory = new Float64Array(9)
  const scales = new Float64Array(4)
  const { RATIO, GAIN, OCTAVES, SUM } = OctaveSum
  return (tables, numbers) => {
    let amplitude = 1
    numbers.fill(0, SUM)
    scales.set(frequency)
    for (let k = 0; k < numbers[OCTAVES]; k++) {
      nextPoint(numbers, k, memory, dimension)
      evaluateGradient(tables, memory, 0, 4)
      const share = amplitude * Math.min(1, numbers[OCTAVES] - k)
      numbers[SUM] += share * memory[4]
      for (let i = 0; i < dimension; i++) {
        if (axes[i] < 3) numbers[SUM + 1 + axes[i]] += share * scales[i] * memory[5 + i]
        scales[i] *= numbers[RATIO + i]
      }
      amplitude *= numbers[GAIN]
    }
  }
}

/** The point of octave k, and the start of the next. */
function nextPoint(numbers: Float64Array, k: number, point: Float64Array, dimension: number): void {
  const { START, RATIO, OFFSET, SHIFT } = OctaveSum
  for (let i = 0; i < dimension; i++) {
    point[i] = numbers[START + i] + (numbers[OFFSET + i] + numbers[SHIFT + i] * k)
    numbers[START + i] *= numbers[RATIO + i]
  }
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
