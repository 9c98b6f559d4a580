import { quartiles } from './quartiles'
import { SectionTimes, type Row, type SectionResult } from './section'

/** Ends the name of a candidate that is timed twice. */
export const AGAIN = ' again'

/** What came of a check. */
export interface Outcome<E> {
  readonly name: string
  readonly own: boolean
  readonly error?: E
  readonly failed?: string
}

export interface Timed {
  readonly result: SectionResult
  readonly times: SectionTimes
}

/** Rows from checks and times. */
export function sectionResult(
  { key, title, group, baseline }: Pick<SectionResult, 'key' | 'title' | 'group' | 'baseline'>,
  unit: 'ns' | 'ms',
  outcomes: readonly Outcome<Row['error']>[],
  rounds: ReadonlyMap<string, readonly number[]>,
  empty?: string
): Timed {
  const times = new SectionTimes(rounds, empty)
  const scale = unit === 'ns' ? 1e6 : 1
  const rows = outcomes.map((outcome) => ({
    ...outcome,
    time: quartiles(times.net(outcome.name).map((time) => time * scale)),
    speed: times.speed(outcome.name, baseline)
  }))
  const again = outcomes.find(({ name }) => name.endsWith(AGAIN))?.name
  const floor = again && { floor: times.speed(again, again.slice(0, -AGAIN.length)) }
  return { result: { key, title, group, unit, baseline, ...floor, rows }, times }
}
