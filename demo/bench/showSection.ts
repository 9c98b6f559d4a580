import { formatSpeed, formatTime } from '../../test/bench/core/formatNumbers'
import type { Row, SectionResult } from '../../test/bench/core/section'
import { element } from './element'

/** Puts a section beneath the heading that it shares with others: rows of bars, the longer the faster. */
export function showSection(results: HTMLElement, section: SectionResult): void {
  const last = results.lastElementChild
  if (last instanceof HTMLElement && last.dataset.title === section.title) {
    last.lastElementChild?.append(showGroup(section))
    return
  }
  const made = element('section', 'stage', [
    element('h2', '', [section.title]),
    element('div', 'groups', [showGroup(section)])
  ])
  made.dataset.title = section.title
  results.append(made)
}

function showGroup({ group, baseline, unit, floor, rows }: SectionResult): HTMLElement {
  const longest = Math.max(1, ...rows.map(({ speed }) => speed.median).filter(Number.isFinite))
  const noise = floor && 100 * Math.max(Math.abs(floor.q1 - 1), Math.abs(floor.q3 - 1))
  const about = `1× is ${baseline}${noise === undefined ? '' : ` · noise ±${noise.toFixed(noise < 10 ? 1 : 0)} %`}`
  const made = element('div', 'group', [
    element('div', 'caption', [element('h3', '', [group]), element('p', '', [about])]),
    ...[...rows].sort((a, b) => value(b) - value(a)).map((row) => showRow(row, unit, longest))
  ])
  made.style.setProperty('--one', String(1 / longest))
  return made
}

function value({ speed }: Row): number {
  return Number.isFinite(speed.median) ? speed.median : 0
}

function showRow({ name, own, time, speed, failed }: Row, unit: string, longest: number): HTMLElement {
  const label = element('span', 'name', [name])
  label.title = name
  if (failed) return element('div', own ? 'row own' : 'row', [label, element('span', 'failed', [failed])])
  const bar = element('span', 'bar', [element('i', '', []), element('u', '', [])])
  const lengths = { '--speed': speed.median, '--low': speed.q1, '--high': speed.q3 }
  for (const [property, length] of Object.entries(lengths)) {
    bar.style.setProperty(property, String(Number.isFinite(length) ? length / longest : 0))
  }
  return element('div', own ? 'row own' : 'row', [
    label,
    bar,
    element('span', 'time', [formatTime(time.median, unit)]),
    element('span', 'speed', [formatSpeed(speed.median)])
  ])
}
