import type { BenchResult } from './benchResult'
import { formatSpeed, formatSpread, formatTarget, formatTime } from './formatNumbers'

/** A run as Markdown, to paste where somebody reads it. */
export function formatMarkdown({ version, three, date, rounds, device, sections, targets }: BenchResult): string {
  const tables = sections.map(({ title, group, unit, baseline, rows }) =>
    [
      `### ${title}: ${group}`,
      '',
      `| | time | against ${baseline} | |`,
      '| - | -: | -: | -: |',
      ...rows.map(({ name, time, speed, failed }) =>
        failed
          ? `| ${name} | ${failed.replace(/\s+/g, ' ').replaceAll('|', '\\|')} | | |`
          : `| ${name} | ${formatTime(time.median, unit)} | ${formatSpeed(speed.median)} | ${formatSpread(speed)} |`
      )
    ].join('\n')
  )
  return [
    `## three-perlin ${version} on ${device.renderer}`,
    `${date.slice(0, 10)} · three r${three} · ${rounds} rounds · ${device.cores} cores · ${device.browser}`,
    ...tables,
    ['| figure | |', '| - | -: |', ...targets.map((target) => `| ${target.text} | ${formatTarget(target)} |`)].join(
      '\n'
    )
  ].join('\n\n')
}
