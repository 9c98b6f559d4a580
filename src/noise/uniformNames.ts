/** Every uniform of ours with a fixed name, spelled here only. */
export const UNIFORMS = {
  permutation: 'perlinPermutation',
  gradients: 'perlinGradients',
  /** Height of a seed's row in the permutation texture. */
  seedRow: 'perlinSeedRow'
} as const

/** The tables of fields: other textures than those of chunks, which may be in the same shader. */
export const FIELD_UNIFORMS = {
  permutation: 'perlinFieldPermutation',
  gradients: 'perlinFieldGradients'
} as const

/** Declares a pair of table textures; the guard lets any chunks, or fields, be joined. */
export function declareTables({ permutation, gradients }: { permutation: string; gradients: string }): string {
  const guard = `DECLARED_${permutation}`
  return `#ifndef ${guard}
#define ${guard}
uniform highp sampler2D ${permutation};
uniform highp usampler2DArray ${gradients};
#endif
`
}
