import { CPU_GROUPS, type CpuCandidate, type CpuGroup } from './cpuCandidate'
import { cpu2 } from './cpu2'
import { cpu3 } from './cpu3'
import { cpu4 } from './cpu4'
import { cpuFields } from './cpuFields'
import { cpuGrids } from './cpuGrids'
import { cpuRays } from './cpuRays'

export interface CpuSection {
  readonly key: string
  /** Words that select it. */
  readonly tags: readonly string[]
  readonly title: string
  readonly group: string
  readonly baseline: string
  readonly candidates: readonly CpuCandidate[]
}

const SCATTERED = 'CPU, scattered points'
const GRID = 'CPU, a grid of 512 × 512 in 3D'

const ABOUT: Record<CpuGroup, Pick<CpuSection, 'title' | 'group' | 'baseline'>> = {
  '2D': { title: SCATTERED, group: '2D', baseline: 'three ImprovedNoise, z = 0' },
  '3D': { title: SCATTERED, group: '3D', baseline: 'three ImprovedNoise' },
  '4D': { title: SCATTERED, group: '4D', baseline: 'three SimplexNoise' },
  field: { title: SCATTERED, group: 'A field of six octaves', baseline: 'fbm6 by hand' },
  grid64: { title: GRID, group: '64 samples a cell', baseline: 'three ImprovedNoise' },
  grid3: { title: GRID, group: '3 samples a cell', baseline: 'three ImprovedNoise' },
  rays: { title: 'CPU, rays', group: 'A displaced land of 256 × 256 squares', baseline: 'three Raycaster' }
}

/** Every group of candidates. */
export function cpuSections(): CpuSection[] {
  const all = [...cpu2, ...cpu3, ...cpu4, ...cpuGrids, ...cpuFields, ...cpuRays]
  return CPU_GROUPS.map((group) => {
    const name = group.replace('D', '')
    return {
      key: `cpu${name}`,
      tags: ['cpu', `cpu${name}`, ...(name.startsWith('grid') ? ['grid'] : [])],
      ...ABOUT[group],
      candidates: all.filter((row) => row.group === group)
    }
  })
}
