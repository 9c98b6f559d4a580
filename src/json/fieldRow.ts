import type { ColorField } from '../field/colorField'
import type { Field } from '../field/field'

/** Arguments and options by name, as the public functions take them, but of any type. */
export type Args = Readonly<Record<string, unknown>>

/** How a node is made again. */
export interface FieldRow {
  /** What there is to be given. */
  readonly names: readonly string[]
  /** @throws as the public function does, which checks all */
  readonly make: (args: Args) => Field | ColorField
  /** Whether its `field` is evaluated apart from all else: at another point, or as a copy. */
  readonly elsewhere?: boolean
  /** Whether it copies the graph below it. */
  readonly copies?: boolean
}

/**
 * A function that takes some arguments in order, and others in an object behind them.
 *
 * @param make - it is given whatever stands in a document, and must check it
 */
export function call(
  make: (...args: never[]) => Field | ColorField,
  positional: readonly string[],
  options?: readonly string[]
): FieldRow {
  return {
    names: [...positional, ...(options ?? [])],
    make(args) {
      const list = positional.map((name) => args[name])
      if (options) list.push(Object.fromEntries(Object.entries(args).filter(([name]) => options.includes(name))))
      return make(...(list as never[]))
    }
  }
}
