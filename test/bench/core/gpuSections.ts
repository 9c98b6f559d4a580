import type { BenchStage } from './benchShaders'
import { fieldCandidates } from './fieldCandidates'
import { GPU_GROUPS, type GpuCandidate, type GpuGroup } from './gpuCandidate'
import { ownCandidates } from './ownCandidates'
import { peerCandidates } from './peerCandidates'

export interface GpuSection {
  readonly key: string
  /** Words that select it. */
  readonly tags: readonly string[]
  readonly title: string
  readonly group: string
  readonly stage: BenchStage | 'link'
  /** Evaluations a pixel or vertex. */
  readonly count: number
  readonly baseline: string
  readonly candidates: readonly GpuCandidate[]
}

const BASELINES: Record<GpuGroup, string> = {
  '2D': 'glsl-noise cnoise2',
  '3D': 'glsl-noise cnoise3',
  '4D': 'glsl-noise cnoise4',
  field: 'fbm6 by hand'
}

const STAGES = [
  { key: 'fragment', title: 'Fragment stage, 8 evaluations a pixel', stage: 'fragment', count: 8 },
  { key: 'single', title: 'Fragment stage, 1 evaluation a pixel', stage: 'fragment', count: 1 },
  { key: 'vertex', title: 'Vertex stage, 8 evaluations a vertex', stage: 'vertex', count: 8 },
  { key: 'link', title: 'Compile, link and first draw', stage: 'link', count: 1 }
] as const

/** Every stage with every group of candidates; the fragment stage with 8 evaluations has all of them. */
export async function gpuSections(): Promise<GpuSection[]> {
  const all = [...ownCandidates(), ...fieldCandidates(), ...(await peerCandidates())]
  return STAGES.flatMap(({ key, title, stage, count }) =>
    GPU_GROUPS.map((group) => {
      const name = group.replace('D', '')
      return {
        key: key + name,
        tags: ['gpu', `gpu${name}`, key, key + name],
        title,
        group: group === 'field' ? 'A field of six octaves' : group,
        stage,
        count,
        baseline: BASELINES[group],
        candidates: all.filter((row) => row.group === group && (key === 'fragment' || row.inAllStages))
      }
    })
  )
}
