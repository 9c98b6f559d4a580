import type { Row, SectionTimes } from './section'

export type Sections = ReadonlyMap<string, { readonly rows: readonly Row[]; readonly times: SectionTimes }>

/** Reads a figure off the sections of a run; NaN if what it needs was not in the run. */
export type Figure = (sections: Sections) => number

/** How many times as fast a candidate is as the fastest of some others that were timed. */
export function speed(section: string, name: string, ...against: readonly string[]): Figure {
  return (sections) => {
    const times = sections.get(section)?.times
    if (!times) return NaN
    const speeds = against.map((other) => times.speed(name, other).median).filter(Number.isFinite)
    return speeds.length === 0 ? NaN : Math.min(...speeds)
  }
}

/** The same against every peer of a section. */
export function speedOfPeers(section: string, name: string): Figure {
  return (sections) => {
    const peers = sections.get(section)?.rows.filter(({ own }) => !own) ?? []
    return speed(section, name, ...peers.map((peer) => peer.name))(sections)
  }
}

/** How much a candidate costs, in that of another. */
export function cost(section: string, name: string, other: string): Figure {
  return (sections) => 1 / speed(section, name, other)(sections)
}

/** The largest error of a value among all candidates of ours in some sections. */
export function worstError(prefix: string, names: RegExp): Figure {
  return (sections) => {
    const errors = [...sections]
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([, { rows }]) => rows)
      .flatMap(({ name, error }) => (names.test(name) && error ? [error.value] : []))
    return errors.length === 0 ? NaN : Math.max(...errors)
  }
}
