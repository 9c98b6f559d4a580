import { checkCpuCandidate } from './checkCpuCandidate'
import type { CpuSection } from './cpuSections'
import { interleave, type InterleaveOptions, type Task } from './interleave'
import type { Row } from './section'
import { sectionResult, type Outcome, type Timed } from './sectionResult'

/** Where sums go: a loop whose result nobody uses might be left out. */
const sink = { sum: 0 }

/** Checks the candidates of a section, then times those that are right. */
export async function runCpuSection(section: CpuSection, options: InterleaveOptions): Promise<Timed> {
  const outcomes: Outcome<Row['error']>[] = []
  const tasks: Task[] = []
  for (const candidate of section.candidates) {
    const { name, own, samples } = candidate
    await options.progress.step('checking values', name)
    try {
      const error = checkCpuCandidate(candidate)
      outcomes.push({ name, own, ...(error !== undefined && { error: { value: error, gradient: 0 } }) })
    } catch (error) {
      outcomes.push({ name, own, failed: error instanceof Error ? error.message : String(error) })
      continue
    }
    tasks.push({
      name,
      units: samples,
      repeat(count) {
        for (let k = 0; k < count; k++) sink.sum += candidate.run()
      }
    })
  }
  return sectionResult(section, 'ns', outcomes, await interleave(tasks, options))
}
