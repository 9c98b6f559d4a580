import type { BenchDevice } from './benchDevice'
import { checkGpuCandidate, type GpuError } from './checkGpuCandidate'
import type { BenchStage } from './benchShaders'
import type { GpuSection } from './gpuSections'
import type { GpuCandidate } from './gpuCandidate'
import { EMPTY, gpuTask, linkTask, passSide } from './gpuTask'
import { interleave, type InterleaveOptions } from './interleave'
import { sectionResult, type Outcome, type Timed } from './sectionResult'

/** Checks the candidates of a section, then times those that are right. */
export async function runGpuSection(
  device: BenchDevice,
  section: GpuSection,
  options: InterleaveOptions & { side?: number }
): Promise<Timed> {
  const { stage, count, candidates, baseline } = section
  const outcomes: Outcome<GpuError>[] = []
  for (const candidate of candidates) {
    await options.progress.step('checking values', candidate.name)
    outcomes.push(check(device, candidate, stage === 'vertex' ? 'vertex' : 'fragment'))
  }
  const right = candidates.filter((_, i) => outcomes[i].failed === undefined)
  const timed = [EMPTY, ...right]
  if (stage === 'link') {
    const times = await interleave(
      timed.map((candidate) => linkTask(device, candidate)),
      options
    )
    return sectionResult(section, 'ms', outcomes, times, EMPTY.name)
  }
  const first = right.find(({ name }) => name === baseline) ?? right[0] ?? EMPTY
  const side = options.side ?? passSide(device, first, { stage, count })
  const tasks = timed.map((candidate) => gpuTask(device, candidate, { stage, count, side }))
  try {
    return sectionResult(section, 'ns', outcomes, await interleave(tasks, options), EMPTY.name)
  } finally {
    for (const task of tasks) task.dispose()
  }
}

const checked = new WeakMap<GpuCandidate, Map<BenchStage, Outcome<GpuError>>>()

/** Checks a candidate once in each stage. */
function check(device: BenchDevice, candidate: GpuCandidate, stage: BenchStage): Outcome<GpuError> {
  const known = checked.get(candidate) ?? new Map<BenchStage, Outcome<GpuError>>()
  checked.set(candidate, known)
  const { name, own } = candidate
  let outcome = known.get(stage)
  if (outcome) return outcome
  try {
    outcome = { name, own, error: checkGpuCandidate(device, candidate, stage) }
  } catch (error) {
    outcome = { name, own, failed: error instanceof Error ? error.message : String(error) }
  }
  known.set(stage, outcome)
  return outcome
}
