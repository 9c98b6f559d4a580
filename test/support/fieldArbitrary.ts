import fc from 'fast-check'
import type { Field } from 'three-perlin/cpu'
import { randomField } from './randomField'

/**
 * Random graphs of fields. They are made of a list of numbers, so that a failure shrinks: towards zeros, which are the
 * first source and the first operator.
 *
 * @param code - whether a field of one's own may be in them
 */
export function fieldArbitrary(depth: number, code = true): fc.Arbitrary<Field> {
  const choices = fc.uint16Array({ minLength: 256, maxLength: 256, size: 'max' })
  // Without bias: every row as often as any other.
  return fc.noBias(choices).map((numbers) => {
    let next = 0
    return randomField(() => numbers[next++ % numbers.length] / 65536, depth, code)
  })
}
