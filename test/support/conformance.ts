/** Reference values of an implementation that nobody here wrote; `source`, `repo` and `how` say whose. */
export interface ConformanceSet {
  source: string
  repo: string
  how: string
  /** The first column is `cat`, the kind of point. */
  columns: string[]
  rows: (string | number)[][]
}

const sets = import.meta.glob<ConformanceSet>('../fixtures/conformance/*.json', { eager: true, import: 'default' })

/** A set of `test/fixtures/conformance`, by the name of its file. */
export function conformanceSet(name: string): ConformanceSet {
  const path = `../fixtures/conformance/${name}.json`
  if (!(path in sets)) throw new Error(`conformanceSet: there is no ${name}.json.`)
  return sets[path]
}

/** The named columns of a set, row by row; of the rows of one kind of point if `cat` is given. */
export function conformance(name: string, columns: readonly string[], cat?: string): number[][] {
  const set = conformanceSet(name)
  const indices = columns.map((column) => {
    const index = set.columns.indexOf(column)
    if (index < 1) throw new Error(`conformance: ${name}.json has no column of numbers ${column}.`)
    return index
  })
  return set.rows.filter((row) => cat === undefined || row[0] === cat).map((row) => indices.map((i) => Number(row[i])))
}
