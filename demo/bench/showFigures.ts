import { formatSpeed } from '../../test/bench/core/formatNumbers'
import type { SectionResult } from '../../test/bench/core/section'
import { element } from './element'

const FIGURES = [
  { section: 'fragment3', row: 'perlin3', text: 'as fast as glsl-noise’s classic noise, in 3D on the GPU' },
  { section: 'fragment3', row: 'perlin3Gradient', text: 'as fast, with the exact gradient on top' },
  { section: 'fragment4', row: 'perlin4', text: 'as fast as glsl-noise’s classic noise, in 4D' },
  { section: 'cpu3', row: 'perlin3', text: 'as fast as three’s ImprovedNoise, on the CPU' }
] as const

/** The few figures that one remembers. */
export function showFigures(sections: readonly SectionResult[]): HTMLElement[] {
  return FIGURES.flatMap(({ section, row, text }) => {
    const rows = sections.find(({ key }) => key === section)?.rows
    const speed = rows?.find(({ name }) => name === row)?.speed.median
    if (speed === undefined || !Number.isFinite(speed)) return []
    return [element('div', 'figure', [element('b', '', [formatSpeed(speed)]), element('span', '', [text])])]
  })
}
