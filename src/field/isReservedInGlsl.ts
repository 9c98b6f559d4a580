/**
 * Keywords, words kept for later versions, and built-in functions of GLSL ES 3.00 (sections 3.6 to 3.8 and 8 of its
 * specification), which may not be defined again. Families are written as patterns.
 */
const FAMILIES = [
  '[biudhf]?vec[234]|d?mat[234](x[234])?|[iu]?(sampler|image)([123]D|Cube|Buffer)\\w*',
  'texture(Size|(2D|Cube)?(Proj)?(Lod|Grad)?(Offset|EXT)?)|texelFetch(Offset)?|(un)?pack([SU]norm|Half)2x16',
  '(float|u?int)BitsTo\\w+|dFd[xy]|is(nan|inf)|a?(sin|cos|tan)h?',
  '(less|greater)Than(Equal)?|(not)?[eE]qual|(low|medium|high|super)p|(inverse)?sqrt|(exp|log)2?|round(Even)?'
]

const WORDS =
  'attribute const uniform varying layout centroid flat smooth break continue do for while switch case default if else in ' +
  'out inout float int void bool true false invariant discard return uint precision struct main defined ' +
  'coherent volatile restrict readonly writeonly resource atomic_uint noperspective patch sample subroutine common ' +
  'partition active asm class union enum typedef template this goto inline noinline public static extern external ' +
  'interface long short double half fixed unsigned input output filter sizeof cast namespace using row_major ' +
  'radians degrees pow abs sign floor trunc ceil fract mod modf min max clamp mix step smoothstep length distance dot ' +
  'cross normalize faceforward reflect refract matrixCompMult outerProduct transpose determinant inverse any all not ' +
  'fwidth'

const RESERVED = /*#__PURE__*/ new RegExp(`^(${FAMILIES.join('|')}|${WORDS.replaceAll(' ', '|')})$`)

/** Whether GLSL has a meaning of its own for a name. */
export function isReservedInGlsl(name: string): boolean {
  return RESERVED.test(name)
}
