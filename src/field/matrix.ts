import { describe } from '../describe'
import { checkField } from './checkField'
import { Field } from './field'
import { made } from './made'
import { MATRIX } from './matrixRow'

/** Numbers column by column, as three keeps them: 9 of a Matrix3, 16 of a Matrix4. */
export type MatrixLike = readonly number[] | { readonly elements: readonly number[] }

/**
 * Multiplies the coordinate by a matrix: f(M p). To make the pattern follow an object, give the inverse of its
 * matrixWorld. The numbers are copied.
 *
 * @param by - a Matrix3, an affine Matrix4, or the numbers of one
 * @throws if `by` is neither, has a number that is not finite, or is a projection
 */
export function matrix(field: Field, by: MatrixLike): Field {
  checkField(field, 'matrix')
  const elements = elementsOf(by)
  const args = { field, by: elements }
  if (elements.length === 9) return made(new Field(MATRIX, [field], { rows: transposed(elements, 3) }), 'matrix', args)
  if (elements[3] !== 0 || elements[7] !== 0 || elements[11] !== 0 || elements[15] !== 1) {
    throw new Error('matrix: `by` must have the last row 0, 0, 0, 1, got a projection. Give an affine matrix.')
  }
  const offset = Object.freeze([elements[12], elements[13], elements[14]] as const)
  return made(new Field(MATRIX, [field], { rows: transposed(elements, 4), offset }), 'matrix', args)
}

function elementsOf(by: MatrixLike): readonly number[] {
  const elements = typeof by === 'object' && by !== null && 'elements' in by ? by.elements : by
  const listed = Array.isArray(elements) ? (elements as readonly number[]) : []
  if ((listed.length === 9 || listed.length === 16) && listed.every(Number.isFinite)) return listed
  throw new Error(
    `matrix: \`by\` must be a Matrix3, a Matrix4 or 9 or 16 finite numbers, column by column, got ${describe(by)}.`
  )
}

/** Row by row, the upper left three by three. */
function transposed(elements: readonly number[], height: number): readonly number[] {
  return Object.freeze([0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => elements[row + height * column])))
}
