import { describe, expect, test } from 'vitest'
import { AXES, clash } from '../support/matrixAxes'
import { MATERIALS, type MatrixMaterial } from '../support/matrixMaterials'
import { pairwise } from '../support/pairwise'

const values = Object.entries(AXES).map(([axis, column]) => column.map((value) => `${axis}=${value}`))

function clashes(a: string, b: string): boolean {
  return clash(a, b) || clash(b, a)
}

/** Every two values of different axes that go together, and with what is given. */
function allowedPairs(given: string): string[] {
  const columns = values.map((column) =>
    given !== '' && column.includes(given) ? [given] : column.filter((value) => !clashes(value, given))
  )
  return columns.flatMap((column, i) =>
    columns
      .slice(i + 1)
      .flat()
      .flatMap((b) => column.filter((a) => !clashes(a, b)).map((a) => `${a}|${b}`))
  )
}

describe.each([undefined, ...(Object.keys(MATERIALS) as MatrixMaterial[])])(
  'the table of materials, %s',
  (material) => {
    const choices = material ? pairwise(AXES, clash, { material }) : pairwise(AXES, clash)
    const chosen = choices.map((choice) => Object.entries(choice).map(([axis, value]) => `${axis}=${value}`))

    test('has every allowed pair, and no other', () => {
      const found = new Set(chosen.flatMap((row) => row.flatMap((a, i) => row.slice(i + 1).map((b) => `${a}|${b}`))))
      expect([...found].sort()).toEqual([...allowedPairs(material ? `material=${material}` : '')].sort())
    })

    test('is the same every time, and not much larger than the two longest axes make it', () => {
      const again = material ? pairwise(AXES, clash, { material }) : pairwise(AXES, clash)
      expect(again).toEqual(choices)
      const [first, second] = values
        .map((column) => (material ? column.slice(0, 7) : column).length)
        .sort((a, b) => b - a)
      expect(choices.length).toBeLessThan(1.5 * first * second)
    })
  }
)
