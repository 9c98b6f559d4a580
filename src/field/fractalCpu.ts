import { constant } from './arithmetic'
import type { CpuBuilder, CpuScope, Step } from './cpuProgram'
import type { Field } from './field'
import { MAX_OCTAVES, type FractalParams } from './fractalParams'
import { octaveFrameCpu } from './octaveFrameCpu'
import { octaveGraph } from './octaveGraph'
import { plainSumCpu } from './plainSumCpu'
import { read } from './value'

export function fractalCpu(node: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number {
  return plainSumCpu(node, build, scope) ?? octaveLoop(node, build, scope)
}

function octaveLoop({ inputs, params }: Field<FractalParams>, build: CpuBuilder, scope: CpuScope): number {
  const { row, octaves, gain, scale } = params
  const { x, adds, weighs } = octaveGraph(row)
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
    added = build.compile(adds, state)
  })
  const components = scope.gradient ? 4 : 1
  const weighing = build.body(() => {
    if (weighs) build.step(copyStep(build.compile(weighs, state), weight, components))
  })
  build.step((m) => {
    const count = Math.min(read(octaves), MAX_OCTAVES)
    const fainter = read(gain)
    frame.reset(m)
    m[sum] = row.start
    m[weight] = m[amplitude] = 1
    for (let c = 1; c < components; c++) m[sum + c] = m[weight + c] = 0
    for (let k = 0; k < count; k++) {
      for (let i = 0; i < adding.length; i++) adding[i](m)
      const share = m[amplitude] * Math.min(1, count - k)
      for (let c = 0; c < components; c++) m[sum + c] += share * m[added + c]
      for (let i = 0; i < weighing.length; i++) weighing[i](m)
      m[amplitude] *= fainter
      frame.advance(m)
    }
    if (scale === undefined) return
    const factor = read(scale)
    for (let c = 0; c < components; c++) m[sum + c] *= factor
  })
  return sum
}

function copyStep(from: number, to: number, components: number): Step {
  return (m) => {
    for (let c = 0; c < components; c++) m[to + c] = m[from + c]
  }
}
