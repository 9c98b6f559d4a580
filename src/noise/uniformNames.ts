/** Every uniform of ours with a fixed name, spelled here only. */
export const UNIFORMS = {
  permutation: 'perlinPermutation',
  gradients: 'perlinGradients',
  seedCount: 'perlinSeedCount'
} as const

/** Declarations of the two table textures; the guard lets any chunks and fields be joined. */
export const TABLE_UNIFORMS = `#ifndef PERLIN_TABLE_UNIFORMS
#define PERLIN_TABLE_UNIFORMS
uniform highp sampler2D ${UNIFORMS.permutation};
uniform highp usampler2DArray ${UNIFORMS.gradients};
#endif
`
