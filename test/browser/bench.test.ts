import { expect, test } from 'vitest'
import { runBench } from '../bench/core/runBench'

test('every candidate of the benchmark compiles, passes its check and can be timed', { timeout: 60_000 }, async () => {
  const { sections, rounds } = await runBench({ rounds: 1, milliseconds: 0, side: 8 })
  expect(rounds).toBe(1)
  const failed = sections.flatMap(({ rows }) => rows).flatMap((row) => row.failed ?? [])
  expect(failed).toEqual([])
  for (const { title, baseline, rows } of sections) {
    expect(rows.length, title).toBeGreaterThan(1)
    expect(rows.map(({ name }) => name).includes(baseline), title).toBe(true)
    for (const { name, time } of rows) expect(Number.isFinite(time.median), `${title}: ${name}`).toBe(true)
  }
})
