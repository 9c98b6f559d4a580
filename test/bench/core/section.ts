import { quartiles, type Quartiles } from './quartiles'

/** One candidate's line. */
export interface Row {
  readonly name: string
  readonly own: boolean
  /** Nanoseconds an evaluation (milliseconds a program, where programs are linked), less what an empty pass takes. */
  readonly time: Quartiles
  /** How many times as fast as the section's baseline. */
  readonly speed: Quartiles
  /** Largest errors in value and gradient, where the true values are known. */
  readonly error?: { readonly value: number; readonly gradient: number }
  /** Why it was not timed. */
  readonly failed?: string
}

/** Candidates that were timed against each other. */
export interface SectionResult {
  readonly key: string
  /** Stage, and what of it: sections of one title belong together. */
  readonly title: string
  readonly group: string
  readonly unit: 'ns' | 'ms'
  readonly baseline: string
  /** How fast a candidate was that was timed twice, compared with itself: what a difference must exceed to be one. */
  readonly floor?: Quartiles
  readonly rows: readonly Row[]
}

/** Times of one section by candidate and round, in milliseconds. */
export class SectionTimes {
  constructor(
    private readonly rounds: ReadonlyMap<string, readonly number[]>,
    /** Name of the task whose time counts for nothing. */
    private readonly empty?: string
  ) {}

  /** What a candidate took, less what the empty one took in the same round. */
  net(name: string): number[] {
    const empty = this.empty === undefined ? undefined : this.rounds.get(this.empty)
    return (this.rounds.get(name) ?? []).map((time, round) => time - (empty?.[round] ?? 0))
  }

  /** How many times as fast `name` is as `than`, compared round by round. */
  speed(name: string, than: string): Quartiles {
    const own = this.net(name)
    const other = this.net(than)
    // Without a positive time there is nothing to compare: a pass too short for this machine's timer.
    return quartiles(own.map((time, round) => (time > 0 && other[round] > 0 ? other[round] / time : NaN)))
  }
}
