import type { BenchResult } from './benchResult'
import { formatSpeed, formatSpread, formatTarget, formatTime } from './formatNumbers'
import type { SectionResult } from './section'

const SHORT = { swiftShader: 'SwiftShader', llvmpipe: 'llvmpipe', gpu: 'GPU' } as const

/** Runs of one version in one table, a column for each renderer, and the targets beneath. */
export function formatText(results: readonly BenchResult[]): string {
  const [{ version, three, rounds, device }] = results
  return [
    `three-perlin ${version}, three r${three}, ${rounds} rounds, ${device.cores} cores, ${device.browser}`,
    ...results.map((result) => `${SHORT[result.device.kind]}: ${result.device.renderer}, ${result.seconds} s`),
    'Speed: how many times as fast as the first of the section; the middle half of the rounds beside it.',
    '',
    ...alignColumns([headings(results), ...sectionKeys(results).flatMap((key) => sectionLines(results, key))]),
    '',
    ...alignColumns([['Targets', ...results.map(({ device: { kind } }) => SHORT[kind])], ...targetLines(results)])
  ].join('\n')
}

function headings(results: readonly BenchResult[]): string[] {
  return ['', ...results.flatMap(({ device: { kind } }) => [SHORT[kind], '', ''])]
}

function sectionKeys(results: readonly BenchResult[]): string[] {
  return [...new Set(results.flatMap(({ sections }) => sections.map(({ key }) => key)))]
}

function sectionLines(results: readonly BenchResult[], key: string): string[][] {
  const sections = results.map((result) => result.sections.find((section) => section.key === key))
  const [first] = sections.filter((section) => section !== undefined)
  const floors = sections.flatMap((section) =>
    section?.floor ? ['', 'noise', formatSpread(section.floor)] : ['', '', '']
  )
  const baselineFirst = [...first.rows].sort(
    (a, b) => Number(b.name === first.baseline) - Number(a.name === first.baseline)
  )
  return [
    [],
    [`${first.title}: ${first.group}`, ...floors],
    ...baselineFirst.map(({ name }) => [`  ${name}`, ...sections.flatMap((section) => cells(section, name))])
  ]
}

function cells(section: SectionResult | undefined, name: string): string[] {
  const row = section?.rows.find((candidate) => candidate.name === name)
  if (!section || !row) return ['', '', '']
  if (row.failed) return ['failed', '', '']
  return [formatTime(row.time.median, section.unit), formatSpeed(row.speed.median), formatSpread(row.speed)]
}

function targetLines(results: readonly BenchResult[]): string[][] {
  const texts = [...new Set(results.flatMap(({ targets }) => targets.map(({ id, text }) => `${id}  ${text}`)))]
  return texts.map((text) => [
    text,
    ...results.map(({ targets }) => {
      const target = targets.find((row) => `${row.id}  ${row.text}` === text)
      return target ? formatTarget(target) : ''
    })
  ])
}

/** The first column to the left, the others to the right. */
function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const count = Math.max(...lines.map((line) => line.length))
  const widths = Array.from({ length: count }, (_, k) => Math.max(...lines.map((line) => (line[k] ?? '').length)))
  return lines.map((line) =>
    line
      .map((cell, k) => (k === 0 ? cell.padEnd(widths[k]) : cell.padStart(widths[k])))
      .join('  ')
      .trimEnd()
  )
}
