import { REVISION } from 'three'
import { version } from '../../../package.json'
import { BenchDevice } from './benchDevice'
import type { BenchResult, Device, TargetResult } from './benchResult'
import { cpuSections, type CpuSection } from './cpuSections'
import type { Sections } from './figures'
import { gpuSections, type GpuSection } from './gpuSections'
import { describeDevice } from './describeDevice'
import { interleavedSteps } from './interleave'
import { Progress, type ProgressReport } from './progress'
import { runCpuSection } from './runCpuSection'
import { runGpuSection } from './runGpuSection'
import type { SectionResult } from './section'
import type { Timed } from './sectionResult'
import { selectSections } from './selectSections'
import { targets } from './targets'

export interface BenchOptions {
  /** Names of sections, or parts of names of candidates. Default: everything. */
  readonly select?: readonly string[]
  /** Leaves the CPU out. */
  readonly gpuOnly?: boolean
  /** How often every candidate is measured. */
  readonly rounds?: number
  /** About how long a measurement takes. */
  readonly milliseconds?: number
  /** Pixels along each side of a pass; default: as the machine can. */
  readonly side?: number
  readonly onProgress?: (report: ProgressReport) => void
  /** Gets each section when it is done. */
  readonly onSection?: (section: SectionResult) => void
  readonly signal?: AbortSignal
}

const NOTHING = () => undefined

/** Checks and measures in this browser. @throws if there is no WebGL 2, or the signal aborts */
export async function runBench(options: BenchOptions = {}): Promise<BenchResult> {
  const { select = [], gpuOnly, rounds = 21, milliseconds = 25, side, signal } = options
  const { onProgress = NOTHING, onSection = NOTHING } = options
  const started = performance.now()
  const device = new BenchDevice()
  try {
    const all = selectSections([...(await gpuSections()), ...cpuSections()], select)
    const sections = gpuOnly ? all.filter((section) => 'stage' in section) : all
    const progress = new Progress(countSteps(sections, rounds), onProgress, signal)
    const timed: Timed[] = []
    for (const section of sections) {
      progress.enter(`${section.title}: ${section.group}`)
      const settings = { rounds, milliseconds, progress, side }
      const made = await ('stage' in section
        ? runGpuSection(device, section, settings)
        : runCpuSection(section, settings))
      timed.push(made)
      onSection(made.result)
    }
    const about = describeDevice(device.name)
    return {
      version,
      three: REVISION,
      date: new Date().toISOString(),
      seconds: Math.round((performance.now() - started) / 1000),
      rounds,
      device: about,
      sections: timed.map(({ result }) => result),
      targets: compareWithTargets(timed, about.kind)
    }
  } finally {
    device.dispose()
  }
}

function countSteps(sections: readonly (GpuSection | CpuSection)[], rounds: number): number {
  return sections.reduce((sum, section) => {
    const count = section.candidates.length
    // The GPU times an empty pass too.
    return sum + count + interleavedSteps(count + Number('stage' in section), rounds)
  }, 0)
}

function compareWithTargets(timed: readonly Timed[], kind: Device['kind']): TargetResult[] {
  const sections: Sections = new Map(timed.map(({ result, times }) => [result.key, { rows: result.rows, times }]))
  return targets.flatMap(({ id, text, goal, better, figure }) => {
    const found = figure(sections)
    if (!Number.isFinite(found)) return []
    const wanted = goal[kind]
    if (wanted === undefined) return [{ id, text, better, figure: found }]
    return [
      { id, text, better, figure: found, goal: wanted, met: better === 'more' ? found >= wanted : found <= wanted }
    ]
  })
}
