/** One value for each axis. */
export type Choice<A extends Record<string, readonly string[]>> = { [K in keyof A]: A[K][number] }

/**
 * A small set of choices in which every allowed pair of values of two axes occurs, always the same: each choice begins
 * with a pair that is missing, and takes along as many others as it can.
 *
 * The first value of an axis must go with every value of the others.
 *
 * @param clash - whether two values, such as `material=points` and `shape=skinned`, exclude each other
 * @param fixed - axes with one value only
 */
export function pairwise<A extends Record<string, readonly string[]>>(
  axes: A,
  clash: (a: string, b: string) => boolean,
  fixed: Partial<Choice<A>> = {}
): Choice<A>[] {
  const names = Object.keys(axes)
  const clashes = (a: string, b: string) => clash(a, b) || clash(b, a)
  const given = Object.entries(fixed).map(([name, value]) => `${name}=${value}`)
  const columns = names.map((name) =>
    (fixed[name] === undefined ? axes[name] : [fixed[name]])
      .map((value) => `${name}=${value}`)
      .filter((value) => !given.some((other) => clashes(value, other)))
  )
  const missing = new Set<string>()
  const pair = (a: string, b: string) => `${a}|${b}`
  columns.forEach((column, i) => {
    for (const other of columns.slice(i + 1)) {
      for (const a of column) for (const b of other) if (!clashes(a, b)) missing.add(pair(a, b))
    }
  })

  const choices: Choice<A>[] = []
  while (missing.size > 0) {
    const [first] = missing
    const begun = first.split('|')
    const chosen = columns.map((column) => begun.find((value) => column.includes(value)))
    columns.forEach((column, i) => {
      chosen[i] ??= bestOf(column, chosen)
    })
    const complete = chosen as string[]
    complete.forEach((a, i) => {
      for (const b of complete.slice(i + 1)) missing.delete(pair(a, b))
    })
    choices.push(Object.fromEntries(complete.map((value) => value.split('='))) as Choice<A>)
  }
  return choices

  function bestOf(column: readonly string[], chosen: readonly (string | undefined)[]): string {
    const others = chosen.filter((value) => value !== undefined)
    const gain = (value: string) =>
      others.filter((other) => missing.has(pair(value, other)) || missing.has(pair(other, value))).length
    const fitting = column.filter((value) => !others.some((other) => clashes(value, other)))
    if (fitting.length === 0) throw new Error(`pairwise: nothing of ${column.join()} goes with ${others.join()}.`)
    // Equal gains in turn, so that no value is worn out.
    const best = Math.max(...fitting.map(gain))
    const equal = fitting.filter((value) => gain(value) === best)
    return equal[choices.length % equal.length]
  }
}
