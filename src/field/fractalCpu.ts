import { constant } from './arithmetic'
import { noiseStatistics } from '../noise/noiseStatistics'
import type { CpuBuilder, CpuScope, Step } from './cpuProgram'
import type { Field } from './field'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { octaveFrameCpu } from './octaveFrameCpu'
import { octaveGraph } from './octaveGraph'
import { plainSumCpu } from './plainSumCpu'
import { isSource } from './latticeSource'
import { sourceWeightCpu } from './latticeSourceCpu'
import { read } from './value'

export function fractalCpu(node: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number {
  return plainSumCpu(node, build, scope) ?? octaveLoop(node, build, scope)
}

function octaveLoop({ inputs, params }: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number {
  const { row, octaves, gain, scale } = params
  const { footprint } = scope
  const { x, adds, weighs } = octaveGraph(row, footprint !== undefined)
  const frame = octaveFrameCpu(params, build, scope)
  const [sum, weight, amplitude] = [build.slot(), build.slot(), build.slot()]
  const state = build.scope(scope, scope.point)
  state.known.set(x.sum, sum).set(x.weight, weight).set(x.amplitude, amplitude)
  state.known.set(x.offset, build.compile(constant(params.offset), scope))
  state.known.set(x.feedback, build.compile(constant(params.feedback), scope))
  let added = 0
  const adding = build.body(() => {
    build.step(frame.enter)
    state.known.set(x.noise, frame.carry(build.compile(inputs[0], frame.scope)))
    if (footprint !== undefined) state.known.set(x.blur, blurCpu(inputs[0], build, frame.scope))
    added = build.compile(adds, state)
  })
  const components = scope.gradient ? 4 : 1
  const weighing = build.body(() => {
    if (weighs) build.step(copyStep(build.compile(weighs, state), weight, components))
  })
  build.step((m) => {
    const count = Math.min(read(octaves), MAX_OCTAVES)
    const fainter = read(gain)
    frame.reset(m, 1)
    m[sum] = row.start
    m[weight] = m[amplitude] = 1
    for (let c = 1; c < components; c++) m[sum + c] = m[weight + c] = 0
    for (let k = 0; k < count; k++) {
      for (let i = 0; i < adding.length; i++) adding[i](m, 1)
      const share = m[amplitude] * Math.min(1, count - k)
      for (let c = 0; c < components; c++) m[sum + c] += share * m[added + c]
      for (let i = 0; i < weighing.length; i++) weighing[i](m, 1)
      m[amplitude] *= fainter
      frame.advance(m, 1)
    }
    if (scale === undefined) return
    const factor = read(scale)
    for (let c = 0; c < components; c++) m[sum + c] *= factor
  })
  return sum
}

/** Address of what a footprint has taken from the mean of |field|; 0 for a field that is no source. */
function blurCpu(field: Field, build: CpuBuilder, scope: CpuScope): number {
  const weight = isSource(field) ? sourceWeightCpu(field, build, scope) : undefined
  if (weight === undefined || !isSource(field)) return build.constant(0)
  const mean = noiseStatistics(field.params.kind).magnitude
  const out = build.slot()
  build.step((m) => void (m[out] = (1 - m[weight]) * mean))
  return out
}

function copyStep(from: number, to: number, components: number): Step {
  return (m) => {
    for (let c = 0; c < components; c++) m[to + c] = m[from + c]
  }
}
